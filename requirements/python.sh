#!/bin/sh
# Prints the Python to build .venv with: the one named as argument, else the first here that fits.
# Where none does, says in one sentence what is missing.

[ $# -gt 0 ] || set -- python3 python3.13 python3.12 python3.11
for name; do
    "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null || continue
    "$name" -c 'import ensurepip, venv' 2>/dev/null && echo "$name" && exit
    bare=${bare:-$name}
done

if [ "$bare" ]; then
    echo "$bare lacks the module venv: install it (Debian: apt install python3-venv) and try again."
elif version=$("$1" -V 2>/dev/null); then
    echo "Python 3.11, 3.12 or 3.13 is needed, and $1 is $version: name a newer one with PYTHON=/path/to/python3."
else
    echo "Python 3.11, 3.12 or 3.13 is needed, and $1 isn't here: install it (Debian: apt install python3 python3-venv)."
fi >&2
exit 1
