import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import { addOrder, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponDocument } from '../../store/coupon/editing/document.ts';

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly memberId: string | null;
  readonly what: string;
  readonly thing: {
    readonly kind: string;
    readonly id: string;
    readonly name: string | null;
    readonly isTrashed: boolean;
  } | null;
}

let server: TestServer;
let admin: Visitor;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server, { name: 'Ada' });
  manager = await signedInMember(server, { name: 'Mo', roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

async function page(query = ''): Promise<{ readonly entries: readonly Entry[]; readonly nextAfter: string | null }> {
  const answer = await admin.get(`/api/audit?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function choices() {
  return (await admin.get('/api/audit/choices')).json<{ people: { id: string; name: string }[]; kinds: string[] }>();
}

const coupon = { ...(couponDocument.example as object), code: 'SPRING' };

test('tells who did what to which thing, by its present name, the latest first', async () => {
  const made = (await manager.post('/api/commerce/coupons', { body: coupon })).json<{ id: string; version: number }>();
  server.clock.advance({ minutes: 1 });
  const body = { version: made.version, body: { ...coupon, code: 'SUMMER' } };
  expect((await admin.put(`/api/commerce/coupons/${made.id}`, body)).status).toBe(200);
  server.clock.advance({ minutes: 1 });
  const order = await addOrder(server);
  expect(
    (await manager.post(`/api/commerce/orders/${order.id}/notes`, { text: 'Fragile', isMailed: false })).status,
  ).toBe(200);
  server.clock.advance({ minutes: 1 });
  expect((await manager.delete(`/api/commerce/coupons/${made.id}?version=2`)).status).toBe(200);

  const { entries } = await page('from=2000-01-01T00:00Z');
  const thing = { kind: 'coupon', id: made.id, name: 'SUMMER', isTrashed: true };
  expect(entries.filter(({ what }) => !what.startsWith('team.'))).toMatchObject([
    { what: 'coupon.trashed', who: 'Mo', thing },
    { what: 'order.note-added', who: 'Mo', thing: { kind: 'order', id: order.id, name: String(order.number) } },
    { what: 'coupon.saved', who: 'Ada', thing },
    { what: 'coupon.created', who: 'Mo', thing },
  ]);
  expect(entries.at(-1)).toMatchObject({
    what: 'team.signedIn',
    who: 'Ada',
    thing: { kind: 'team_member', name: 'Ada' },
  });
});

test('finds by person, by kind and by time, alone and together', async () => {
  await sql`insert into audit (website_id, id, at, who, what, subject) values
    (${server.website.id}, gen_random_uuid(), ${server.clock.now()}, 'Awning', 'order.expired', 'orders')`.execute(
    server.database.kysely,
  );
  const all = (await page()).entries;
  const mo = all.find(({ who }) => who === 'Mo')!.memberId;
  const middle = all.find(({ what }) => what === 'coupon.saved')!.at;
  const ofMo = all.filter(({ memberId }) => memberId === mo);

  expect((await page(`who=${mo}`)).entries).toEqual(ofMo);
  expect((await page('kind=coupon')).entries).toEqual(all.filter(({ what }) => what.startsWith('coupon.')));
  expect((await page(`who=${mo}&kind=coupon`)).entries).toEqual(ofMo.filter(({ what }) => what.startsWith('coupon.')));
  expect((await page('who=awning')).entries).toMatchObject([{ what: 'order.expired', memberId: null, thing: null }]);
  expect((await page(`from=${middle}`)).entries).toEqual(all.filter(({ at }) => at >= middle));
  expect((await page(`until=${middle}&who=${mo}`)).entries).toEqual(ofMo.filter(({ at }) => at < middle));
  expect((await page('kind=product')).entries).toEqual([]);
  expect(await choices()).toEqual({
    people: expect.arrayContaining([{ id: mo, name: 'Mo' }, expect.objectContaining({ name: 'Ada' })]),
    kinds: ['coupon', 'order', 'team'],
  });
});

test('page after page shows every entry once, while new ones arrive', async () => {
  const before = (await page()).entries.map(({ id }) => id);
  const at = new Date(server.clock.now().getTime() - 365 * 24 * 3_600_000);
  // Many at the same moment: the id decides.
  await sql`insert into audit (website_id, id, at, who, what, subject)
    select ${server.website.id}, gen_random_uuid(), ${at}, 'Awning', 'page.saved', 'pages' from generate_series(1, 120)`.execute(
    server.database.kysely,
  );
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { entries, nextAfter }: { entries: readonly Entry[]; nextAfter: string | null } = await page(
      after === null ? '' : `after=${after}`,
    );
    seen.push(...entries.map(({ id }) => id));
    after = nextAfter;
    await admin.post('/api/commerce/coupons', { body: { ...coupon, code: `NEW${seen.length}` } });
  } while (after !== null);
  expect(seen).toHaveLength(before.length + 120);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, before.length)).toEqual(before);
});

test('is for ADMIN alone, and shows nothing of another website', async () => {
  const others = Object.values(TeamRole).filter((role): role is TeamRoleCode => role > TeamRole.ADMIN);
  const member = await signedInMember(server, { roles: others });
  expect((await member.get('/api/audit')).status).toBe(403);
  expect((await member.get('/api/audit/choices')).status).toBe(403);
  const stranger = await signedInMember(server, { website: server.otherWebsite, name: 'Stranger' });
  const [{ id }] = (await page()).entries as readonly [Entry];
  expect((await stranger.get('/api/audit')).json()).toMatchObject({ entries: [{ who: 'Stranger' }], nextAfter: null });
  expect((await stranger.get(`/api/audit?after=${id}`)).json()).toMatchObject({ entries: [] });
  expect((await stranger.get('/api/audit/choices')).json()).toMatchObject({
    people: [{ name: 'Stranger' }],
    kinds: ['team'],
  });
});

test.each(['who=nobody', 'kind=%25', 'from=yesterday', 'until=2026-01-01', 'after=1'])('refuses ?%s', async (query) => {
  expect((await admin.get(`/api/audit?${query}`)).status).toBe(400);
});

test('reads no more of a hundred thousand entries than it shows', async () => {
  const { kysely } = server.database;
  const website = server.otherWebsite.id;
  await sql`insert into audit (website_id, id, at, member_id, who, what, subject)
    select ${website}, gen_random_uuid(), now() - number * interval '1 minute',
           ('00000000-0000-7000-8000-' || lpad((number % 20)::text, 12, '0'))::uuid, 'Member',
           case when number % 1000 = 0 then 'captcha.changed' else 'product.saved' end, 'products'
      from generate_series(1, 100000) number`.execute(kysely);
  await sql`vacuum (analyze) audit`.execute(kysely);
  const member = `member_id = '00000000-0000-7000-8000-000000000007'`;
  const kind = `split_part(what, '.', 1) = 'captcha'`;
  const wanted = {
    audit_by_time: 'true',
    audit_by_member: member,
    audit_by_kind: kind,
    audit_by_member_and_kind: `${member.replace('07', '00')} and ${kind}`,
  };
  for (const [index, condition] of Object.entries(wanted)) {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      explain (analyze, timing off, summary off) select id from audit
       where website_id = ${sql.lit(website)} and ${sql.raw(condition)}
       order by at desc, id desc limit 51`.execute(kysely);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`using ${index} on audit`);
    expect(plan).not.toContain('Rows Removed by Filter');
    expect(plan).not.toContain('Sort');
  }
});
