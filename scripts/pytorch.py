"""PyTorch for the CPU with TorchRL, in an environment of their own, for the test of `examples/torchrl_policy.py`.

PyTorch's usual package for Linux on the package index needs 2 GB of CUDA, and does not start without it. So PyTorch is
not in uv.lock: pip installs its package for the CPU into `.uv` of the checkout, with the first call that needs it.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

TORCH = "2.13.0"
PACKAGES = [
    f"torch=={TORCH}" if sys.platform == "darwin" else f"torch=={TORCH}+cpu",
    "torchrl==0.13.3",
    "tensordict==0.13.0",
]
HERE = Path(__file__).parents[1] / ".uv" / f"pytorch-{TORCH}-{sys.version_info.major}.{sys.version_info.minor}"


def python() -> Path:
    """The Python that imports PyTorch, and all that this one imports. Raises RuntimeError if pip finds no package."""
    if not HERE.is_dir():
        HERE.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=HERE.parent) as fresh:
            _install(Path(fresh) / "whole")
            try:
                (Path(fresh) / "whole").rename(HERE)
            except OSError:  # another process was faster
                if not HERE.is_dir():
                    raise
    return _python(HERE)


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _install(folder: Path) -> None:
    _run([sys.executable, "-m", "venv", str(folder)])
    ours = sysconfig.get_path("purelib")
    theirs = subprocess.check_output(
        [_python(folder), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    ).strip()
    numpy = f"numpy=={version('numpy')}"  # the same for both
    try:
        _run([str(_python(folder)), "-m", "pip", "install", "--quiet", "--no-compile", numpy, *PACKAGES])
    except RuntimeError as error:
        index = "PIP_EXTRA_INDEX_URL=https://download.pytorch.org/whl/cpu"
        raise RuntimeError(f"pip could not install PyTorch for the CPU. Try it with {index}. {error}") from error
    (Path(theirs) / "checkout.pth").write_text(f"import site; site.addsitedir({ours!r})\n", encoding="utf-8")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
