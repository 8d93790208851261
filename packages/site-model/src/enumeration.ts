/** The result for every unknown code and name; never stored. */
export const UNDEFINED_CODE = -1;

export interface Member<Name extends string = string> {
  readonly name: Name | 'undefined';
  readonly code: number;
}

export interface LookUps<Name extends string> {
  /** The named members in the order of the specification, without the undefined one. */
  readonly members: readonly Member<Name>[];
  readonly byCode: (code: unknown) => Member<Name>;
  readonly byName: (name: unknown) => Member<Name>;
  /** The code to keep when content is read: unchanged if it is known or in the readable range, otherwise -1. */
  readonly read: (code: unknown) => number;
}

const undefinedMember = Object.freeze({ name: 'undefined', code: UNDEFINED_CODE } as const);

/**
 * Builds the look-ups for a constant object of names and codes. They never throw: old content must not break a page.
 *
 * @param highestReadable `read` keeps codes from 1 up to this one even if they have no name.
 * @example
 * lookUps({ undefined: -1, small: 1, large: 3 }).byName('large') // => { name: 'large', code: 3 }
 * lookUps({ undefined: -1, small: 1, large: 3 }).byCode(2) // => { name: 'undefined', code: -1 }
 * lookUps({ undefined: -1, small: 1, large: 3 }, 5).read(4) // => 4
 */
export function lookUps<const Codes extends Readonly<Record<string, number>>>(
  codes: Codes,
  highestReadable = 0,
): LookUps<Exclude<keyof Codes & string, 'undefined'>> {
  type Name = Exclude<keyof Codes & string, 'undefined'>;
  const members: Member<Name>[] = Object.entries(codes)
    .filter(([, code]) => code !== UNDEFINED_CODE)
    .map(([name, code]) => Object.freeze({ name: name as Name, code }));
  const byCode = new Map<unknown, Member<Name>>(members.map((member) => [member.code, member]));
  const byName = new Map<unknown, Member<Name>>(members.map((member) => [member.name, member]));

  return {
    members,
    byCode: (code) => byCode.get(code) ?? undefinedMember,
    byName: (name) => byName.get(name) ?? undefinedMember,
    read: (code) => (byCode.has(code) || isWholeBetween(code, 1, highestReadable) ? (code as number) : UNDEFINED_CODE),
  };
}

function isWholeBetween(value: unknown, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest;
}
