import { signedInMember, type TestServer, type Visitor } from '@awning/testing';
import type { DocumentKind } from '../../platform/editing/index.ts';
import { bodiesOf } from '../editing/bodies.fixture.ts';
import { features } from '../features.ts';
import type { Thing } from './things.fixture.ts';

const kinds = features.flatMap(({ documents = [] }) => documents);

let families = 0;

/** One document of each kind in use and one in the trash, with version numbers and a body that can be saved. */
export function documentThings(server: TestServer): readonly Thing[] {
  let bodies: ReturnType<typeof bodiesOf> | undefined;
  return kinds.map((kind) => {
    const word = kind.path.split('/').at(-1)!;
    const version = `${word}/version`;
    const body = `${word}/body`;
    const changes = ['restore', ...(kind.hasDrafts ? ['publish'] : [])];
    const changed = kind.many ? [] : changes.map((change) => `${word}/${change}/version`);
    // In the path of a call, an id follows the last part of that word, or of the kind in the trash.
    const id = [lastPart(word), lastPart(kind.kind)].map((name) => `${name}/id`);
    return {
      names: [version, body, ...changed, ...id],
      async make() {
        bodies ??= bodiesOf(server);
        families += 1;
        const family = `S${families}`;
        const make = (await bodies)[kind.kind]!;
        const bodyOf = (number: number) => make(`${family}-${number}`, number);
        const admin = await signedInMember(server);
        const made = kind.many ? await createTwo(admin, kind, bodyOf) : await save(admin, kind, bodyOf);
        return Object.fromEntries([
          [version, [made.version]],
          [body, [bodyOf(3)]],
          ...changed.map((name) => [name, [made.version]] as const),
          ...id.map((name) => [name, made.ids] as const),
        ]);
      },
    };
  });
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
