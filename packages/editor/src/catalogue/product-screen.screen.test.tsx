import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { NewProductScreen } from './new-product-screen.tsx';
import type { Product, ProductBody } from './product-body.ts';
import { ProductScreen } from './product-screen.tsx';
import { ProductsScreen } from './products-screen.tsx';

const variant = {
  price: '20.00',
  salePrice: null,
  stock: 'counted',
  taxClass: 'standard',
  weightGrams: 310,
  barcode: null,
  size: null,
  imageId: null,
  content: null,
} as const;

const body: ProductBody = {
  collectionId: 'c1',
  slug: 'plate',
  type: 1,
  status: 'published',
  texts: { en: { name: 'Plate' }, de: { name: 'Teller' } },
  imageIds: [],
  categories: ['Tableware'],
  tags: [],
  scarcity: null,
  customSoldOutText: null,
  customAddButtonText: null,
  plan: null,
  additionalFieldsFormId: null,
  mailingList: null,
  optionNames: ['Size'],
  variants: [
    { ...variant, id: 'v1', sku: 'P-S', attributes: { Size: 'S' } },
    { ...variant, id: 'v2', sku: 'P-M', attributes: { Size: 'M' } },
  ],
};

const product: Product = {
  id: 'p1',
  version: 3,
  state: 'published',
  isVisible: true,
  body,
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const path = '/api/commerce/products';
const stockRow = {
  productId: 'p1',
  title: 'Plate',
  imageUrl: null,
  isUnlimited: false,
  hasBackorder: false,
  reserved: 0,
  warnAt: null,
};
const inventory = {
  rows: [
    { ...stockRow, id: 'v1', choice: 'S', sku: 'P-S', onHand: 7 },
    { ...stockRow, id: 'v2', choice: 'M', sku: 'P-M', onHand: 0 },
  ],
  nextAfter: null,
};
const pages = { pages: [{ id: 'c1', urlId: 'shop', title: 'Shop', categories: ['Tableware'], tags: ['blue'] }] };

const around = {
  'GET /api/commerce/store-pages': () => pages,
  'GET /api/commerce/inventory': () => inventory,
  'GET /api/commerce/question-forms': () => ({ forms: [{ id: 'f1', name: 'Engraving' }] }),
};

function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ [`GET ${path}/p1`]: () => product, ...around, ...replies });
  const options = { address: '/config/commerce/products/p1', path: '/config/commerce/products/$id' };
  return renderScreen(ProductScreen, options).then((view) => ({ ...view, sent }));
}

function begin(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ ...around, ...replies });
  return renderScreen(NewProductScreen, { address: '/config/commerce/products/new' }).then((view) => ({
    ...view,
    sent,
  }));
}

const priceOf = (size: string) => screen.findByLabelText(`Price of ${size}`);

describe('the screen of a product', () => {
  it('has the form that a buyer fills in, keeps one that is switched off, and saves another choice', async () => {
    const { user, sent } = await open({
      [`GET ${path}/p1`]: () => ({ ...product, body: { ...body, additionalFieldsFormId: 'f0' } }),
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    const choice = await screen.findByLabelText('What a buyer is asked');
    await screen.findByText('Engraving');
    expect([...(choice as HTMLSelectElement).options].map(({ text, selected }) => [text, selected])).toEqual([
      ['Nothing', false],
      ['A form that is switched off', true],
      ['Engraving', false],
    ]);
    expect((await screen.findByRole('link', { name: 'All forms' })).getAttribute('href')).toContain('/config/forms');
    await user.selectOptions(choice, 'Engraving');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent.find(({ name }) => name === `PUT ${path}/p1`)?.body).toEqual({
      version: 3,
      body: { ...body, additionalFieldsFormId: 'f1' },
    });
  });

  it('saves a price of a variant from the version it was read in, and nothing else', async () => {
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    const field = await priceOf('M');
    await user.clear(field);
    await user.type(field, '25,5');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    const [first, second] = body.variants;
    expect(sent.find(({ name }) => name === `PUT ${path}/p1`)?.body).toEqual({
      version: 3,
      body: { ...body, variants: [first, { ...second, price: '25.50' }] },
    });
    expect(await screen.findByText(/^Customers see the version before/)).toBeTruthy();
  });

  it('goes down a column with Enter, and fills down with Ctrl+D', async () => {
    const { user, sent } = await open();
    const field = await priceOf('S');
    await user.clear(field);
    await user.type(field, '30{Control>}d{/Control}{Enter}');
    const below = await priceOf('M');
    expect(document.activeElement).toBe(below);
    expect(below).toHaveProperty('value', '30');
    expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  it('publishes what was typed: saves it first, then shows it', async () => {
    const draft = { ...product, version: 4, state: 'draft' as const };
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: () => draft,
      [`POST ${path}/p1/publish`]: () => ({ ...product, version: 5 }),
    });
    const title = await screen.findByLabelText(/^Title/);
    await user.type(title, 's');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent.some(({ name }) => name.endsWith('/publish'))).toBe(true));
    expect(sent.find(({ name }) => name.endsWith('/publish'))?.body).toEqual({ version: 4 });
  });

  it('tells what the server found beside the cell', async () => {
    const { user } = await open({
      [`PUT ${path}/p1`]: () => new Refusal(400, { reason: 'invalid', errors: { 'body.variants.1.sku': 'Taken.' } }),
    });
    const sku = await screen.findByLabelText('SKU of M');
    await user.type(sku, 'X');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another product has this SKU.')).toBeTruthy();
    expect(sku).toHaveProperty('value', 'P-MX');
  });

  it('adds a value in every combination, with the quantity that is sent once the variant is saved', async () => {
    const saved = {
      ...product,
      version: 4,
      body: {
        ...body,
        variants: [...body.variants, { ...variant, id: 'v3', sku: 'PLATE-L', attributes: { Size: 'L' } }],
      },
    };
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: () => saved,
      'POST /api/commerce/inventory/changes': () => ({ results: [] }),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Values' }), 'L{Enter}');
    await user.type(await screen.findByLabelText('In stock of L'), '9');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    const change = sent.find(({ name }) => name.endsWith('/inventory/changes'))?.body;
    expect(change).toMatchObject({ changes: [{ variantId: 'v3', to: 9, reason: 'count' }] });
  });

  it('changes the stock by an amount, in a dialog that does not save the product', async () => {
    const { user, sent } = await open({
      'POST /api/commerce/inventory/changes': () => ({
        results: [{ variantId: 'v1', onHand: 5, reserved: 0, refused: null }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: '7 in stock. Change the stock of S' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change stock' });
    await user.type(within(dialog).getByLabelText('How many more or fewer'), '-2{Enter}');
    expect(await screen.findByText('S: 5 in stock now.')).toBeTruthy();
    const change = sent.find(({ name }) => name.endsWith('/inventory/changes'))?.body;
    expect(change).toMatchObject({ changes: [{ variantId: 'v1', by: -2, reason: 'received' }] });
    expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });
});

describe('a new product', () => {
  it('has an address from its title until that is typed by hand', async () => {
    const { user } = await begin();
    const title = await screen.findByLabelText(/^Title/);
    await user.type(title, 'Tide mug');
    const address = screen.getByLabelText(/^Address/);
    expect(address).toHaveProperty('value', 'tide-mug');
    await user.clear(address);
    await user.type(address, 'mug');
    await user.type(title, ' 2');
    expect(address).toHaveProperty('value', 'mug');
  });

  it('tells faults beside their fields before anything is sent', async () => {
    const { user, sent } = await begin();
    await user.type(await screen.findByLabelText(/^Title/), 'Mug');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount such as 12.50.')).toBeTruthy();
    expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('needs a store page, and says so', async () => {
    await begin({ 'GET /api/commerce/store-pages': () => ({ pages: [] }) });
    expect(await screen.findByText('No store page yet')).toBeTruthy();
  });
});

describe('the list of products', () => {
  it('asks as the address says, and teaches while it is empty', async () => {
    const sent = answerCalls({ ...around, [`GET ${path}`]: () => ({ rows: [], nextAfter: null }) });
    const address = '/config/commerce/products?type=3&status=Draft&search=mug&tag=blue&category=Other';
    await renderScreen(ProductsScreen, { address });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    const asked = sent.filter(({ name }) => name === `GET ${path}`).map(({ query }) => query);
    expect(asked).toEqual([{ type: '3', status: 'Draft', search: 'mug', tag: 'blue', category: 'Other' }]);
  });

  it('says what a product needs while there is none', async () => {
    answerCalls({ ...around, [`GET ${path}`]: () => ({ rows: [], nextAfter: null }) });
    await renderScreen(ProductsScreen, { address: '/config/commerce/products' });
    expect(await screen.findByText('No products yet')).toBeTruthy();
  });
});
