"""Documents that are the same for all readers: catalogue, words, pages, description of the API."""
