import { CollectionType } from '@awning/site-model';
import {
  addProduct,
  addressOf,
  addStorePage,
  layoutOf,
  setStore,
  signedInMember,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection, saveLayout } from '../../../site/content/index.ts';
import { shopper } from '../../checkout/checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await setStore(server, server.website, { country: 'DE', currency: 'EUR' });
});
afterAll(() => server.close());

interface TaxRule {
  readonly id: string;
  readonly version: number;
}

/** As the first test leaves it. */
let taxRule: TaxRule;

const rules = '/api/commerce/tax-rules';
const body = {
  name: 'VAT',
  area: { country: 'DE', region: null, postalPrefix: null },
  percent: '19',
  taxClass: 'standard',
  inclusive: true,
  priority: 1,
  onShipping: true,
};

/** The notes of a page as people read them. */
async function notes(path: string): Promise<string[]> {
  const { text } = await server.visitor().get(path, { accept: 'text/html' });
  const found = [...text.matchAll(/<p class="product-price-note">(.*?)<\/p>/g)];
  return found.map(([, html]) => html!.replaceAll(/<[^>]+>/g, ''));
}

async function addPage(urlId: string, title: string): Promise<void> {
  const { database, clock, website } = server;
  const texts = { en: { title } };
  const page = { urlId, typeName: 'page', type: CollectionType.page, texts } as const;
  await createCollection(database, clock, website.id, page);
}

test('a price is followed by whether it contains the tax, and by shipping if there is any', async () => {
  const owner = await signedInMember(server);
  const collectionId = await addStorePage(server);
  await addProduct(server, { collectionId, slug: 'bowl' });
  await addProduct(server, { collectionId, slug: 'lesson', type: 3 });
  const urlId = await addressOf(server, collectionId);
  expect(await notes(`/${urlId}/p/bowl`)).toEqual(['plus shipping']);
  expect(await notes(`/${urlId}/p/lesson`)).toEqual([]);

  const rule = (await owner.post(rules, { body })).json<TaxRule>();
  expect(await notes(`/${urlId}/p/bowl`)).toEqual(['incl. VAT, plus shipping']);
  expect(await notes(`/de/${urlId}/p/bowl`)).toEqual(['inkl. MwSt., zzgl. Versand']);
  expect(await notes(`/${urlId}/p/lesson`)).toEqual(['incl. VAT']);
  expect((await notes(`/${urlId}`)).toSorted()).toEqual(['incl. VAT', 'incl. VAT, plus shipping']);

  const added = { version: rule.version, body: { ...body, inclusive: false } };
  taxRule = (await owner.put(`${rules}/${rule.id}`, added)).json<TaxRule>();
  expect(await notes(`/${urlId}/p/bowl`)).toEqual(['plus VAT and shipping']);
});

test('cards on pages, in the search and in mixed lists have their own notes: no shipping of lessons, no tax of rate zero', async () => {
  const { database, clock, website } = server;
  await setStore(server, website, { country: 'AT', currency: 'EUR' });
  const owner = await signedInMember(server);
  const at = { ...body, area: { ...body.area, country: 'AT' } };
  await owner.post(rules, { body: at });
  await owner.post(rules, { body: { ...at, name: 'None', percent: '0', taxClass: 'stamps' } });
  const page = {
    urlId: 'notes',
    typeName: 'products',
    type: CollectionType.products,
    texts: { en: { title: 'Notes' } },
  };
  const collectionId = await createCollection(database, clock, website.id, page);
  const add = (name: string, more: object) =>
    addProduct(server, { collectionId, slug: name, name: `Noted ${name}`, ...more });
  await add('jug', {});
  expect(await notes('/notes')).toEqual(['All prices incl. VAT, plus shipping']);
  await add('course', { type: 3 });
  await add('stamp', { variants: [{ sku: 'STAMP', price: 100n, onHand: 1, taxClass: 'stamps' }] });
  const own = ['incl. VAT', 'incl. VAT, plus shipping', 'plus shipping'];
  expect((await notes('/notes')).toSorted()).toEqual(own);
  expect((await notes('/search?q=noted')).toSorted()).toEqual(own);

  const pageId = await createCollection(database, clock, website.id, {
    urlId: 'showcase',
    typeName: 'page',
    type: CollectionType.page,
    texts: { en: { title: 'Showcase' } },
  });
  const blocks = [{ type: 'summary-v2', props: { id: 's', collectionId } }];
  await saveLayout(database, clock, website.id, `page:${pageId}`, layoutOf({ en: blocks }));
  expect((await notes('/showcase')).toSorted()).toEqual(own);
  const links = async (path: string) => {
    const { text } = await server.visitor().get(path, { accept: 'text/html' });
    return [...text.matchAll(/<p class="product-price-note">[^<]*<a href="([^"]*)">shipping<\/a><\/p>/g)].map(
      ([, address]) => address,
    );
  };
  await addPage('shipping', 'Shipping costs');
  for (const path of ['/notes', '/search?q=noted', '/showcase']) {
    expect(await links(path)).toEqual(['/shipping', '/shipping']);
  }
  await setStore(server, website, { country: 'DE', currency: 'EUR' });
});

test('the cart says what its prices contain, and leads to the shipping costs', async () => {
  const visitor = await shopper(server, await addProduct(server));
  const note = async () => {
    const { text } = await visitor.get('/cart', { accept: 'text/html' });
    return /<p class="cart-extras">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<!--.*?-->/g, '');
  };
  expect(await note()).toBe('plus VAT and <a href="/shipping">shipping</a>');
  const owner = await signedInMember(server);
  await owner.put(`${rules}/${taxRule.id}`, { version: taxRule.version, body });
  expect(await note()).toBe('incl. VAT, plus <a href="/shipping">shipping</a>');
  const learner = await shopper(server, await addProduct(server, { type: 3 }));
  const { text } = await learner.get('/cart', { accept: 'text/html' });
  expect(text).toContain('<p class="cart-extras">incl. VAT</p>');
});

test('the checkout names the legal pages that visitors can read', async () => {
  const visitor = await shopper(server, await addProduct(server));
  const legal = async () => {
    const { text } = await visitor.get('/checkout', { accept: 'text/html' });
    return /<p class="checkout-legal">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<!--.*?-->/g, '');
  };
  expect(await legal()).toBeUndefined();
  // A shop that was written in German.
  await addPage('agb', 'Terms');
  await addPage('privacy', 'Privacy');
  const said = await legal();
  expect(said?.replaceAll(/<[^>]+>/g, '')).toBe('By placing your order, you accept: Terms. Please also read: Privacy.');
  expect(said).toContain('href="/agb"');
});
