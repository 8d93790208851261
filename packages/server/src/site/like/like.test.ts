import { PagePermission } from '@awning/site-model';
import {
  type Answer,
  addBlog,
  addPost,
  addressOfPost,
  createVisitor,
  limitPageOfItem,
  setSettings,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { pageAccessFeature } from '../page-access/feature.ts';
import { renderingFeature } from '../rendering/feature.ts';
import { shareFeature } from '../share/feature.ts';
import { likeFeature } from './feature.ts';

let server: TestServer;
let blogId: string;
let itemId: string;
let path: string;
beforeAll(async () => {
  server = await startTestServer({
    features: [teamFeature, pageAccessFeature, renderingFeature, likeFeature, shareFeature],
  });
  blogId = await addBlog(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  await setSettings(server, server.website, {});
  itemId = await addPost(server, { collectionId: blogId });
  path = await addressOfPost(server, itemId, server.website);
});

describe('liking', () => {
  it('D-101 counts a visitor once, whatever is sent again, and takes the like back', async () => {
    const visitor = server.visitor();
    expect((await like(visitor)).json()).toEqual({ likeCount: 1, isLiked: true });
    expect((await like(visitor)).json()).toEqual({ likeCount: 1, isLiked: true });
    expect((await like(server.visitor())).json()).toEqual({ likeCount: 2, isLiked: true });
    expect((await visitor.delete(`/api/likes/${itemId}`)).json()).toEqual({ likeCount: 1, isLiked: false });
    expect((await visitor.delete(`/api/likes/${itemId}`)).json()).toEqual({ likeCount: 1, isLiked: false });
  });

  it('is one like, if a new browser sends its first ones at once', async () => {
    const visitor = server.visitor();
    await visitor.crumb();
    const answers = await Promise.all(Array.from({ length: 8 }, () => like(visitor)));
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ likeCount: 1, isLiked: true })));
  });

  it('lives on in the browser when its session has ended', async () => {
    const visitor = server.visitor();
    await like(visitor);
    visitor.cookies.set('crumb', 'ended');
    await visitor.get('/');
    expect((await like(visitor)).json()).toEqual({ likeCount: 1, isLiked: true });
  });

  it('tells a browser what it likes, and nobody else', async () => {
    const visitor = server.visitor();
    await like(visitor);
    const asked = `/api/likes?itemIds=${itemId},0192f0c1-2b6a-7000-8000-000000000001,none`;
    expect((await visitor.get(asked)).json()).toEqual({ liked: [itemId] });
    expect((await server.visitor().get(asked)).json()).toEqual({ liked: [] });
    const forger = server.visitor();
    forger.cookies.set('LikeVisitor', "x' or true --");
    expect((await forger.get(asked)).json()).toEqual({ liked: [] });
  });

  it('is refused for what the visitor does not see', async () => {
    const hidden = [
      await addPost(server, { label: 'Draft' }),
      await addPost(server, { publishAt: new Date(server.clock.now().getTime() + 60_000) }),
      '0192f0c1-2b6a-7000-8000-000000000001',
    ];
    for (const id of hidden) expect((await like(server.visitor(), id)).status).toBe(404);
    expect((await like(server.visitor(server.otherWebsite))).status).toBe(404);
    await limitPageOfItem(server, itemId, PagePermission.membersOnly);
    expect((await like(server.visitor())).status).toBe(404);
    await limitPageOfItem(server, itemId, PagePermission.public);
    expect((await like(server.visitor())).status).toBe(200);
  });

  it('is off where the owner does not want it, in the calls and on the page', async () => {
    expect((await server.visitor().get(path)).text).toContain('sqs-simple-like');
    await setSettings(server, server.website, { simpleLikingEnabled: false });
    expect((await like(server.visitor())).status).toBe(404);
    expect((await server.visitor().get(path)).text).not.toContain('sqs-simple-like');
  });

  it('does not count more than a hundred of one network, until the network is forgotten', async () => {
    const { app, clock, website, database } = server;
    const neighbour = () => createVisitor({ app, clock, host: website.host, address: '192.0.2.7' });
    await like(neighbour());
    const row = { website_id: website.id, item_id: itemId, created_at: clock.now() };
    const first = database.kysely.selectFrom('item_like').select('network').where('website_id', '=', website.id);
    const { network } = await first.where('item_id', '=', itemId).executeTakeFirstOrThrow();
    const others = Array.from({ length: 99 }, (_, index) => ({ ...row, network, visitor: Buffer.from([index]) }));
    await database.kysely.insertInto('item_like').values(others).execute();
    const refused = await like(neighbour());
    expect([refused.status, refused.json<{ reason: string }>().reason]).toEqual([409, 'many']);
    expect(await countOnPage()).toBe(100);
    server.clock.advance({ days: 31 });
    await server.parts.jobs.add(server.database, 'like.forget-networks', {});
    await server.runJobs();
    expect((await like(neighbour())).json()).toEqual({ likeCount: 101, isLiked: true });
  });
});

describe('a page', () => {
  it('shows each like at once, and nothing of who liked', async () => {
    expect(await countOnPage()).toBe(0);
    const visitor = server.visitor();
    await like(visitor);
    expect(await countOnPage()).toBe(1);
    expect((await visitor.get(path)).text).toBe((await server.visitor().get(path)).text);
    await visitor.delete(`/api/likes/${itemId}`);
    expect(await countOnPage()).toBe(0);
  });

  it('PAGE-005 D-104 has a link for each service that is on, with the address of the item', async () => {
    await setSettings(server, server.website, { shareButtonOptions: { mail: true, facebook: true, myspace: true } });
    const { text } = await server.visitor().get(path);
    const links = [...text.matchAll(/<a class="sqs-share-link (\w+)" href="([^"]+)"/g)].map(([, name, href]) => [
      name,
      decodeURIComponent(href!),
    ]);
    const shared = expect.stringMatching(new RegExp(`https?://[^/]+${path}$`));
    expect(links).toEqual([
      ['email', shared],
      ['facebook', shared],
    ]);
    await setSettings(server, server.website, { shareButtonOptions: {} });
    expect((await server.visitor().get(path)).text).not.toContain('sqs-share-link');
  });
});

async function like(visitor: Visitor, id = itemId): Promise<Answer> {
  return await visitor.post(`/api/likes/${id}`);
}

async function countOnPage(): Promise<number> {
  const { item } = (await server.visitor().get(`${path}?format=json`)).json<{ item: { likeCount: number } }>();
  return item.likeCount;
}
