import type { TestServer, Visitor } from '@awning/testing';
import type { DocumentKind } from '../../platform/editing/index.ts';
import { bodiesOf } from '../editing/bodies.fixture.ts';
import { features } from '../features.ts';
import type { Pool } from './values.fixture.ts';

const kinds = features.flatMap(({ documents = [] }) => documents);

let families = 0;

/** One document of every kind in use and one in the trash, with version numbers and a body that can be saved. */
export async function editedDocuments(server: TestServer, admin: Visitor): Promise<Pool['named']> {
  const bodies = await bodiesOf(server);
  const named: Record<string, unknown[]> = {
    'version/no': [1],
    'compare/from': [1],
    'compare/to': [1],
    'publish/version': [1],
    'upload/version': [1],
    'restore/no': [1],
  };
  for (const kind of kinds) {
    families += 1;
    const bodyOf = (number: number) => bodies[kind.kind]!(`S${families}-${number}`, number);
    const { version, ids } = kind.many ? await createTwo(admin, kind, bodyOf) : await save(admin, kind, bodyOf);
    const word = kind.path.split('/').at(-1)!;
    named[`${word}/version`] = [version];
    named[`${word}/body`] = [bodyOf(3)];
    named[kind.many ? 'restore/version' : `${word}/restore/version`] = [version];
    // In the path of a call, an id follows the last part of that word, or of the kind in the trash.
    for (const name of [lastPart(word), lastPart(kind.kind)]) named[`${name}/id`] = ids;
  }
  return named;
}

async function createTwo(admin: Visitor, { path }: DocumentKind, bodyOf: (number: number) => unknown) {
  const ids: string[] = [];
  for (const number of [1, 2]) {
    const answer = await admin.post(path, { body: bodyOf(number) });
    if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
    ids.push(answer.json<{ id: string }>().id);
  }
  await admin.delete(`${path}/${ids[1]}?version=1`);
  return { version: 1, ids };
}

async function save(admin: Visitor, { path }: DocumentKind, bodyOf: (number: number) => unknown) {
  const { version } = (await admin.get(path)).json<{ version: number }>();
  const answer = await admin.put(path, { version, body: bodyOf(1) });
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
  return { version: version + 1, ids: [] };
}

function lastPart(word: string): string {
  return word.split('-').at(-1)!;
}
