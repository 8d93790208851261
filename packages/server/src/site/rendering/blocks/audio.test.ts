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

test('a recording elsewhere is a link with our own picture, says who will know, and loads nothing from there', async () => {
  const pictureId = await addFile(server);
  const outside = { source: 'address', address: 'https://soundcloud.com/forss/flickermood', hasDownload: true };
  await addPageWith(server, 'elsewhere', [audio({ ...outside, title: 'A <tide>', author: 'Ada', pictureId })]);
  const shown = await shownBlocks(server, '/elsewhere');
  expect(shown).toContain('href="https://soundcloud.com/forss/flickermood"');
  expect(shown).toContain('data-player="https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F');
  expect(shown).toContain('data-player-height="166"');
  expect(shown).toContain('aria-label="Play: A &lt;tide&gt;"');
  expect(shown).toContain('Playing loads the recording from SoundCloud, which then learns of your visit.');
  expect(shown).toContain(`src="/s/${pictureId}/`);
  expect(shown).not.toMatch(/<iframe|<audio|src="https|audio-download/);
});

test('an address that is none of a recording shows nothing', async () => {
  await addPageWith(server, 'nowhere', [audio({ source: 'address', address: 'https://example.com/a' })]);
  expect(await shownBlocks(server, '/nowhere')).not.toContain('audio-block-wrapper');
});
