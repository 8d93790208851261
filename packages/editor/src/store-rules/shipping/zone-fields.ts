import type { DocumentField } from '../../kit/editing/document.ts';
import type { PlaceWords } from '../place/messages.ts';
import { areasText } from '../place/place-text.ts';
import type { MeasurePlace } from './measure-text.ts';
import { optionText } from './option-text.ts';
import type { ZoneBody } from './queries.ts';

/** The parts of a zone as a comparison names them, in the order of the screen. */
export function zoneFields(
  place: MeasurePlace & { readonly placeWords: PlaceWords; readonly primary: string },
): readonly DocumentField<ZoneBody>[] {
  const { words, placeWords, language, primary } = place;
  return [
    { label: words.name, names: ['name'], text: ({ name }) => name },
    {
      label: words.places,
      names: ['areas'],
      text: ({ areas }) => areasText(areas, placeWords, language, Number.POSITIVE_INFINITY),
    },
    {
      label: words.options,
      names: ['options'],
      text: ({ options }) => options.map((option) => optionText(option, primary, place)).join('\n'),
    },
  ];
}
