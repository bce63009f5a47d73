"""`python -m tests.fuzz [--inputs N] [--seed N] [--target NAME]`: figures, and every fault with what made it."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.connection import connect
from bot.settings import Settings
from bot.valkey import embedded
from tests.fuzz.run import thrown
from tests.fuzz.targets import TARGETS


async def main(url: str, inputs: int, seed: int, targets: list[str]) -> int:
    """How many faults there were."""
    faults, whole = 0, sum(TARGETS[name][1] for name in targets)
    for name in targets:
        many, begun = inputs * TARGETS[name][1] // whole, time.monotonic()
        async with connect(Settings(redis_url=url)) as redis:
            await redis.flushall()
            found = await thrown(redis, name, many, seed)
        print(f"{name:10}{many:8} inputs{len(found):6} faults{time.monotonic() - begun:8.1f} s", flush=True)
        print("\n".join(found[:20]))
        faults += len(found)
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", action="append", choices=list(TARGETS))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, embedded(Path(folder)) as url:
        sys.exit(1 if asyncio.run(main(url, asked.inputs, asked.seed, asked.target or list(TARGETS))) else 0)
