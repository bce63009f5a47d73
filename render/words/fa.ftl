player = بازیکن
list-comma = ،
list-and = و
notation-landverse-land = خشکی
notation-landverse-sea = دریا
