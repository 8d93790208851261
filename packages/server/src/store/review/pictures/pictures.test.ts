import { crc32, deflateSync } from 'node:zlib';
import { MAX_REVIEW_PICTURES } from '@awning/commerce';
import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  addressOf,
  addStorePage,
  pictureBytes,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepContents } from '../../../site/media/content/sweep.ts';
import { receivePicture } from '../../../site/media/index.ts';
import { contentCount, storedFiles } from '../../../site/media/upload/stored.fixture.ts';
import { goodReview, sendReview, sentOrder, setReviews } from '../review.fixture.ts';
import type { ReviewView } from '../schema.ts';

const path = '/api/commerce/reviews';

let server: TestServer;
let moderator: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { UPLOAD_LIMITS: 'image=1', RATE_LIMITS: 'form-submission=900000' } });
  moderator = await signedInMember(server, { roles: [TeamRole.MODERATOR] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ minutes: 5 }));

/** Every content is a picture of a review, and every stored file belongs to a content. */
afterEach(async () => {
  await server.runJobs();
  const held = await server.database.kysely
    .selectFrom('review_picture')
    .select('content_id')
    .where('website_id', '=', server.website.id)
    .execute();
  if ((await contentCount(server)) !== held.length) throw new Error('A content belongs to no review');
});

type Order = Awaited<ReturnType<typeof sentOrder>>;

let shades = 0;
/** Another one each time. */
async function photo(name = 'mug.png', width = 400) {
  shades += 1;
  return { name, bytes: await pictureBytes(width + shades, 300) };
}

async function send(order: Order, files: readonly { name: string; bytes: Uint8Array }[], fields = {}) {
  return await sendReview(order.visitor, order.path, { ...goodReview, ...fields }, files);
}

async function reviewOf({ products }: Order): Promise<ReviewView | undefined> {
  const { reviews } = (await moderator.get(path)).json<{ reviews: ReviewView[] }>();
  return reviews.find(({ productId }) => productId === products[0]?.id);
}

async function publish(order: Order): Promise<void> {
  const { id } = (await reviewOf(order))!;
  expect((await moderator.post(`${path}/state`, { ids: [id], state: 'published' })).status).toBe(200);
}

const statusAt = async (visitor: Visitor, id: string, query = '') =>
  (await visitor.get(`/reviews/pictures/${id}${query}`)).status;

describe('pictures of a review', () => {
  test('come with its form, and are seen by its writer and the team until the team publishes it', async () => {
    const collectionId = await addStorePage(server);
    const mug = await addProduct(server, { collectionId, name: 'Mug' });
    const order = await sentOrder(server, { products: [mug] });
    const sent = await send(order, [await photo('a.png'), await photo('b.png')]);
    expect(sent.text).toContain('Thank you for your review.');
    expect(sent.text.match(/name="drop"/g)).toHaveLength(2);
    const [id = '', ...more] = (await reviewOf(order))!.pictures;
    expect(more).toHaveLength(1);
    const stranger = server.visitor();
    expect(await statusAt(stranger, id)).toBe(404);
    expect(await statusAt(stranger, id, `?token=${(await sentOrder(server)).token}`)).toBe(404);
    expect(await statusAt(await signedInMember(server, { roles: [TeamRole.REPORTING] }), id)).toBe(404);
    for (const [visitor, query] of [
      [stranger, `?token=${order.token}`],
      [moderator, ''],
    ] as const) {
      const seen = await visitor.get(`/reviews/pictures/${id}${query}`);
      expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'private, no-store',
      ]);
      expect(seen.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    }
    await publish(order);
    await server.runJobs();
    const shown = await stranger.get(`/reviews/pictures/${id}?format=300w`);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
    const page = await stranger.get(`/${await addressOf(server, collectionId)}/p/${mug.slug}`);
    expect(page.text).toMatch(
      new RegExp(`<img src="/reviews/pictures/${id}\\?format=300w"[^>]* alt="Picture 1 from Mila R\\."`),
    );
    await moderator.post(`${path}/state`, { ids: [(await reviewOf(order))!.id], state: 'hidden' });
    expect(await statusAt(stranger, id)).toBe(404);
    await publish(order);
    await setReviews(server, { reviewsEnabled: false });
    expect(await statusAt(stranger, id)).toBe(404);
    await setReviews(server, { reviewsEnabled: true });
  });

  test('make a published review wait again; the same ones sent again do not', async () => {
    const order = await sentOrder(server);
    const first = await photo();
    await send(order, [first, first]);
    expect((await reviewOf(order))!.pictures).toHaveLength(1);
    await publish(order);
    await send(order, [first]);
    expect(await reviewOf(order)).toMatchObject({ state: 'published', pictures: [expect.any(String)] });
    await send(order, [await photo()]);
    expect(await reviewOf(order)).toMatchObject({ state: 'pending' });
    expect((await reviewOf(order))!.pictures).toHaveLength(2);
  });

  test('are taken out one by one, without another look of the team', async () => {
    const order = await sentOrder(server);
    await send(order, [await photo(), await photo()]);
    await publish(order);
    const [first = '', second = ''] = (await reviewOf(order))!.pictures;
    const other = await sentOrder(server);
    await send(other, [await photo()]);
    await send(other, [], { drop: second });
    expect((await reviewOf(order))!.pictures).toEqual([first, second]);
    await send(order, [], { drop: first });
    expect(await reviewOf(order)).toMatchObject({ state: 'published', pictures: [second] });
    expect(await statusAt(order.visitor, first, `?token=${order.token}`)).toBe(404);
  });

  test(`are ${MAX_REVIEW_PICTURES} at most, also when two browsers send some at once`, async () => {
    const order = await sentOrder(server);
    const many = await Promise.all(Array.from({ length: MAX_REVIEW_PICTURES + 1 }, () => photo()));
    const refused = await send(order, many);
    expect([refused.status, refused.text.includes('A review can have at most 4 pictures.')]).toEqual([400, true]);
    expect(await reviewOf(order)).toBeUndefined();
    const most = many.slice(0, MAX_REVIEW_PICTURES);
    const others = await Promise.all(most.map(() => photo()));
    const answers = await Promise.all([send(order, most), send(order, others)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await reviewOf(order))!.pictures).toHaveLength(MAX_REVIEW_PICTURES);
  });
});

describe('FILE-002 FILE-003 a picture is refused in the words of uploads, and nothing of the form is kept', () => {
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a page', 'a.png', () => Buffer.from('<html><script>alert(1)</script></html>'), 'wrongKind'],
    [
      'a drawing',
      'a.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'),
      'wrongKind',
    ],
    ['half a picture', 'half.png', async () => (await pictureBytes(400, 300)).subarray(0, 20), 'wrongKind'],
    ['a bomb', 'bomb.png', () => bomb(), 'wrongKind'],
    ['a large picture', 'large.png', () => Buffer.concat([bomb(), Buffer.alloc(1_000_000)]), 'tooLarge'],
  ])('%s', async (_, name, bytes, reason) => {
    const files = await storedFiles(server);
    const order = await sentOrder(server);
    const page = await send(order, [await photo(), { name, bytes: await bytes() }]);
    const sentences = {
      wrongKind: `The file ${name} does not appear to be a supported image file.`,
      tooLarge: `The file ${name} is too large. The maximum allowed file size is 1 MB.`,
    };
    expect(page.status).toBe(400);
    expect(page.text).toContain(sentences[reason as keyof typeof sentences]);
    expect(page.text).toContain('please choose them again');
    expect(page.text).toContain('Holds my tea.');
    expect(await reviewOf(order)).toBeUndefined();
    expect(await storedFiles(server)).toEqual(files);
  });

  test('a form that ends in the middle of a picture, and one with a fault in its fields', async () => {
    const files = await storedFiles(server);
    const order = await sentOrder(server);
    const form = new FormData();
    for (const [field, value] of Object.entries(goodReview)) form.append(field, value);
    for (const { bytes } of [await photo(), await photo()]) {
      form.append('pictures', new Blob([Buffer.from(bytes)]), 'a.png');
    }
    const written = new Response(form);
    const body = Buffer.from(await written.arrayBuffer());
    const headers = { 'content-type': written.headers.get('content-type')! };
    const cut = await order.visitor.send('POST', order.path, { body: body.subarray(0, -500), headers });
    expect(cut.status).toBe(400);
    expect(cut.text).toContain('File upload failed to complete');
    expect((await send(order, [await photo()], { rating: '' })).text).toContain('Choose one to five stars.');
    expect(await reviewOf(order)).toBeUndefined();
    expect(await storedFiles(server)).toEqual(files);
  });
});

test('a photo loses the place where it was taken', async () => {
  const order = await sentOrder(server);
  const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f4a48' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .jpeg()
    .toBuffer();
  const place = Buffer.from([0x9e, 0x0c, 0, 0, 0x64, 0, 0, 0]);
  expect(taken.includes(place)).toBe(true);
  await send(order, [{ name: 'a.jpg', bytes: taken }]);
  const [id = ''] = (await reviewOf(order))!.pictures;
  const stored = await server.app.inject({
    url: `/reviews/pictures/${id}?token=${order.token}`,
    headers: { host: server.website.host },
  });
  expect([stored.statusCode, stored.rawPayload.includes(place)]).toEqual([200, false]);
});

test('what a killed process has received is swept, and what reviews hold is not', async () => {
  const order = await sentOrder(server);
  await send(order, [await photo()]);
  await server.runJobs();
  await sweepLater();
  const files = await storedFiles(server);
  expect(files.length).toBeGreaterThan(0);
  const { bytes } = await photo();
  const abandoned = await receivePicture(server.parts, server.website.id, { name: 'a.png', source: pieces(bytes) });
  expect([abandoned.ok, (await storedFiles(server)).length]).toEqual([true, files.length + 1]);
  await sweepLater();
  expect(await storedFiles(server)).toEqual(files);
});

test('they go with the review, for whichever reason it goes, and their files with the next sweep', async () => {
  const user = await signedInSiteUser(server, { email: 'pictures@example.com' });
  const byWriter = await sentOrder(server);
  const byTeam = await sentOrder(server);
  const byAccount = await sentOrder(server, { visitor: user, email: 'pictures@example.com' });
  await sweepLater();
  const files = await storedFiles(server);
  for (const order of [byWriter, byTeam, byAccount]) await send(order, [await photo()]);
  const ids = [];
  for (const order of [byWriter, byTeam, byAccount]) ids.push((await reviewOf(order))!.pictures[0]!);
  const data = (await user.get('/api/site-users/account/export')).json<{ reviews: { pictures: string[] }[] }>();
  expect(data.reviews.map(({ pictures }) => pictures)).toEqual([[`/reviews/pictures/${ids[2]}`]]);
  expect((await user.get(data.reviews[0]!.pictures[0]!)).status).toBe(200);
  await server.runJobs();
  expect((await storedFiles(server)).length).toBeGreaterThan(files.length);
  await byWriter.visitor.submit(byWriter.path, { position: '0', act: 'remove' });
  await moderator.post(`${path}/delete`, { ids: [(await reviewOf(byTeam))!.id] });
  await user.post('/api/site-users/account/deletion', { password: user.password });
  for (const [index, order] of [byWriter, byTeam, byAccount].entries()) {
    expect(await statusAt(server.visitor(), ids[index]!, `?token=${order.token}`)).toBe(404);
  }
  await sweepLater();
  expect(await storedFiles(server)).toEqual(files);
});

test('they belong to one website', async () => {
  const order = await sentOrder(server);
  await send(order, [await photo()]);
  await publish(order);
  const [id = ''] = (await reviewOf(order))!.pictures;
  expect(await statusAt(server.visitor(), id)).toBe(200);
  expect(await statusAt(server.visitor(server.otherWebsite), id)).toBe(404);
  expect(await statusAt(server.visitor(), 'x')).toBe(404);
});

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Two hours later by the clock of the files. */
async function sweepLater(): Promise<void> {
  const clock = { now: () => new Date(Date.now() + 7_200_000) };
  await sweepContents({ ...server.parts, clock });
}

/** A picture of 400 million points in a few bytes. */
function bomb(): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
