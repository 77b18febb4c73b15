map-hedgerow = Heckenland
