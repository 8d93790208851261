export const sizeMessages = {
  severalWebsites: 'This installation has several websites; a made-up shop goes into an installation with one or none.',
  noStore: 'The website has no store page at /shop, which the products go into.',
  filled: 'The shop has made-up products already. Choose another DATA_DIR for a shop of another size.',
} as const;
