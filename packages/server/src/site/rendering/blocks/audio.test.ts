import { addFile, eventually, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPageWith, shownBlocks } from './block-pages.fixture.ts';

let server: TestServer;
let soundId: string;

beforeAll(async () => {
  server = await startTestServer();
  soundId = await addFile(server, { filename: 'tide.mp3', bytes: Buffer.from('ID3\u0004 waves', 'latin1') });
});
afterAll(() => server.close());

const audio = (settings: Readonly<Record<string, unknown>> = {}) => ({
  type: 'audio',
  props: { id: 'sound', assetId: soundId, ...settings },
});

test('a recording has controls, title, author and picture, and is not loaded before', async () => {
  const pictureId = await addFile(server);
  const blocks = [audio({ title: 'Low <tide>', author: 'Ada', pictureId, hasDownload: true })];
  await addPageWith(server, 'tide', blocks, { de: [audio({ title: 'Ebbe', author: 'Ada' })] });
  const shown = await shownBlocks(server, '/tide');
  expect(shown).toMatch(
    new RegExp(
      `<audio class="audio-player" controls="" preload="none" src="/s/${soundId}/[0-9a-f]{16}/tide.mp3" aria-label="Low &lt;tide&gt;"`,
    ),
  );
  expect(shown).toContain('<p class="audio-author">Ada</p>');
  expect(shown).toContain(`src="/s/${pictureId}/`);
  expect(shown).toMatch(/<a class="audio-download" href="[^"]+tide.mp3" download="">Save the recording<\/a>/);
  expect(await shownBlocks(server, '/de/tide')).toContain('aria-label="Ebbe"');
});

test('without a title of its own it has that of its file, at once when that changes', async () => {
  await addPageWith(server, 'untitled', [audio()]);
  expect(await shownBlocks(server, '/untitled')).toContain('aria-label="Recording"');
  const member = await signedInMember(server);
  const { body, version } = (await member.get(`/api/files/${soundId}`)).json<{ body: object; version: number }>();
  const texts = { en: { title: 'Waves' } };
  expect((await member.put(`/api/files/${soundId}`, { body: { ...body, texts }, version })).status).toBe(200);
  await eventually(async () =>
    expect(await shownBlocks(server, '/untitled')).toContain('<p class="audio-title">Waves</p>'),
  );
  expect(await shownBlocks(server, '/untitled')).not.toContain('audio-download');
});

test('a file that is no sound is not played', async () => {
  const pictureId = await addFile(server);
  await addPageWith(server, 'silent', [audio({ assetId: pictureId })]);
  expect(await shownBlocks(server, '/silent')).not.toContain('<audio');
});
