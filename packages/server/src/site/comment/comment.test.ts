import { PagePermission, TeamRole } from '@awning/site-model';
import {
  type Answer,
  addPost,
  addressOfPost,
  limitPageOfItem,
  setSettings,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

interface Shown {
  readonly threads: readonly { id: string; author: string; body: string; answers: readonly { body: string }[] }[];
  readonly nextAfter: string | null;
}
interface Posted {
  readonly message: string;
  readonly comment: { readonly id: string; readonly author: string; readonly isTeam: boolean } | null;
}

let server: TestServer;
let moderator: Visitor;
let itemId: string;
let path: string;
let turn = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  turn += 1;
  server.clock.advance({ minutes: 2 });
  // Sessions end while the clock moves by days.
  moderator = await signedInMember(server, { roles: [TeamRole.MODERATOR] });
  await setSettings(server, server.website, {});
  itemId = await addPost(server);
  path = await addressOfPost(server, itemId, server.website);
});

describe('commenting', () => {
  it('D-100 is public at once, on the page and in its count, and never tells the address', async () => {
    expect((await post({ body: 'Lovely.\r\nReally.' })).json<Posted>().comment?.author).toBe('Ada');
    const [thread] = (await shown()).threads;
    expect([thread?.author, thread?.body]).toEqual(['Ada', 'Lovely.\nReally.']);
    const page = await server.visitor().get(path);
    expect(page.text).toContain('Really.');
    expect(page.text).not.toContain(`ada${turn}@example.com`);
    expect(await countOnPage()).toBe(1);
  });

  it('waits for approval if the owner says so, and only what is approved counts', async () => {
    await setSettings(server, server.website, { commentApprovalRequired: true });
    expect((await post()).json<Posted>().comment).toBeNull();
    expect([(await shown()).threads.length, await countOnPage()]).toEqual([0, 0]);
    const [id] = await waiting();
    expect(await judge([id!], 'published')).toBe(1);
    expect([(await shown()).threads.length, await countOnPage()]).toEqual([1, 1]);
  });

  it('counts once, however often it is sent', async () => {
    const visitor = server.visitor();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({}, visitor)));
    expect(new Set(answers.map((answer) => answer.json<Posted>().comment?.id)).size).toBe(1);
    expect(await countOnPage()).toBe(1);
  });

  it('names what is wrong in the language of the page', async () => {
    const answer = await server.visitor().post('/de/api/comments', { itemId, body: ' ', name: '', email: 'ada' });
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      {
        name: 'Geben Sie Ihren Namen ein.',
        email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
        body: 'Schreiben Sie einen Kommentar.',
      },
    ]);
  });

  it('answers a comment, and an answer goes into the same thread', async () => {
    const first = (await post()).json<Posted>().comment!;
    const second = (await post({ body: 'So is this.', parentId: first.id })).json<Posted>().comment!;
    await post({ body: 'Both.', parentId: second.id });
    const [thread, ...others] = (await shown()).threads;
    expect(thread?.answers.map(({ body }) => body)).toEqual(['So is this.', 'Both.']);
    expect([others, await countOnPage()]).toEqual([[], 3]);
    const elsewhere = await addPost(server);
    expect((await post({ itemId: elsewhere, parentId: first.id })).status).toBe(409);
  });

  it('is closed by the owner, after the days, and wherever the visitor sees nothing', async () => {
    const closed = await addPost(server, { commentState: 2 });
    expect((await post({ itemId: closed })).json<{ reason: string }>().reason).toBe('closed');
    await setSettings(server, server.website, { commentsCloseAfterDays: 3 });
    expect((await post()).status).toBe(200);
    expect(await stateOnPage()).toBe(1);
    server.clock.advance({ days: 3 });
    expect([(await post({ body: 'Late' })).status, await stateOnPage()]).toEqual([409, 2]);
    expect((await server.visitor().get(path)).text).toContain('Comments are closed.');
    await setSettings(server, server.website, { commentsEnabled: false });
    expect((await post()).status).toBe(404);
    expect((await server.visitor().get(path)).text).not.toContain('squarespace-comments');
    await setSettings(server, server.website, {});
    const draft = await addPost(server, { label: 'Draft' });
    expect([(await post({ itemId: draft })).status, (await shown(draft)).threads]).toEqual([404, undefined]);
    await limitPageOfItem(server, itemId, PagePermission.membersOnly);
    expect([(await post()).status, (await shown()).threads]).toEqual([404, undefined]);
  });

  it('leads to the third party where one is named', async () => {
    await setSettings(server, server.website, { disqusShortname: 'shop' });
    const { text } = await server.visitor().get(path);
    expect(text).toContain('id="disqus_thread"');
    expect(text).not.toContain('data-island="item-comments"');
  });

  it('Appendix C: COMMENTER comments as a team member, also on unpublished items; others do not', async () => {
    const commenter = await signedInMember(server, { roles: [TeamRole.COMMENTER], name: 'Inga' });
    const draft = await addPost(server, { label: 'Draft' });
    const answer = await commenter.post('/api/comments', { itemId: draft, body: 'Shorter, please.' });
    expect(answer.json<Posted>().comment).toMatchObject({ author: 'Inga', isTeam: true });
    expect((await moderator.post('/api/comments', { itemId: draft, body: 'And I?' })).status).toBe(404);
    expect((await commenter.get('/api/comments/moderation')).status).toBe(403);
  });
});

describe('advertising', () => {
  it('is neither shown nor told, and its sender learns nothing', async () => {
    const off = { isOn: false, to: '' };
    const comment = { isOn: true, to: 'desk@shop.test' };
    await setSettings(server, server.website, {
      teamMails: { newOrder: off, submission: off, lowStock: off, attendee: off, comment },
    });
    const { message } = (await post({ homepage: 'https://a.example' })).json<Posted>();
    expect(message).toBe('Thank you. Your comment appears once the website’s team has read it.');
    expect([await countOnPage(), await mails()]).toEqual([0, 0]);
    await post({ body: 'A fine one', email: 'fine@example.com' });
    expect(await mails()).toBe(1);
  });

  it('of an address that was marked once is spam, and many links wait', async () => {
    const links = (await post({ body: 'https://a.b https://c.d https://e.f' })).json<Posted>();
    expect(links.comment).toBeNull();
    const [id] = await waiting();
    await judge([id!], 'spam');
    await post({ body: 'Harmless' }, server.visitor());
    expect([await countOnPage(), (await waiting()).length]).toEqual([0, 0]);
  });
});

describe('moderation', () => {
  it('hides answers with what they answer, and publishes none below it', async () => {
    const first = (await post()).json<Posted>().comment!;
    const answer = (await post({ body: 'So is this.', parentId: first.id })).json<Posted>().comment!;
    expect(await judge([first.id], 'hidden')).toBe(2);
    expect([(await shown()).threads.length, await countOnPage()]).toEqual([0, 0]);
    expect(await judge([answer.id], 'published')).toBe(0);
    expect(await judge([first.id, answer.id], 'published')).toBe(2);
    expect(await countOnPage()).toBe(2);
    const deleted = await moderator.post('/api/comments/moderation/delete', { ids: [first.id] });
    expect([deleted.json(), await countOnPage()]).toEqual([{ deleted: 2 }, 0]);
  });

  it('lists the latest first, by state, 50 at a time', async () => {
    await setSettings(server, server.website, { commentApprovalRequired: true });
    for (let index = 0; index < 52; index += 1) {
      await post({ body: `Number ${index}`, email: `n${index}@example.com` }, server.visitor());
    }
    const list = '/api/comments/moderation?state=pending';
    const first = (await moderator.get(list)).json<Listed>();
    const second = (await moderator.get(`${list}&after=${first.nextAfter}`)).json<Listed>();
    expect([first.comments.length, first.comments[0]?.body, second.comments[0]?.body]).toEqual([
      50,
      'Number 51',
      'Number 1',
    ]);
    expect(second.comments.length).toBeGreaterThanOrEqual(2);
  });
});

it('a person gets and loses what the mailbox has said', async () => {
  const user = await signedInSiteUser(server);
  await post({ email: user.email, body: 'Mine' });
  const exported = (await user.get('/api/site-users/account/export')).json<{ comments?: readonly object[] }>();
  expect(exported.comments).toMatchObject([{ author: 'Ada', body: 'Mine', isPublished: true }]);
});

interface Listed {
  readonly comments: readonly { readonly id: string; readonly body: string }[];
  readonly nextAfter: string | null;
}

async function post(more: object = {}, visitor = server.visitor()): Promise<Answer> {
  const typed = { itemId, body: 'Lovely.', name: ' Ada ', email: `ada${turn}@example.com` };
  return await visitor.post('/api/comments', { ...typed, ...more });
}

async function shown(id = itemId): Promise<Shown> {
  return (await server.visitor().get(`/api/comments?itemId=${id}`)).json<Shown>();
}

async function itemOnPage() {
  const answer = await server.visitor().get(`${path}?format=json`);
  return answer.json<{ item: { publicCommentCount: number; commentState: number } }>().item;
}
const countOnPage = async () => (await itemOnPage()).publicCommentCount;
const stateOnPage = async () => (await itemOnPage()).commentState;

async function waiting(): Promise<readonly string[]> {
  const { comments } = (await moderator.get('/api/comments/moderation?state=pending')).json<Listed>();
  return comments.map(({ id }) => id);
}

async function judge(ids: readonly string[], state: string): Promise<number> {
  return (await moderator.post('/api/comments/moderation/state', { ids, state })).json<{ changed: number }>().changed;
}

async function mails(): Promise<number> {
  const { kysely } = server.database;
  const found = kysely.selectFrom('mail').select('id').where('website_id', '=', server.website.id);
  const mine = await found.where('kind', '=', 'team-comment').where('created_at', '>=', server.clock.now()).execute();
  return mine.length;
}
