"""The hireling cards of Revelry, a folder each with both sides."""
