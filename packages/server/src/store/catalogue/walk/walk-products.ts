import type { Connection } from '../../../platform/database/index.ts';
import { type Condition, MAX_LISTED_WORDS, PREFIX_LENGTH } from './condition.ts';
import { countFitting, type Slice, selectSlice } from './store.ts';

export interface WalkBounds {
  /** Products that one page looks at. */
  readonly walk: number;
  /** Beyond this many, conditions count as equally frequent. */
  readonly counted: number;
}

export const walkBounds: WalkBounds = { walk: 2000, counted: 300 };

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
  readonly bounds?: WalkBounds;
}

/**
 * The newest products that fulfil all conditions. No index serves two conditions at once, so the walk goes along the products of the rarest one.
 * It is bounded, so that a page costs the same however many products there are; it may be short, and the next one goes on from there.
 */
export async function walkProducts(
  connection: Connection,
  websiteId: string,
  conditions: readonly Condition[],
  { after, limit, bounds = walkBounds }: Page,
): Promise<Slice> {
  const known = conditions.map(withKnownWords);
  const isHopeless = known.some((condition) => condition.kind === 'word' && condition.marks?.length === 0);
  if (isHopeless) return { ids: [], end: null };
  const [first, ...others] = await rarestFirst(connection, websiteId, known, bounds);
  if (!first) return { ids: [], end: null };
  const walk =
    first.kind === 'word' && first.marks === null
      ? { lead: firstLetters(first), others: known }
      : { lead: first, others };
  const marks = walk.lead.kind === 'word' ? (walk.lead.marks?.length ?? 0) : 1;
  if (marks < 2) return await selectSlice(connection, websiteId, { ...walk, after, length: bounds.walk, limit });
  // Several lists are read before they are merged, and most searches need no more than a page of each.
  const start = await selectSlice(connection, websiteId, { ...walk, after, length: limit, limit });
  if (start.end === null) return start;
  const missing = limit - start.ids.length;
  const length = Math.max(missing, Math.floor(bounds.walk / marks));
  const rest = await selectSlice(connection, websiteId, { ...walk, after: start.end, length, limit: missing });
  return { ids: [...start.ids, ...rest.ids], end: rest.end };
}

/** Too many words are as good as none: it is not known whether they are all. */
function withKnownWords(condition: Condition): Condition {
  return condition.kind === 'word' && (condition.marks?.length ?? 0) > MAX_LISTED_WORDS
    ? { ...condition, marks: null }
    : condition;
}

async function rarestFirst(
  connection: Connection,
  websiteId: string,
  conditions: readonly Condition[],
  { counted }: WalkBounds,
): Promise<readonly Condition[]> {
  if (conditions.length < 2) return conditions;
  const counts = await countFitting(connection, websiteId, conditions, counted);
  const rank = (condition: Condition) => (condition.kind !== 'word' ? 1 : (condition.marks?.length ?? Infinity));
  return conditions
    .map((condition, index) => ({ condition, count: counts[index] ?? counted }))
    .toSorted((one, other) => one.count - other.count || rank(one.condition) - rank(other.condition))
    .map(({ condition }) => condition);
}

/** All products with a word that begins with the same few letters. */
function firstLetters(condition: Extract<Condition, { kind: 'word' }>): Condition {
  const word = Array.from(condition.word).slice(0, PREFIX_LENGTH).join('');
  const beginning = condition.beginning.slice(0, condition.beginning.length - condition.word.length) + word;
  return { kind: 'word', word, beginning, marks: [beginning] };
}
