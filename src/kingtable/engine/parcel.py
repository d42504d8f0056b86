"""Deprecated: import `GameSpec` and `Option` from `kingtable.engine.spec`. Version 0.3.0 drops this module."""

from __future__ import annotations

import warnings

from kingtable.engine.spec import GameSpec, Option

__all__ = ["Option", "Parcel"]

Parcel = GameSpec

warnings.warn("Import GameSpec from kingtable.engine.spec instead of Parcel.", DeprecationWarning, stacklevel=2)
