import type { DocumentField } from './document.ts';

/** A field that two editors have left different from one another. */
export interface Divergence<Body> {
  readonly field: DocumentField<Body>;
  /** `both`: somebody has to choose. */
  readonly changedBy: 'them' | 'me' | 'both';
}

interface Bodies<Body> {
  /** What both began from. */
  readonly base: Body;
  readonly theirs: Body;
  readonly mine: Body;
}

/** Where two bodies that were made from the same one differ, field by field. What both changed alike is no difference. */
export function divergences<Body>(
  fields: readonly DocumentField<Body>[],
  { base, theirs, mine }: Bodies<Body>,
): readonly Divergence<Body>[] {
  return fields.flatMap((field) => {
    if (isEqual(field, theirs, mine)) return [];
    const isTheirs = !isEqual(field, base, theirs);
    const isMine = !isEqual(field, base, mine);
    return [{ field, changedBy: isTheirs && isMine ? 'both' : isTheirs ? 'them' : 'me' }];
  });
}

/** Their body with what I have changed; where both changed a field, mine only if it is in `kept`. */
export function mergeBodies<Body>(
  fields: readonly DocumentField<Body>[],
  bodies: Bodies<Body>,
  kept: readonly DocumentField<Body>[],
): Body {
  const taken = divergences(fields, bodies)
    .filter(({ field, changedBy }) => changedBy === 'me' || (changedBy === 'both' && kept.includes(field)))
    .flatMap(({ field }) => field.names);
  return { ...bodies.theirs, ...Object.fromEntries(taken.map((name) => [name, bodies.mine[name]])) };
}

/** The fields in which two bodies differ. */
export function changedFields<Body>(
  fields: readonly DocumentField<Body>[],
  before: Body,
  after: Body,
): readonly DocumentField<Body>[] {
  return fields.filter((field) => !isEqual(field, before, after));
}

/** Whether two JSON values are equal. The order of names does not count: the database returns a version in its own. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isNested(one) || !isNested(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  );
}

function isEqual<Body>({ names }: DocumentField<Body>, one: Body, other: Body): boolean {
  return names.every((name) => isSameValue(one[name], other[name]));
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
