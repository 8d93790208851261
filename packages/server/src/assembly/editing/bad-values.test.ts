import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentKind } from '../../platform/editing/index.ts';
import { features } from '../features.ts';
import { type BodyOf, bodiesOf } from './bodies.fixture.ts';

const kinds = features.flatMap(({ documents = [] }) => documents);

let server: TestServer;
let bodies: Readonly<Record<string, BodyOf>>;
let member: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  bodies = await bodiesOf(server);
  member = await signedInMember(server);
});
afterAll(() => server.close());

/** Missing, of another type, too long, negative, not a number, in other scripts, and malicious. */
const bad: readonly unknown[] = [
  undefined,
  null,
  7,
  -1,
  1e300,
  true,
  [],
  [null],
  {},
  { __proto__: 'x' },
  '',
  'NaN',
  '99999999999999999999',
  'x'.repeat(30_000),
  "'; drop table cart; -- \u0661\u0662 \ud83e\uddfa\u202e",
  '\ud800',
  '\u0000',
  '00000000-0000-7000-8000-00000000dead',
];

test.each(kinds.map((kind) => [kind.kind, kind] as const))(
  'a %s with a bad value in any field is saved as it is or refused with the name of a field',
  async (_name, kind) => {
    const wrong: string[] = [];
    let number = 0;
    for (const place of placesOf(bodies[kind.kind]!('BAD', 0))) {
      for (const value of bad) {
        number += 1;
        const body = replaced(bodies[kind.kind]!(`BAD${number}`, number % 12), place, value);
        const told = `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`;
        const fault = await faultOf(kind, body);
        if (fault !== undefined) wrong.push(`${told}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** For the addresses of calls, where numbers and cursors are texts. */
const badTexts = [
  '-'.repeat(36),
  '99999999999',
  '999999999999999',
  '-1',
  '1.5',
  'a',
  '',
  '-200000-01-01 x',
  '%00',
  "' or 1=1 --",
];

test.each(kinds.map((kind) => [kind.kind, kind] as const))(
  'a bad place in a list or number of a version of a %s is refused or leads nowhere',
  async (_name, { kind, path, many }) => {
    const created = many && (await member.post(path, { body: bodies[kind]!('PLACE', 1) })).json<{ id: string }>();
    const one = created ? `${path}/${created.id}` : path;
    const wrong: string[] = [];
    const tell = (what: string, { status }: { readonly status: number }) => {
      if (![200, 400, 404, 409].includes(status)) wrong.push(`${what}: ${status}`);
    };
    for (const text of badTexts) {
      const value = encodeURIComponent(text);
      const lists = [`${path}?after=${value}`, `${path}?search=${value}`, `/api/trash/${kind}?after=${value}`];
      for (const address of [
        ...(many ? lists : []),
        `${one}/versions?before=${value}`,
        `${one}/version?no=${value}`,
        `${one}/compare?from=${value}`,
        `${one}/compare?to=${value}`,
      ]) {
        tell(address, await member.get(address));
      }
      const number = Number(text);
      tell(`restore ${text}`, await member.post(`${one}/restore`, { version: 1, no: number }));
      if (many) tell(`delete ${text}`, await member.delete(`${one}?version=${value}`));
    }
    expect(wrong).toEqual([]);
    expect((await member.get(one)).status).toBe(200);
  },
);

async function faultOf(kind: DocumentKind, body: unknown): Promise<string | undefined> {
  const answer = await send(kind, body);
  if (answer.status === 200) return undefined;
  const { errors } = answer.json<{ errors?: Readonly<Record<string, string>> }>();
  const isNamed = Object.keys(errors ?? {}).some((field) => field.startsWith('body'));
  return answer.status === 400 && isNamed ? undefined : `${answer.status} ${answer.text.slice(0, 200)}`;
}

async function send({ path, many }: DocumentKind, body: unknown) {
  if (many) return await member.post(path, { body });
  const { version } = (await member.get(path)).json<{ version: number }>();
  return await member.put(path, { version, body });
}

type Place = readonly string[];

/** Every field of a body, at any depth. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...placesOf(inner).map((rest) => [name, ...rest])]);
}

function replaced(within: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(within)) {
    return within.map((element, position) => (String(position) === name ? replaced(element, rest, value) : element));
  }
  const fields = typeof within === 'object' && within !== null ? (within as Record<string, unknown>) : {};
  return { ...fields, [name]: replaced(fields[name], rest, value) };
}
