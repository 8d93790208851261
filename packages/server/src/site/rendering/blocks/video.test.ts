import { addFile, eventually, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPageWith, shownBlocks } from './block-pages.fixture.ts';

let server: TestServer;
let filmId: string;
let captionsId: string;
let posterId: string;

beforeAll(async () => {
  server = await startTestServer();
  filmId = await addFile(server, {
    filename: 'kiln.mp4',
    bytes: Buffer.from('\0\0\0\u0018ftypisom and more', 'latin1'),
  });
  captionsId = await addFile(server, {
    filename: 'kiln.vtt',
    bytes: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nThe door opens.\n'),
  });
  posterId = await addFile(server);
  await server.runJobs();
});
afterAll(() => server.close());

const film = (settings: Readonly<Record<string, unknown>> = {}) => ({
  type: 'video',
  props: { id: 'film', assetId: filmId, ...settings },
});

describe('a film of the website', () => {
  test('has controls, its picture, its captions in the language of the page, and room before it is there', async () => {
    await addPageWith(
      server,
      'film',
      [film({ captionsId, posterId, title: 'The kiln', caption: 'Half past four', aspectRatio: '4-3' })],
      { de: [film({ title: 'Der Ofen', caption: '' })] },
    );
    const shown = await shownBlocks(server, '/film');
    expect(shown).toMatch(
      /<video class="video-film" controls="" playsinline="" preload="none" poster="[^"]+\?format=\d+w"/i,
    );
    expect(shown).toContain('aria-label="The kiln"');
    expect(shown).toMatch(new RegExp(`src="/s/${filmId}/[0-9a-f]{16}/kiln.mp4"`));
    expect(shown).toMatch(
      new RegExp(
        `<track kind="captions" src="/s/${captionsId}/[0-9a-f]{16}/kiln.vtt" srcLang="en" label="Captions"`,
        'i',
      ),
    );
    expect(shown).toContain('sqs-video-wrapper video-ratio-4-3');
    expect(shown).toContain('Half past four');
    const german = await shownBlocks(server, '/de/film');
    expect(german).toContain('aria-label="Der Ofen"');
    expect(german).toMatch(/srcLang="de" label="Untertitel"/i);
    expect(german).not.toContain('figcaption');
  });

  test('is sent in parts, and its captions as what they are', async () => {
    const shown = await shownBlocks(server, '/film');
    const [, src = ''] = /<video[^>]* src="([^"]+)"/.exec(shown) ?? [];
    const [, track = ''] = /<track[^>]* src="([^"]+)"/.exec(shown) ?? [];
    const { host } = server.website;
    const part = await server.app.inject({ url: src, headers: { host, range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    const captions = await server.app.inject({ url: track, headers: { host } });
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  });

  test('shows its beginning where it has no picture', async () => {
    await addPageWith(server, 'bare-film', [film()]);
    const shown = await shownBlocks(server, '/bare-film');
    expect(shown).toContain('preload="metadata"');
    expect(shown).not.toContain('<track');
    expect(shown).not.toContain('aria-label');
  });

  test('is gone from its page as soon as it is for its buyers alone', async () => {
    const id = await addFile(server, { filename: 'a.mp4', bytes: Buffer.from('\0\0\0\u0018ftypmp42 more', 'latin1') });
    await addPageWith(server, 'sold-film', [film({ assetId: id })]);
    expect(await shownBlocks(server, '/sold-film')).toContain(`/s/${id}/`);
    const member = await signedInMember(server);
    const { body, version } = (await member.get(`/api/files/${id}`)).json<{ body: object; version: number }>();
    const saved = await member.put(`/api/files/${id}`, { body: { ...body, isPrivate: true }, version });
    expect(saved.status).toBe(200);
    await eventually(async () => expect(await shownBlocks(server, '/sold-film')).not.toContain(id));
  });

  test('is nothing that is no film, and captions are nothing else', async () => {
    await addPageWith(server, 'no-film', [film({ assetId: posterId, captionsId: posterId })]);
    expect(await shownBlocks(server, '/no-film')).not.toContain('<video');
    await addPageWith(server, 'no-captions', [film({ captionsId: filmId })]);
    expect(await shownBlocks(server, '/no-captions')).not.toContain('<track');
  });
});

describe('a film elsewhere', () => {
  const outside = (settings: Readonly<Record<string, unknown>>) => ({
    type: 'video',
    props: { id: 'outside', source: 'address', ...settings },
  });

  test('is a link with our own picture, says who will know, and loads nothing from there', async () => {
    const address = 'https://youtu.be/aqz-KE-bpKQ';
    await addPageWith(server, 'elsewhere', [outside({ address, posterId, title: 'A rabbit' })]);
    const shown = await shownBlocks(server, '/elsewhere');
    expect(shown).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(shown).toContain('data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"');
    expect(shown).toContain('Play video: A rabbit');
    expect(shown).toContain('Playing loads the video from YouTube, which then learns of your visit.');
    expect(shown).toContain(`src="/s/${posterId}/`);
    expect(shown).not.toMatch(/<iframe|<video|src="https/);
  });

  test('is nothing while the address is none of a video', async () => {
    await addPageWith(server, 'nowhere', [outside({ address: 'https://example.com/a', assetId: filmId })]);
    expect(await shownBlocks(server, '/nowhere')).not.toContain('video-figure');
  });
});

describe('saving a page', () => {
  test('refuses a file that there is not or that visitors may not open', async () => {
    const member = await signedInMember(server);
    const sold = await addFile(server, {
      filename: 'b.mp4',
      bytes: Buffer.from('\0\0\0\u0018ftypisom sold', 'latin1'),
      isPrivate: true,
    });
    const missing = '00000000-0000-7000-8000-00000000dead';
    const page = (assetId: string) => ({
      slug: `video-${assetId.slice(-6)}`,
      type: 10,
      isEnabled: true,
      regionName: null,
      parentId: null,
      mainImageId: null,
      texts: { en: { title: 'Film' } },
      layout: { schema: 1, root: {}, content: [film({ assetId })], texts: {} },
    });
    for (const id of [sold, missing]) {
      const refused = await member.post('/api/pages', { body: page(id) });
      expect(refused.status).toBe(400);
      expect(refused.json()).toMatchObject({
        errors: { 'body.layout.content.0.props.assetId': 'There is no such file that visitors may open.' },
      });
    }
    expect((await member.post('/api/pages', { body: page(filmId) })).status).toBe(200);
  });
});
