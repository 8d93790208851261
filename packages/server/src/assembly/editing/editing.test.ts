import { confirmMembers, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentKind } from '../../platform/editing/index.ts';
import { features } from '../features.ts';
import { auditOf } from './audit.fixture.ts';
import { type BodyOf, bodiesOf } from './bodies.fixture.ts';
import { createEditor, type Editor, type Reply } from './editor.fixture.ts';
import { hasCall } from './killed-script.fixture.ts';
import { DocumentModel, type Expected } from './model.fixture.ts';

const kinds = features.flatMap(({ documents = [] }) => documents);

let server: TestServer;
let bodies: Readonly<Record<string, BodyOf>>;
let people: readonly [Visitor, Visitor];
beforeAll(async () => {
  server = await startTestServer();
  bodies = await bodiesOf(server);
  people = [await signedInMember(server, { name: 'Ada' }), await signedInMember(server, { name: 'Bo' })];
});
afterAll(() => server.close());

let families = 0;
function bodiesFor(kind: DocumentKind): (number: number) => unknown {
  const bodyOf = bodies[kind.kind];
  if (!bodyOf) throw new Error(`bodies.fixture.ts has no bodies of the kind ${kind.kind}`);
  families += 1;
  const family = `F${families}`;
  return (number) => bodyOf(family, number);
}

function editorsOf(kind: DocumentKind): readonly [Editor, Editor] {
  return [createEditor(people[0], kind), createEditor(people[1], kind)];
}

test('there are kinds of documents, each with bodies to try', () => {
  expect(kinds.length).toBeGreaterThan(0);
  expect(Object.keys(bodies).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
});

const manyKinds = kinds.filter(({ many }) => many);
const singleKinds = kinds.filter(({ many }) => !many);

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('a %s', (_name, kind) => {
  test('two editors in any order: no acknowledged change is lost, no stale save wins, the audit tells the story', async () => {
    const runs = process.env['AWNING_FULL'] ? 300 : 30;
    const games = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), (acts) => play(kind, acts));
    await expect(fc.assert(games, { numRuns: runs })).resolves.toBeUndefined();
  });

  test('of two saves made from one version at the same moment exactly one counts, and the other learns of it', async () => {
    const bodyOf = bodiesFor(kind);
    const [ada, bo] = editorsOf(kind);
    const { id, version: start } = await begin(kind, bodyOf(0));
    for (let version = start; version < start + 10; version += 1) {
      server.clock.advance({ seconds: 1 });
      // Numbers that no game has used: a setting is left as the last game ended, and the same body is no change.
      const number = 30 + version * 2;
      const saves = [ada.save(id, version, bodyOf(number)), bo.save(id, version, bodyOf(number + 1))];
      const replies = await Promise.all(saves);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const winner = replies.find(({ status }) => status === 200)!;
      const loser = replies.find(({ status }) => status === 409)!;
      expect(loser).toMatchObject({ reason: 'stale', document: { version: version + 1 } });
      expect((loser.document as unknown as { changes: unknown[] }).changes).not.toEqual([]);
      expect((await bo.read(id)).document.body).toEqual(winner.document.body);
    }
  });
});

describe.each(manyKinds.map((kind) => [kind.kind, kind] as const))('one of many, a %s', (_name, kind) => {
  test('nothing of it can be read or changed on another website', async () => {
    const bodyOf = bodiesFor(kind);
    const [ada] = editorsOf(kind);
    const { id } = (await ada.create(bodyOf(0))).document;
    const stranger = createEditor(await signedInMember(server, { website: server.otherWebsite }), kind);
    expect((await stranger.read(id)).status).toBe(404);
    expect((await stranger.save(id, 1, bodyOf(1))).status).toBe(404);
    expect((await stranger.trash(id, 1)).status).toBe(404);
    expect(await stranger.versions(id)).toBeUndefined();
    expect((await ada.read(id)).document).toMatchObject({ version: 1, body: bodyOf(0) });
  });

  test('what is purged is gone with all its versions', async () => {
    const bodyOf = bodiesFor(kind);
    const [ada] = editorsOf(kind);
    const { id } = (await ada.create(bodyOf(0))).document;
    await confirmMembers(server);
    expect((await ada.purge(id)).reason).toBe('notInTrash');
    expect((await ada.trash(id, 1)).status).toBe(200);
    expect((await ada.purge(id)).status).toBe(200);
    expect(await ada.versions(id)).toBeUndefined();
    expect((await ada.recover(id)).reason).toBe('notInTrash');
  });

  test('a copy is a document of its own', async () => {
    if (!kind.many?.copy) return;
    const bodyOf = bodiesFor(kind);
    const [ada] = editorsOf(kind);
    const { id } = (await ada.create(bodyOf(0))).document;
    const copy = await ada.duplicate(id);
    expect([copy.status, copy.document.version]).toEqual([200, 1]);
    expect(copy.document.id).not.toBe(id);
    expect((await ada.read(id)).document).toMatchObject({ version: 1, body: bodyOf(0) });
  });

  test('is listed once it is there, and in the trash once it is deleted', async () => {
    const bodyOf = bodiesFor(kind);
    const { id } = (await editorsOf(kind)[0].create(bodyOf(0))).document;
    const isIn = async (path: string) => {
      const answer = await people[0].get(path);
      expect(answer.status).toBe(200);
      const { rows } = answer.json<{ rows: { id: string }[] }>();
      return rows.some((row) => row.id === id);
    };
    expect([await isIn(kind.path), await isIn(`/api/trash/${kind.kind}`)]).toEqual([true, false]);
    await editorsOf(kind)[0].trash(id, 1);
    expect([await isIn(kind.path), await isIn(`/api/trash/${kind.kind}`)]).toEqual([false, true]);
  });
});

test.each(singleKinds.map((kind) => [kind.kind, kind] as const))(
  'the %s of one website are not those of another',
  async (_name, kind) => {
    const bodyOf = bodiesFor(kind);
    const [ada] = editorsOf(kind);
    const { id, version } = await begin(kind, bodyOf(0));
    const stranger = createEditor(await signedInMember(server, { website: server.otherWebsite }), kind);
    const foreign = (await stranger.read(id)).document;
    expect((await ada.save(id, version, bodyOf(1))).status).toBe(200);
    expect((await ada.read(id)).document.body).toEqual(bodyOf(1));
    expect((await stranger.read(id)).document).toEqual(foreign);
  },
);

interface Act {
  readonly what: 'read' | 'save' | 'publish' | 'restore' | 'trash' | 'recover';
  readonly who: 0 | 1;
  readonly number: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('read', 'save', 'save', 'save', 'publish', 'restore', 'trash', 'recover', 'recover'),
  who: fc.constantFrom(0, 1),
  number: fc.nat({ max: 12 }),
});

/**
 * Performs the acts on a document and on the model, and compares after each. An editor knows the version of their last
 * reply.
 */
async function play(kind: DocumentKind, acts: readonly Act[]): Promise<void> {
  const bodyOf = bodiesFor(kind);
  const editors = editorsOf(kind);
  const { id, version: start, body } = await begin(kind, bodyOf(0));
  if (kind.needsConfirmation) await confirmMembers(server);
  const model = new DocumentModel(kind, body);
  const known: [number, number] = [start, start];
  for (const { what, who, number } of acts) {
    server.clock.advance({ seconds: 1 });
    const editor = editors[who];
    const version = known[who];
    const [expected, reply] = await doBoth({ kind, what, model, editor, id, version, number, bodyOf });
    expect([what, reply.status, reply.status === 200 ? undefined : reply.reason]).toEqual([
      what,
      expected.status,
      'reason' in expected ? expected.reason : undefined,
    ]);
    if (reply.status === 200 && what !== 'trash') known[who] = reply.document.version;
    await compare(editor, id, model);
  }
  expect(await auditOf(server, kind, id)).toEqual(model.audit);
  const kept = await editors[0].versions(id);
  // An unchanged document has no versions.
  if (model.audit.length === 0) return;
  expect(kept.map(({ no, state }) => ({ no, state }))).toEqual(
    model.revisions.map(({ no, state }) => ({ no, state })).toReversed(),
  );
  for (const { no, body } of model.revisions) expect(await editors[0].version(id, no)).toEqual(body);
}

interface Turn {
  readonly kind: DocumentKind;
  readonly what: Act['what'];
  readonly model: DocumentModel;
  readonly editor: Editor;
  readonly id: string;
  readonly version: number;
  readonly number: number;
  readonly bodyOf: (number: number) => unknown;
}

async function doBoth({ kind, what, model, editor, id, version, number, bodyOf }: Turn): Promise<[Expected, Reply]> {
  switch (hasCall(kind, what) ? what : 'read') {
    case 'read': {
      const isTrashed = model.newest.state === 'trashed';
      return [isTrashed ? { status: 404, reason: 'gone' } : { status: 200 }, await editor.read(id)];
    }
    case 'save':
      return [model.save(version, bodyOf(number)), await editor.save(id, version, bodyOf(number))];
    case 'publish':
      return [model.publish(version), await editor.publish(id, version)];
    case 'restore':
      return [model.restore(version, number), await editor.restore(id, version, number)];
    case 'trash':
      return [model.trash(version), await editor.trash(id, version)];
    default:
      return [model.recover(), await editor.recover(id)];
  }
}

/** A new document, or the website's only one as if it had never been changed. */
async function begin(kind: DocumentKind, body: unknown): Promise<Reply['document']> {
  const [editor] = editorsOf(kind);
  if (kind.many) return (await editor.create(body)).document;
  const { database, website } = server;
  const subject = `${kind.kind}/${website.id}`;
  await database.kysely
    .deleteFrom('revision')
    .where('website_id', '=', website.id)
    .where('kind', '=', kind.kind)
    .execute();
  await database.kysely
    .deleteFrom('audit')
    .where('website_id', '=', website.id)
    .where('subject', '=', subject)
    .execute();
  return (await editor.read(website.id)).document;
}

async function compare(editor: Editor, id: string, model: DocumentModel): Promise<void> {
  const { status, document } = await editor.read(id);
  if (model.newest.state === 'trashed') {
    expect(status).toBe(404);
    return;
  }
  const { no, state, body } = model.newest;
  expect(document).toMatchObject({ version: no, state, body, isVisible: model.shown !== undefined });
}
