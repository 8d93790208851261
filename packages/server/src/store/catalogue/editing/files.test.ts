import { TeamRole } from '@awning/site-model';
import {
  type Answer,
  addFile,
  addProduct,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaMessages } from '../../../site/media/messages.ts';
import { productMessages } from '../messages.ts';
import { faultsOfImport, importFile, uploadFile } from '../transfer/import/import.fixture.ts';
import { productBody } from './product-body.fixture.ts';
import type { ProductBody } from './schema.ts';

let server: TestServer;
let owner: Visitor;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { roles: [TeamRole.ADMIN] });
  collectionId = await addStorePage(server);
});
afterAll(() => server.close());

const path = '/api/commerce/products';
const pdf = (words = 'book') => Buffer.from(`%PDF-1.7 ${words}`);

interface Edited {
  readonly id: string;
  readonly version: number;
  readonly body: ProductBody;
}

async function privateFile(filename = 'book.pdf', bytes: Buffer = pdf(filename)): Promise<string> {
  return await addFile(server, { filename, bytes, isPrivate: true });
}

function download(slug: string, files: NonNullable<ProductBody['files']>): ProductBody {
  return productBody({ collectionId, slug, type: 2, files });
}

async function create(body: ProductBody): Promise<Edited> {
  const answer = await owner.post(path, { body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<Edited>();
}

const publish = ({ id, version }: Edited) => owner.post(`${path}/${id}/publish`, { version });
const errorsOf = (answer: Answer) => answer.json<{ errors: Record<string, string> }>().errors;

describe('a download', () => {
  test('has its files in their order, with names for the customer', async () => {
    const [first, second] = [await privateFile('a.pdf'), await privateFile('b.pdf')];
    const files = [
      { assetId: second, name: 'Erster Band.pdf' },
      { assetId: first, name: 'Zweiter Band.pdf' },
    ];
    const product = await create(download('ordered', files));
    expect((await publish(product)).status).toBe(200);
    expect((await owner.get(`${path}/${product.id}`)).json<Edited>().body.files).toEqual(files);
  });

  test('is not published without a file, by no call', async () => {
    const product = await create(download('empty', []));
    const refused = await publish(product);
    expect([refused.status, errorsOf(refused)]).toEqual([400, { 'body.files': productMessages.filesMissing }]);
    const shown = await owner.post(`${path}/${product.id}/visibility`, { version: 1, status: 'published' });
    expect([shown.status, errorsOf(shown)]).toEqual([400, { 'body.files': productMessages.filesMissing }]);
    // Hidden from visitors, it can wait for its file; from there it is not shown without one, either.
    const hidden = await owner.post(`${path}/${product.id}/visibility`, { version: 1, status: 'Private' });
    expect(hidden.status).toBe(200);
    const { version } = hidden.json<Edited>();
    const again = await owner.post(`${path}/${product.id}/visibility`, { version, status: 'published' });
    expect([again.status, errorsOf(again)]).toEqual([400, { 'body.files': productMessages.filesMissing }]);
  });

  test('is not published without a file by an import', async () => {
    const csv = `address,name,type,sku,price,status\nby-import,A book,digital,BOOK-1,9.00,published`;
    const refused = await uploadFile(server, owner, csv);
    expect(await faultsOfImport(owner, refused.id)).toMatchObject([
      { line: 2, column: null, message: productMessages.filesMissing },
    ]);
    const draft = await uploadFile(server, owner, csv.replace('published', 'draft'));
    expect(await faultsOfImport(owner, draft.id)).toEqual([]);
    await importFile(server, owner, draft.id);
    const found = (await owner.get(`${path}?search=A book`)).json<{ rows: { facts: object }[] }>().rows;
    expect(found).toMatchObject([{ facts: { status: 'Draft', type: 2 } }]);
  });

  test('that was sold before there were files is still edited and published', async () => {
    const { id } = await addProduct(server, { collectionId, type: 2, slug: 'former' });
    const { version, body } = (await owner.get(`${path}/${id}`)).json<Edited>();
    const saved = await owner.put(`${path}/${id}`, { version, body: { ...body, tags: ['old'] } });
    expect((await publish(saved.json<Edited>())).status).toBe(200);
  });

  test('cannot lose its last file', async () => {
    const body = download('kept', [{ assetId: await privateFile(), name: 'kept.pdf' }]);
    const product = (await publish(await create(body))).json<Edited>();
    const saved = await owner.put(`${path}/${product.id}`, { version: product.version, body: { ...body, files: [] } });
    const refused = await publish(saved.json<Edited>());
    expect([refused.status, errorsOf(refused)]).toEqual([400, { 'body.files': productMessages.filesMissing }]);
  });

  test('sells no public file, none of another website, none twice and none without a fitting name', async () => {
    const [own, open] = [await privateFile(), await addFile(server, { filename: 'open.pdf', bytes: pdf('open') })];
    const bytes = pdf('strange');
    const strange = await addFile(server, { website: server.otherWebsite, filename: 's.pdf', bytes, isPrivate: true });
    const files = [open, strange, own, own].map((assetId) => ({ assetId, name: 'ok.pdf' }));
    const names = ['', '../etc/passwd', 'a\u202efdp.exe'].map((name) => ({ assetId: own, name }));
    const first = await owner.post(path, { body: download('faulty', files) });
    expect([first.status, errorsOf(first)]).toEqual([
      400,
      {
        'body.files.0.assetId': productMessages.filePublic,
        'body.files.1.assetId': productMessages.noFile,
        'body.files.3.assetId': productMessages.fileTwice,
      },
    ]);
    const second = await owner.post(path, { body: download('faulty', names) });
    expect(errorsOf(second)).toMatchObject({
      'body.files.0.name': productMessages.fileName.empty,
      'body.files.1.name': productMessages.fileName.path,
      'body.files.2.name': productMessages.fileName.characters,
    });
    const goods = { ...download('goods', [{ assetId: own, name: 'a.pdf' }]), type: 1 as const };
    expect(errorsOf(await owner.post(path, { body: goods }))).toEqual({
      'body.files': productMessages.filesOfDownloads,
    });
  });
});

describe('a file that is sold', () => {
  const fetchFile = (url: string) => server.visitor().get(url);

  test('has no public address, neither now nor from before it was private', async () => {
    const open = await addFile(server, { filename: 'was-open.pdf', bytes: pdf('was open') });
    const { url } = (await owner.get(`/api/files/${open}/facts`)).json<{ url: string }>();
    expect((await fetchFile(url)).status).toBe(200);
    const file = (await owner.get(`/api/files/${open}`)).json<{ version: number; body: object }>();
    const hidden = await owner.put(`/api/files/${open}`, {
      version: file.version,
      body: { ...file.body, isPrivate: true },
    });
    expect(hidden.status).toBe(200);
    const product = await create(download('was-open', [{ assetId: open, name: 'book.pdf' }]));
    expect((await publish(product)).status).toBe(200);
    for (const address of [url, url.replace(/\/[\da-f]{16}\//, '/first/'), `${url}?format=500w`]) {
      expect((await fetchFile(address)).status).toBe(404);
    }
    const page = await server.visitor().get(`/${await urlIdOf()}/p/was-open`);
    expect([page.status, page.text.includes(open)]).toEqual([200, false]);
    const model = await server.visitor().get(`/${await urlIdOf()}/p/was-open?format=json`);
    expect([model.status, model.text.includes(open)]).toEqual([200, false]);
  });

  test('stays private, is listed with its product, and stays out of the trash', async () => {
    const assetId = await privateFile('sold.pdf');
    const product = await create(download('sold', [{ assetId, name: 'sold.pdf' }]));
    const file = (await owner.get(`/api/files/${assetId}`)).json<{ version: number; body: object }>();
    const opened = await owner.put(`/api/files/${assetId}`, {
      version: file.version,
      body: { ...file.body, isPrivate: false },
    });
    expect([opened.status, errorsOf(opened)]).toEqual([400, { 'body.isPrivate': mediaMessages.isSold }]);
    const { uses } = (await owner.get(`/api/files/${assetId}/uses`)).json<{ uses: object[] }>();
    expect(uses).toMatchObject([{ kind: 'product', id: product.id, title: 'sold' }]);
    const trashed = await owner.delete(`/api/files/${assetId}?version=${file.version}`);
    expect([trashed.status, trashed.json()]).toMatchObject([409, { reason: 'needed', message: mediaMessages.isUsed }]);
    // Once no product sells it, it may be shown to everybody.
    await owner.put(`${path}/${product.id}`, { version: product.version, body: download('sold', []) });
    const freed = await owner.put(`/api/files/${assetId}`, {
      version: file.version,
      body: { ...file.body, isPrivate: false },
    });
    expect(freed.status).toBe(200);
  });

  test('is replaced in its place', async () => {
    const assetId = await privateFile('first-edition.pdf');
    const product = await create(download('replaced', [{ assetId, name: 'book.pdf' }]));
    const replaced = await owner.post(`/api/files/${assetId}/upload?version=1&name=second.pdf`, pdf('second edition'), {
      'content-type': 'application/octet-stream',
    });
    expect([replaced.status, replaced.text]).toEqual([200, expect.any(String)]);
    expect((await publish(product)).status).toBe(200);
    expect((await owner.get(`/api/files/${assetId}/content`)).text).toBe('%PDF-1.7 second edition');
  });

  test('is offered to members who edit products, with private ones only in the list', async () => {
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    const [sold, open] = [await privateFile('offered.pdf'), await addFile(server)];
    const listed = (await manager.get('/api/commerce/files')).json<{ rows: { id: string }[] }>().rows;
    expect(listed[0]).toMatchObject({ id: sold, filename: 'offered.pdf', isPrivate: true, byteSize: 20 });
    expect(listed.map(({ id }) => id)).not.toContain(open);
    const found = (await manager.get('/api/commerce/files?search=OFFER')).json<{ rows: object[] }>().rows;
    expect(found).toMatchObject([{ id: sold }]);
    const both = (await manager.get(`/api/commerce/files?ids=${open},${sold}`)).json<{ rows: object[] }>().rows;
    expect(both).toMatchObject([
      { id: open, isPrivate: false },
      { id: sold, isPrivate: true },
    ]);
  });

  async function urlIdOf(): Promise<string> {
    const { pages } = (await owner.get('/api/commerce/store-pages')).json<{ pages: { id: string; urlId: string }[] }>();
    return pages.find(({ id }) => id === collectionId)!.urlId;
  }
});
