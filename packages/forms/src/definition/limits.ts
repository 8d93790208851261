/** How large a form may be. Lengths are in UTF-16 units. */
export const formLimits = {
  nameLength: 200,
  fields: 200,
  titleLength: 500,
  descriptionLength: 2000,
  placeholderLength: 200,
  options: 300,
  optionLength: 500,
  messageLength: 5000,
  htmlLength: 50_000,
  redirectLength: 2000,
  hiddenKeyLength: 100,
  hiddenValueLength: 2000,
  currencySymbolLength: 8,
  /** The highest maximum an owner can set for a text area. */
  textareaMaxLength: 100_000,
} as const;

/** All answers of a submission as JSON text. Above this, nobody typed them. */
export const longestAnswersText = 1_000_000;
