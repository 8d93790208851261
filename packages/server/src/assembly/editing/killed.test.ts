import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponDocument } from '../../store/coupon/index.ts';
import { couponBody } from './bodies.fixture.ts';
import { createEditor, type Editor } from './editor.fixture.ts';

let server: TestServer;
let editor: Editor;
beforeAll(async () => {
  server = await startTestServer();
  editor = createEditor(await signedInMember(server), couponDocument);
});
afterAll(() => server.close());

const ROUNDS = process.env['AWNING_FULL'] ? 30 : 3;

test('an editor killed in the middle of saving leaves the old state or the new one, and loses nothing acknowledged', async () => {
  const { id } = (await editor.create(couponBody('KILLED', 1))).document;
  const program = await bundleProgram(new URL('killed-editor.fixture.ts', import.meta.url));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version: start } = (await editor.read(id)).document;
    const acknowledged = await saveUntilKilled(program, id, start, 5 + round * 7);
    const { document } = await editor.read(id);
    // One save may have been committed without an acknowledgement.
    expect([acknowledged, acknowledged + 1]).toContain(document.version);
    expect(document.body).toEqual(couponBody('KILLED', document.version));
    expect(await editor.version(id, document.version)).toEqual(document.body);
    const audited = await server.database.kysely
      .selectFrom('audit')
      .select('what')
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `coupon/${id}`)
      .execute();
    expect(audited).toHaveLength(document.version);
  }
});

/** Returns the last version that the program printed before it was killed. */
async function saveUntilKilled(program: string, id: string, start: number, saves: number): Promise<number> {
  const address = JSON.stringify(server.database.address);
  const victim = spawn(process.execPath, [program, address, server.website.id, id, String(start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(victim, 'exit');
  let last = start;
  for await (const line of createInterface({ input: victim.stdout })) {
    last = Number(line);
    if (last - start === saves) victim.kill('SIGKILL');
  }
  await exited;
  return last;
}
