import {
  addTeamMember,
  confirmMembers,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRASH_SLICE } from '../../platform/editing/empty-trash.ts';
import type { DocumentKind } from '../../platform/editing/index.ts';
import { createItem } from '../../site/content/index.ts';
import { contentMessages } from '../../site/content/messages.ts';
import { features } from '../features.ts';
import { type BodyOf, bodiesOf } from './bodies.fixture.ts';
import { createEditor } from './editor.fixture.ts';

const kinds = features.flatMap(({ documents = [] }) => documents).filter(({ many }) => many);

let server: TestServer;
let bodies: Readonly<Record<string, BodyOf>>;
let member: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  bodies = await bodiesOf(server);
  member = await signedInMember(server);
});
afterAll(() => server.close());

interface Emptied {
  readonly deleted: number;
  readonly kept: readonly { readonly id: string; readonly title: string; readonly message: string }[];
  readonly isDone: boolean;
  readonly after: string | null;
}

async function emptied({ kind }: DocumentKind, after?: string | null): Promise<Emptied> {
  const answer = await member.delete(`/api/trash/${kind}${after ? `?after=${after}` : ''}`);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<Emptied>();
}

async function inTrash({ kind }: DocumentKind): Promise<string[]> {
  return (await member.get(`/api/trash/${kind}`)).json<{ rows: { id: string }[] }>().rows.map(({ id }) => id);
}

/** Makes documents and puts them into the trash. */
async function trashed(kind: DocumentKind, family: string, count: number): Promise<string[]> {
  const editor = createEditor(member, kind);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = (await editor.create(bodies[kind.kind]!(`${family}${number}`, number % 12))).document;
    expect((await editor.trash(id, 1)).status).toBe(200);
    ids.push(id);
  }
  return ids;
}

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('the trash of a %s', (_name, kind) => {
  test('is emptied as a whole: nothing of it can be brought back, and nothing else is touched', async () => {
    const editor = createEditor(member, kind);
    const alive = (await editor.create(bodies[kind.kind]!('ALIVE', 1))).document.id;
    const ids = await trashed(kind, 'GONE', 3);
    const back = ids.pop()!;
    expect((await editor.recover(back)).status).toBe(200);
    expect(await emptied(kind)).toEqual({ deleted: 2, kept: [], isDone: true, after: null });
    expect(await inTrash(kind)).toEqual([]);
    for (const id of ids) {
      expect([(await editor.recover(id)).status, await editor.versions(id)]).toEqual([409, undefined]);
    }
    for (const id of [alive, back]) expect((await editor.read(id)).status).toBe(200);
    expect(await emptied(kind)).toEqual({ deleted: 0, kept: [], isDone: true, after: null });
  });
});

const kindOf = (name: string) => kinds.find(({ kind }) => kind === name)!;

test('what is still needed stays in the trash, with the reason', async () => {
  const page = kindOf('page');
  const ids = await trashed(page, 'NEEDED', 3);
  const { database, clock, website } = server;
  const item = { urlId: 'post', recordType: 1, publishAt: clock.now(), texts: { en: { title: 'A post' } } };
  await createItem(database, clock, website.id, { ...item, collectionId: ids[1]! });
  const { deleted, kept, after } = await emptied(page);
  expect([deleted, kept]).toEqual([
    2,
    [{ id: ids[1], title: expect.any(String), message: contentMessages.hasEntries }],
  ]);
  expect(await inTrash(page)).toEqual([ids[1]]);
  expect(await emptied(page, after)).toMatchObject({ deleted: 0, kept: [], isDone: true });
  const alone = await member.delete(`/api/trash/page/${ids[1]}`);
  expect([alone.status, alone.json()]).toMatchObject([409, { reason: 'needed', message: contentMessages.hasEntries }]);
});

test('no address or SKU keeps another document out of the trash', async () => {
  for (const kind of [kindOf('page'), kindOf('item'), kindOf('product')]) {
    const editor = createEditor(member, kind);
    const body = (family: string) =>
      bodies[kind.kind]!(family, 1) as { readonly variants?: readonly { readonly id?: string }[] };
    const { id } = (await editor.create(body('VICTIM'))).document;
    const squatting = body('SQUATTER');
    const variants = squatting.variants?.map((variant) => ({
      ...variant,
      sku: `trash-${variantIdOf(body('VICTIM'))}`,
    }));
    const squatter = { ...squatting, slug: `trash-${id}`, ...(variants && { variants: variants.slice(0, 1) }) };
    expect((await editor.create(squatter)).status).toBe(200);
    expect([kind.kind, (await editor.trash(id, 1)).status]).toEqual([kind.kind, 200]);
  }
});

function variantIdOf({ variants }: { readonly variants?: readonly { readonly id?: string }[] }): string {
  return variants?.[0]?.id ?? '';
}

test('a large trash is emptied in slices', async () => {
  const rule = kindOf('tax-rule');
  await trashed(rule, 'MANY', TRASH_SLICE + 2);
  expect(await emptied(rule)).toMatchObject({ deleted: TRASH_SLICE, isDone: false });
  expect(await inTrash(rule)).toHaveLength(2);
  expect(await emptied(rule)).toMatchObject({ deleted: 2, isDone: true });
});

test('the trash of another website stays, and so does all without a fresh confirmation', async () => {
  const coupon = kindOf('coupon');
  const [id] = await trashed(coupon, 'OURS', 1);
  const other = await signedInMember(server, { website: server.otherWebsite });
  expect((await other.delete('/api/trash/coupon')).json()).toMatchObject({ deleted: 0 });
  const { email, password } = await addTeamMember(server);
  const stale = server.visitor();
  await stale.post('/api/team/session', { email, password });
  server.clock.advance({ minutes: 11 });
  expect((await stale.delete('/api/trash/coupon')).json()).toMatchObject({ reason: 'confirmationNeeded' });
  expect(await inTrash(coupon)).toEqual([id]);
  await confirmMembers(server);
  expect(await emptied(coupon)).toMatchObject({ deleted: 1 });
});
