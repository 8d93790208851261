import { addFile, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let editor: Visitor;
let otherFile: string;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [4] });
  await addFile(server, { filename: 'Blue bowl.png' });
  await addFile(server, { filename: 'Schälchen 100%_a.png' });
  await addFile(server, { filename: 'care.pdf', bytes: Buffer.from('%PDF-1.7 care') });
  otherFile = await addFile(server, { website: server.otherWebsite });
  await addFile(server, { filename: 'talk.mp3', bytes: Buffer.from('ID3\u0004 talk', 'latin1') });
});
afterAll(() => server.close());

async function titles(query: string): Promise<string[]> {
  const { rows } = (await editor.get(`/api/files?${query}`)).json<{ rows: { title: string }[] }>();
  return rows.map(({ title }) => title);
}

test.each([
  ['search=bowl', ['Blue bowl.png']],
  ['search=BOWL', ['Blue bowl.png']],
  ['search=schalchen', ['Schälchen 100%_a.png']],
  ['search=100%25_', ['Schälchen 100%_a.png']],
  ['search=%25', ['Schälchen 100%_a.png']],
  ['search=nothing', []],
  ['kind=audio', ['talk.mp3']],
  ['kind=file&search=care', ['care.pdf']],
  ['kind=image&search=care', []],
  ['', ['talk.mp3', 'care.pdf', 'Schälchen 100%_a.png', 'Blue bowl.png']],
])('?%s finds %j, the newest first', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test.each([
  ['a name', `name_key like search_fold('%bowl%')`, 'asset_names'],
  ['a kind', `asset.kind = 'audio'`, 'asset_by_kind'],
  ['a folder', `folder_id = '00000000-0000-7000-8000-00000000dead'`, 'asset_by_folder'],
])('among many, files by %s are found along an index', async (_, condition, index) => {
  const { kysely } = server.database;
  await sql`insert into asset (website_id, id, content_id, kind, filename, created_at)
    select website_id, gen_random_uuid(), content_id, kind, 'picture ' || number || '.png', created_at
      from asset, generate_series(1, 5000) number
     where website_id = ${server.otherWebsite.id} and id = ${otherFile}`.execute(kysely);
  await sql`vacuum (analyze) asset`.execute(kysely);
  const plan = await kysely.transaction().execute(async (transaction) => {
    // Five thousand rows fit into a few pages, which PostgreSQL would read as a whole.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      explain select id from asset where website_id = ${sql.lit(server.otherWebsite.id)} and trashed_at is null
        and ${sql.raw(condition)} order by id desc limit 50`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
});
