"""The simulated Telegram takes what the real one takes, and nothing else."""

import pytest

from tests.rigs.telegram.html import Unparsable, parsed
from tests.rigs.telegram.server import METHODS
from tests.rigs.telegram.spec import REFERENCE, WHY_NOT, known, reference, wrong, wrong_update

SEND = {"chat_id": 1, "text": "hello"}


def test_a_request_as_it_should_be() -> None:
    button = {"text": "Play", "callback_data": "a:x:play:", "style": "primary"}
    assert wrong("sendMessage", {**SEND, "reply_markup": {"inline_keyboard": [[button]]}}) == []


@pytest.mark.parametrize(
    "values",
    [
        {"chat_id": 1, "text": "hello", "colour": "red"},
        {"text": "hello"},
        {"chat_id": 1, "text": ["hello"]},
        {**SEND, "reply_markup": {"inline_keyboard": [[{"text": "Play", "data": "x"}]]}},
        {**SEND, "ephemeral_message_parameters": {"receiver": 7}},
    ],
)
def test_a_wrong_request_is_complained_about(values: dict[str, object]) -> None:
    assert wrong("sendMessage", values)


def test_a_wrong_method_or_update_is_complained_about() -> None:
    assert wrong("sendLetter", SEND)
    assert wrong_update({"update_id": 1, "message": {"text": "no id, no chat"}})


def test_every_method_of_the_simulator_is_one_of_telegrams() -> None:
    assert METHODS.keys() <= known().keys()


@pytest.mark.skipif(not REFERENCE.exists(), reason=WHY_NOT)
def test_the_reference_knows_them_too() -> None:
    assert {name for name in METHODS if "Ephemeral" not in name} <= reference().keys()


@pytest.mark.parametrize("source", ["a < b", "a & b", "<b>a", "a</b>", "<b><code>a</b></code>", "<blink>a</blink>"])
def test_markup_is_read_as_strictly_as_telegram_does(source: str) -> None:
    with pytest.raises(Unparsable):
        parsed(source)
