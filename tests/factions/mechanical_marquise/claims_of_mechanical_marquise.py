"""R.4 Claims that reasons of the Mechanical Marquise make."""

from __future__ import annotations

from kit.opinions.claims import always

always("why-only_mechanical_marquise_places")
