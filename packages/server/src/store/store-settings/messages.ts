export const storeSettingsMessages = {
  unknownCurrency: 'Awning does not know this currency.',
  currencyInUse: (currency: string) =>
    `Products, coupons and shipping have amounts in ${currency}. Delete them, also from the trash, to change the currency.`,
  unknownCountry: 'This is not a country code.',
  maximumBelowMinimum: 'The maximum must not be below the minimum.',
} as const;
