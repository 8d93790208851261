import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentKind, Loaded } from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { auditOf } from './audit.fixture.ts';
import { addSurroundings, type BodyOf, bodiesAmong } from './bodies.fixture.ts';
import { createEditor } from './editor.fixture.ts';
import type { Orders } from './killed-editor.fixture.ts';
import { firstVersion, kinds, type Step, stepAt, ways } from './killed-script.fixture.ts';
import { DocumentModel } from './model.fixture.ts';

/** Each round ends in the next kind. */
const ROUNDS = kinds.length * (process.env['AWNING_FULL'] ? 6 : 1);

/** After how many writing statements of a transaction, or behind it. */
const deaths = [1, 2, 'all'] as const;

let server: TestServer;
let member: Visitor;
let bodies: Readonly<Record<string, BodyOf>>;
beforeAll(async () => {
  server = await startTestServer();
  member = await signedInMember(server);
});
afterAll(() => server.close());

test('an editor killed in the middle of any act on any kind leaves the old state or the new one, and loses nothing acknowledged', async () => {
  const surroundings = await addSurroundings(server);
  bodies = bodiesAmong(surroundings);
  const documents: Document[] = [];
  for (const kind of kinds) documents.push(await begin(kind));
  const ids = Object.fromEntries(documents.map(({ kind, id }) => [kind.kind, id]));
  const program = await bundleProgram(new URL('killed-editor.fixture.ts', import.meta.url));
  const orders = { address: server.database.address, websiteId: server.website.id, surroundings, ids };
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = (Math.floor(done / kinds.length) + 1) * kinds.length + (round % kinds.length);
    const end = { place, writes: deaths[round % deaths.length]! };
    const acknowledged = await workUntilKilled(program, { ...orders, start: done, end });
    const document = documents.find(({ kind }) => kind === stepAt(place).kind)!;
    await waitForTheDead(document);
    // The last act may be committed without being acknowledged.
    expect(acknowledged).toBe(place);
    const isCommitted = (await newestNumber(document)) !== modelOf(document, place).newest.no;
    done = place + (isCommitted ? 1 : 0);
    await compare(document, modelOf(document, done));
  }
  for (const document of documents) await compare(document, modelOf(document, done));
  expect(done).toBeGreaterThan(kinds.length * ways.length);
});

interface Document {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: unknown;
}

/** A new document, or the one that the website has. */
async function begin(kind: DocumentKind): Promise<Document> {
  const editor = createEditor(member, kind);
  const begun = kind.many ? editor.create(bodies[kind.kind]!('KILLED', 0)) : editor.read(server.website.id);
  const { id, body } = (await begun).document;
  return { kind, id, body };
}

/** Returns how many steps are done as far as the program had printed them when it was killed. */
async function workUntilKilled(program: string, orders: Orders): Promise<number> {
  const victim = spawn(process.execPath, [program, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(victim, 'exit');
  let done = orders.start;
  for await (const line of createInterface({ input: victim.stdout })) done = Number(line) + 1;
  const [, signal] = (await exited) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return done;
}

/** The database may still be ending what the killed program began: a change waits for that, and this one is refused. */
async function waitForTheDead({ kind, id, body }: Document): Promise<void> {
  const { status } = await createEditor(member, kind).save(id, 1_000_000, body);
  expect([404, 409]).toContain(status);
}

/** A document after so many steps, by the rules. */
function modelOf({ kind, body }: Document, done: number): DocumentModel {
  const model = new DocumentModel(kind, body);
  for (let place = kinds.indexOf(kind); place < done; place += kinds.length) follow(model, stepAt(place));
  return model;
}

function follow(model: DocumentModel, { kind, what, number }: Step): void {
  const version = model.newest.no;
  const expected = {
    save: () => model.save(version, bodies[kind.kind]!('KILLED', number)),
    publish: () => model.publish(version),
    restore: () => model.restore(version, firstVersion(kind)),
    trash: () => model.trash(version),
    recover: () => model.recover(),
  }[what]();
  if (expected.status !== 200) throw new Error(`The script is wrong: ${kind.kind} ${what} gets ${expected.status}`);
}

async function newestNumber({ kind, id }: Document): Promise<number> {
  return (await createEditor(member, kind).versions(id))[0]?.no ?? 0;
}

async function compare(document: Document, model: DocumentModel): Promise<void> {
  const { kind, id } = document;
  const editor = createEditor(member, kind);
  const { no, state, body } = model.newest;
  expect([kind.kind, await newestNumber(document)]).toEqual([kind.kind, no]);
  expect([kind.kind, await auditOf(server, kind, id)]).toEqual([kind.kind, model.audit]);
  const isTrashed = state === 'trashed';
  const read = await editor.read(id);
  expect([kind.kind, read.status]).toEqual([kind.kind, isTrashed ? 404 : 200]);
  expect(isTrashed ? {} : read.document).toMatchObject(isTrashed ? {} : { version: no, state, body });
  expect(no === 0 ? body : await editor.version(id, no)).toEqual(body);
  // What visitors see was written together with the version, or not at all.
  const shown = isTrashed ? undefined : model.shown;
  const stored = await loaded(kind, id);
  expect([kind.kind, stored?.isVisible ?? false]).toEqual([kind.kind, shown !== undefined]);
  expect([kind.kind, stored?.isVisible ? stored.body : undefined]).toEqual([kind.kind, shown]);
}

async function loaded(kind: DocumentKind, id: string): Promise<Loaded<unknown> | undefined> {
  const website = await readWebsiteById(server.database, server.website.id, silentLog);
  return await kind.load({ connection: server.database, website: website!, clock: server.clock }, id);
}
