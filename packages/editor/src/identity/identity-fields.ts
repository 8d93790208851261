import { weekdays } from '@awning/site-model';
import type { DocumentField } from '../kit/editing/document.ts';
import type { IdentityBody } from './kind.ts';
import type { IdentityWords } from './messages.ts';

/** The fields as a comparison names them, in the order of the screen. */
export function identityFields(
  words: IdentityWords,
  languages: readonly string[],
  nameOfDay: (place: number) => string,
): readonly DocumentField<IdentityBody>[] {
  const picture = (id: string | null) => (id === null ? words.none : words.chosen);
  return [
    { label: words.logo, names: ['logoId'], text: ({ logoId }) => picture(logoId) },
    { label: words.icon, names: ['iconId'], text: ({ iconId }) => picture(iconId) },
    { label: words.shareImage, names: ['shareImageId'], text: ({ shareImageId }) => picture(shareImageId) },
    {
      label: words.tagline,
      names: ['taglines'],
      text: ({ taglines }) => languages.flatMap((code) => taglines[code] ?? []).join('\n'),
    },
    { label: words.accounts, names: ['accounts'], text: ({ accounts }) => accounts.join('\n') },
    {
      label: words.hours,
      names: ['openingHours'],
      text: ({ openingHours }) =>
        weekdays
          .flatMap((day, place) => (openingHours[day] ? [`${nameOfDay(place)}: ${openingHours[day]}`] : []))
          .join('\n'),
    },
    {
      label: words.place,
      names: ['place'],
      text: ({ place }) => (place === null ? '' : `${place.latitude}, ${place.longitude}`),
    },
    {
      label: words.titles,
      names: ['titlePatterns'],
      text: ({ titlePatterns: { homepage, collection, item } }) => [homepage, collection, item].join('\n'),
    },
  ];
}
