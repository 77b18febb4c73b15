"""Claims that reasons of house rules make."""

from __future__ import annotations

from kit.opinions.claims import always

always("why-keep_stands why-redrawn_once")
