"""Start Kingtable from this folder: `python3 start.py`, on Windows `py start.py`.

Finds uv, or fetches it into the folder `.uv`; uv installs everything else into `.venv`. Nothing outside this folder
changes but uv's cache of downloads. Arguments go to `kingtable`: `python3 start.py play --players 2`.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
OWN = HERE / ".uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
KINGTABLE = VENV / ("Scripts/kingtable.exe" if os.name == "nt" else "bin/kingtable")

NO_PIP = """\
Kingtable installs itself with pip, and this Python ({python}) has none.
On Debian and Ubuntu: sudo apt install python3-pip. Or install uv: https://docs.astral.sh/uv/. Then start again.
"""
NO_UV = """\
Kingtable could not download uv, which installs the rest: pip's message above says why.
Is this computer online? Start again with the same command.
"""
NOT_INSTALLED = """\
Kingtable is not installed completely: uv's message above says what is missing.
Start again with the same command; finished downloads are kept.
"""
STOPPED = """
Stopped before everything was installed. Start again with the same command; finished downloads are kept.
"""


def main(*arguments: str) -> int:
    """Install what is missing, then run `kingtable` with these arguments; returns its exit code."""
    try:
        program = uv()
        first = not KINGTABLE.exists()
        if first:
            say("Installing Kingtable into this folder (about 500 MB), once. This takes a minute or two ...")
        environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(VENV)}
        environment.pop("VIRTUAL_ENV", None)
        install = [program, "sync", "--locked", "--no-dev", "--inexact", *([] if first else ["--quiet"])]
        if subprocess.call(install, cwd=HERE, env=environment):
            return give_up(NOT_INSTALLED)
    except KeyboardInterrupt:
        return give_up(STOPPED, code=130)
    return run(str(KINGTABLE), *arguments)


def uv() -> str:
    """The path of uv: the one on the path, else the one in `.uv`, fetched if it is not there yet.

    Exits with 2 and two lines on stderr where it cannot be fetched.
    """
    found = shutil.which("uv") or str(OWN)
    if works(found):
        return found
    if importlib.util.find_spec("pip") is None:
        sys.exit(give_up(NO_PIP.format(python=sys.executable)))
    say("Downloading uv, which installs the rest ...")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target", str(OWN.parents[1]), "uv"]
    environment = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if subprocess.call(pip, stdout=sys.stderr, env=environment) or not works(str(OWN)):
        sys.exit(give_up(NO_UV))
    return str(OWN)


def works(program: str) -> bool:
    """Whether the program starts; an interrupted download can leave half of it."""
    try:
        return subprocess.call([program, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def run(*command: str) -> int:
    """Run the command in place of this program, or, on Windows, wait for it."""
    if os.name != "nt":
        os.execv(command[0], command)
    process = subprocess.Popen(command)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # Ctrl-C reaches Kingtable too, which stops in order
            continue


def say(text: str) -> None:
    """Report progress to the user, at once."""
    print(text, file=sys.stderr, flush=True)


def give_up(why: str, code: int = 2) -> int:
    """Say why; returns the exit code."""
    say(why.rstrip("\n"))
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
