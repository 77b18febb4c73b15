"""House rules about the suits of clearings."""
