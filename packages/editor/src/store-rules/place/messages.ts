import { defineTexts } from '../../texts/texts.ts';

export const placeTexts = defineTexts({
  en: {
    country: 'Country',
    region: 'Region',
    regionHint: 'As it is written in addresses, such as Bavaria.',
    postalPrefix: 'Postal code begins with',
    postalCode: 'Postal code',
    everywhere: 'All countries',
    nothingFound: 'No country found',
    regionOf: (region: string, country: string) => `${region}, ${country}`,
    postalOf: (prefix: string, place: string) => `${place}, postal codes ${prefix}…`,
    more: (count: number) => `and ${count} more`,
  },
  de: {
    country: 'Land',
    region: 'Region',
    regionHint: 'Wie in Adressen geschrieben, zum Beispiel Bayern.',
    postalPrefix: 'Postleitzahl beginnt mit',
    postalCode: 'Postleitzahl',
    everywhere: 'Alle Länder',
    nothingFound: 'Kein Land gefunden',
    regionOf: (region: string, country: string) => `${region}, ${country}`,
    postalOf: (prefix: string, place: string) => `${place}, Postleitzahlen ${prefix}…`,
    more: (count: number) => `und ${count} weitere`,
  },
  fr: {
    country: 'Pays',
    region: 'Région',
    regionHint: 'Comme dans les adresses, par exemple Bavière.',
    postalPrefix: 'Le code postal commence par',
    postalCode: 'Code postal',
    everywhere: 'Tous les pays',
    nothingFound: 'Aucun pays trouvé',
    regionOf: (region: string, country: string) => `${region}, ${country}`,
    postalOf: (prefix: string, place: string) => `${place}, codes postaux ${prefix}…`,
    more: (count: number) => `et ${count} autres`,
  },
});
export type PlaceWords = (typeof placeTexts)['en'];
