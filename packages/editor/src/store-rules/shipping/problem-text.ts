import type { MeasureRange, ShippingProblem, ShippingZone } from '@awning/commerce';
import type { PlaceWords } from '../place/messages.ts';
import { areaText, countryText } from '../place/place-text.ts';
import { type MeasurePlace, measureText } from './measure-text.ts';

interface ProblemPlace extends MeasurePlace {
  readonly placeWords: PlaceWords;
  readonly zones: readonly ShippingZone[];
}

/** What cannot work, by the names that the owner gave. */
export function problemText(problem: ShippingProblem, place: ProblemPlace): string {
  const { words, placeWords, language, zones } = place;
  const { problems } = words;
  const zoneName = (id: string) => zones.find((zone) => zone.id === id)?.name ?? '';
  if (problem.kind === 'not-shipped') {
    const country = countryText(problem.country, language);
    return problem.why === 'store' ? problems.storeNotShipped(country) : problems.taxedNotShipped(country);
  }
  const zone = zoneName(problem.zoneId);
  if (problem.kind === 'shadowed') {
    const by = zoneName(problem.byZoneId);
    const area = areaText(problem.area, placeWords, language);
    return problem.isWhole ? problems.zoneShadowed(zone, by) : problems.areaShadowed(area, zone, by);
  }
  if (problem.kind === 'gap') {
    return problems.gap(zone, problem.ranges.map((range) => rangeText(range, place)).join(words.and));
  }
  const options = zones.find(({ id }) => id === problem.zoneId)?.options ?? [];
  const option = options.find(({ id }) => id === problem.optionId)?.name ?? '';
  if (problem.kind === 'unreachable-option') return problems.unreachableOption(option, zone);
  if (problem.kind === 'always-free') return problems.alwaysFree(option, zone);
  return problems.unreachableStep(measureText(problem.calculator, problem.from, place), option, zone);
}

function rangeText({ calculator, from, to }: MeasureRange, place: MeasurePlace): string {
  const { ranges } = place.words;
  const start = measureText(calculator, from, place);
  return to === null ? ranges.from(start) : ranges.between(start, measureText(calculator, to, place));
}
