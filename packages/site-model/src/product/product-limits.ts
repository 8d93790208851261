/** What a product can have at most. The form and the server keep to the same numbers. */
export const productLimits = {
  /** As many as a person can manage; the variants of a page are sent to every visitor. */
  variants: 250,
  options: 6,
  images: 100,
  /** As many as a visitor looks through below a product. */
  related: 12,
  /** As many as a buyer fetches one by one; more belong into an archive. */
  files: 20,
} as const;
