import type { DocumentField } from '../../kit/editing/document.ts';
import type { Format } from '../../texts/format.ts';
import type { PlaceWords } from '../place/messages.ts';
import { areaText } from '../place/place-text.ts';
import type { TaxWords } from './messages.ts';
import type { TaxRuleBody } from './queries.ts';

interface FieldPlace {
  readonly words: TaxWords;
  readonly placeWords: PlaceWords;
  readonly format: Format;
  readonly language: string;
}

/** The parts of a tax rule as a comparison names them, in the order of the screen. */
export function taxFields({ words, placeWords, format, language }: FieldPlace): readonly DocumentField<TaxRuleBody>[] {
  return [
    { label: words.name, names: ['name'], text: ({ name }) => name },
    { label: words.percent, names: ['percent'], text: ({ percent }) => format.percent(percent) },
    { label: words.place, names: ['area'], text: ({ area }) => areaText(area, placeWords, language) },
    { label: words.taxClass, names: ['taxClass'], text: ({ taxClass }) => taxClass },
    {
      label: words.inclusive,
      names: ['inclusive'],
      text: ({ inclusive }) => (inclusive ? words.inclusives.yes : words.inclusives.no),
    },
    { label: words.onShipping, names: ['onShipping'], text: ({ onShipping }) => (onShipping ? words.yes : words.no) },
    { label: words.priority, names: ['priority'], text: ({ priority }) => String(priority) },
  ];
}
