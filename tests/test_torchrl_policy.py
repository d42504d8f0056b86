"""The example of TorchRL runs in PyTorch for the CPU: specs that fit, legal actions, one win a game, and it learns."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts.pytorch import python

EXAMPLE = Path(__file__).parents[1] / "examples" / "torchrl_policy.py"


@pytest.mark.night
@pytest.mark.timeout(1800)  # the first time it installs PyTorch: a minute on a quiet machine
def test_a_policy_of_torchrl_plays_and_learns() -> None:
    done = subprocess.run([python(), EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    losses = [float(line.split()[3].rstrip(",")) for line in done.stdout.splitlines() if line.startswith("update")]
    assert len(losses) == 5
    assert any(losses), "it has a slope to follow"
    assert "check_env_specs succeeded" in done.stdout + done.stderr
