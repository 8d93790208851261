export const ruleMessages = {
  noPlace: 'Enter at least one place.',
  noOption: 'Enter at least one way of shipping.',
  nameMissing: 'Enter a name in the main language of the website.',
  unknownLanguage: 'The website does not have this language.',
  optionOfAnother: 'This way of shipping belongs to another zone.',
  wholeNumber: 'Enter a whole number.',
  bandsFromZero: 'The first step must begin at 0.',
  bandsInOrder: 'Each step must begin higher than the one before it.',
  neverOffered: 'Enter a price for at least one step.',
  unknownCountry: 'This is not a country code.',
  oneBand: 'A flat price has one step.',
  rateTooHigh: 'A rate can be at most 100 per cent.',
} as const;
