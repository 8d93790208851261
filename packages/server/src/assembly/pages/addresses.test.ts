import { TeamRole } from '@awning/site-model';
import { eventually, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemBody, PageBody } from '../../site/content/index.ts';
import type { ProductBody } from '../../store/catalogue/index.ts';
import type { Editor } from '../editing/editor.fixture.ts';
import { fillScene, postBody, type Scene } from './scene.fixture.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  scene = await fillScene(server);
});
afterAll(() => server.close());

async function whereTo(path: string): Promise<string> {
  const { status, headers } = await server.visitor().get(path);
  return status === 301 ? `301 ${String(headers['location'])}` : String(status);
}

/** Saves and publishes a body that differs from the present one in these fields. */
async function change(editor: Editor, id: string, fields: object): Promise<void> {
  const { document } = await editor.read(id);
  const saved = await editor.save(id, document.version, { ...(document.body as object), ...fields });
  expect(saved.status).toBe(200);
  expect((await editor.publish(id, saved.document.version)).status).toBe(200);
}

describe('an old address', () => {
  test('leads to where a product is now, after every move, in every language and with its query', async () => {
    await change(scene.products, scene.jar, { slug: 'jar-2' });
    await change(scene.products, scene.jar, { slug: 'jar-3', collectionId: scene.collections.gifts });
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('301 /gifts/p/jar-3'));
    expect(await whereTo('/shop/p/jar-2')).toBe('301 /gifts/p/jar-3');
    expect(await whereTo('/de/shop/p/jar?utm_source=mail')).toBe('301 /de/gifts/p/jar-3?utm_source=mail');
    expect(await whereTo('/gifts/p/jar-3')).toBe('200');
    expect(await whereTo('/shop/p/never')).toBe('404');

    // Back at its first address it is there again, and nothing goes round in a circle.
    await change(scene.products, scene.jar, { slug: 'jar', collectionId: scene.collections.shop });
    await eventually(async () => expect(await whereTo('/gifts/p/jar-3')).toBe('301 /shop/p/jar'));
    expect(await whereTo('/shop/p/jar')).toBe('200');
    expect(await whereTo('/shop/p/jar-2')).toBe('301 /shop/p/jar');
  });

  test('belongs to something new there, and leads nowhere while its product is hidden or in the trash', async () => {
    await change(scene.products, scene.jar, { slug: 'jar-4' });
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('301 /shop/p/jar-4'));
    const { document: made } = await scene.products.create({ ...scene.mugBody(9), ...newSkus('new'), slug: 'jar' });
    // A draft is nothing that visitors see.
    expect(await whereTo('/shop/p/jar')).toBe('301 /shop/p/jar-4');
    await scene.products.publish(made.id, made.version);
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('200'));
    await scene.products.trash(made.id, made.version + 1);
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('301 /shop/p/jar-4'));
    const { document } = await scene.products.read(scene.jar);
    await scene.products.trash(scene.jar, document.version);
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('404'));
    await scene.products.recover(scene.jar);
    await eventually(async () => expect(await whereTo('/shop/p/jar')).toBe('301 /shop/p/jar-4'));
  });

  test('of a post and of a page lead to them, too', async () => {
    await change(scene.posts, scene.post, { slug: 'first-post' });
    await eventually(async () => expect(await whereTo('/journal/post-1')).toBe('301 /journal/first-post'));
    await change(scene.pages, scene.collections.about, { slug: 'über-uns' });
    await eventually(async () => expect(await whereTo('/about')).toBe(`301 ${encodeURI('/über-uns')}`));
    await change(scene.pages, scene.collections.about, { slug: 'about' });
    await eventually(async () => expect(await whereTo(encodeURI('/über-uns'))).toBe('301 /about'));
  });

  test('of a page that lists things leads to them, whatever else has changed', async () => {
    const { database, website } = server;
    const rename = async (from: string, to: string) => {
      await database.kysely
        .updateTable('collection')
        .set({ url_id: to })
        .where('website_id', '=', website.id)
        .where('url_id', '=', from)
        .execute();
      await change(scene.pages, scene.collections.inside, { isEnabled: true });
    };
    await rename('shop', 'store');
    await change(scene.products, scene.mug, { slug: 'cup' });
    await eventually(async () => expect(await whereTo('/shop/p/vase')).toBe('301 /store/p/vase'));
    expect(await whereTo('/shop')).toBe('301 /store');
    expect(await whereTo('/shop/p/mug')).toBe('301 /store/p/mug');
    expect(await whereTo('/store/p/mug')).toBe('301 /store/p/cup');
    expect(await whereTo('/shop/p/%3Fa%23b%0d%0a')).toBe('301 /store/p/%3Fa%23b%0D%0A');
    await rename('store', 'shop');
    await change(scene.products, scene.mug, { slug: 'mug' });
    await eventually(async () => expect(await whereTo('/shop/p/cup')).toBe('301 /shop/p/mug'));
    expect(await whereTo('/store/p/cup')).toBe('301 /shop/p/cup');
  });
});

describe('a preview link', () => {
  const linkOf = async (path: string) => {
    const answer = await scene.manager.get(path);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.json<{ path: string }>().path;
  };

  test('shows the draft of a product, a post and a page to whoever has it, and changes nothing', async () => {
    const product = await scene.products.create({
      ...scene.mugBody(7),
      ...newSkus('draft'),
      slug: 'draft-mug',
      status: 'Private',
      texts: { en: { name: 'Unfired mug' } },
    } satisfies ProductBody);
    const later = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const post = await scene.posts.create(
      postBody(scene, 50, { publishAt: later, texts: { en: { title: 'Unsaid' } } }) satisfies ItemBody,
    );
    const { document: about } = await scene.pages.read(scene.collections.about);
    const renamed = { ...(about.body as PageBody), slug: 'about-us', texts: { en: { title: 'Unseen' } } };
    await scene.pages.save(about.id, about.version, renamed);

    const links = [
      [await linkOf(`/api/commerce/products/${product.document.id}/preview`), '/shop/p/draft-mug', 'Unfired mug'],
      [await linkOf(`/api/items/${post.document.id}/preview`), '/journal/post-50', 'Unsaid'],
      [await linkOf(`/api/pages/${about.id}/preview`), '/about-us', 'Unseen'],
    ] as const;
    for (const [link, path, words] of links) {
      expect(link.split('?')[0]).toBe(path);
      const page = await server.visitor().get(link);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(words)]);
      expect(page.text).toContain('This is a preview.');
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      expect(await whereTo(path)).toBe('404');
    }
    expect(await server.visitor().get('/about')).toMatchObject({ status: 200 });
    expect((await scene.products.read(product.document.id)).document).toEqual(product.document);
  });

  test('shows what is saved now, until it expires, and only on its own website', async () => {
    const { document } = await scene.products.read(scene.mug);
    const link = await linkOf(`/api/commerce/products/${scene.mug}/preview`);
    const body = { ...(document.body as ProductBody), texts: { en: { name: 'Renamed twice' } } };
    await scene.products.save(scene.mug, document.version, body);
    expect((await server.visitor().get(link)).text).toContain('Renamed twice');
    expect((await server.visitor().get('/shop/p/mug')).text).not.toContain('Renamed twice');
    expect((await server.visitor().get(`${link}x`)).text).not.toContain('Renamed twice');
    server.clock.advance({ minutes: 60 });
    expect((await server.visitor().get(link)).text).not.toContain('Renamed twice');
  });

  test('is given only to members who edit the product', async () => {
    const viewer = await signedInMember(server, { roles: [TeamRole.VIEWER] });
    expect((await viewer.get(`/api/commerce/products/${scene.mug}/preview`)).status).toBe(403);
    expect((await server.visitor().get(`/api/commerce/products/${scene.mug}/preview`)).status).toBe(401);
  });
});

/** The mug's variants with ids and SKUs of their own. */
function newSkus(mark: string): Pick<ProductBody, 'variants'> {
  const { variants } = scene.mugBody(1);
  return { variants: variants.map(({ id: _id, ...variant }, place) => ({ ...variant, sku: `${mark}-${place}` })) };
}
