import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { answerFiles, holdFiles } from '../testing/send-files.fixture.ts';
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
  'GET /api/commerce/store-rules/tax-classes': () => ({
    taxClasses: ['standard', 'books'],
    priceTaxes: { standard: 'included', books: 'added' },
  }),
};

function open(replies: Parameters<typeof answerCalls>[0] = {}, switchedOff: readonly string[] = []) {
  const sent = answerCalls({ [`GET ${path}/p1`]: () => product, ...around, ...replies });
  const options = { address: '/config/commerce/products/p1', path: '/config/commerce/products/$id', switchedOff };
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
  it('puts all variants into a tax class, a known one or one that is typed', async () => {
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    const field = await screen.findByRole('combobox', { name: 'Tax class' });
    expect((field as HTMLInputElement).value).toBe('standard');
    await user.clear(field);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Use small letters, digits and hyphens.')).toBeTruthy();
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'books' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const save = () => sent.find(({ name }) => name === `PUT ${path}/p1`);
    await waitFor(() => expect(save()).toBeDefined());
    const saved = save()?.body as { body: ProductBody };
    expect(saved.body.variants.map(({ taxClass }) => taxClass)).toEqual(['books', 'books']);
  });

  it('is sold by subscription as often as its plan says', async () => {
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    expect(screen.queryByLabelText('Number of payments')).toBeNull();
    await user.click(await screen.findByRole('switch', { name: /^Sell by subscription/ }));
    await user.clear(await screen.findByLabelText('Every'));
    await user.type(screen.getByLabelText('Every'), '2');
    await user.selectOptions(screen.getByLabelText('Unit'), 'WEEK');
    await user.type(screen.getByLabelText('Number of payments'), '6');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const save = () => sent.find(({ name }) => name === `PUT ${path}/p1`);
    await waitFor(() => expect(save()).toBeDefined());
    expect(save()?.body).toMatchObject({ body: { plan: { unit: 'WEEK', value: 2, numCycles: 6 } } });
  });

  it('says whether its prices contain the tax, by the class of all variants', async () => {
    const { user } = await open();
    expect(await screen.findByText('Price: Including tax (VAT)')).toBeTruthy();
    await user.clear(await screen.findByRole('combobox', { name: 'Tax class' }));
    expect(screen.queryByText(/\(VAT\)/)).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'books' }));
    expect(await screen.findByText('Price: Without tax (VAT), which is added at the checkout')).toBeTruthy();
  });

  it('has names of options and values in another language, beside the first one', async () => {
    const { user, sent } = await open({
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    const [choice] = await screen.findAllByRole('combobox', { name: 'Show another language' });
    await user.selectOptions(choice!, 'de');
    await user.click(await screen.findByLabelText('Option (Deutsch)'));
    await user.paste('Größe');
    const small = within(screen.getByRole('group', { name: 'Values (Deutsch)' })).getByLabelText('S');
    await user.type(small, 'M');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Two values have the same text.')).toBeTruthy();
    await user.click(small);
    await user.paste('ini');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    const saved = sent.find(({ name }) => name === `PUT ${path}/p1`)?.body as { body: ProductBody };
    expect(saved.body.texts['de']).toEqual({
      name: 'Teller',
      options: { Size: 'Größe' },
      values: { Size: { S: 'Mini' } },
    });
  });

  it.each([
    { state: 'on', switchedOff: [], calls: 0 },
    { state: 'off, as the server tells it', switchedOff: ['de'], calls: 1 },
  ])('names the language of a fault that is not on screen: switched $state', async ({ switchedOff, calls }) => {
    const texts = { ...body.texts, de: { name: 'Teller', values: { Size: { S: 'M' } } } };
    const replies = {
      [`GET ${path}/p1`]: () => ({ ...product, body: { ...body, texts } }),
      [`PUT ${path}/p1`]: () => new Refusal(400, { reason: 'invalid', errors: { 'body.texts.de.values': 'Twice.' } }),
    };
    const { user, sent } = await open(replies, switchedOff);
    await user.type(await priceOf('S'), '{Backspace}5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Deutsch: Two values have the same text.')).toBeTruthy();
    expect(sent.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(calls);
  });

  it('says that variants are in different tax classes, and keeps them', async () => {
    const [first, second] = body.variants;
    const mixed = { ...body, variants: [first!, { ...second!, taxClass: 'books' }] };
    await open({ [`GET ${path}/p1`]: () => ({ ...product, body: mixed }) });
    const field = await screen.findByRole('combobox', { name: 'Tax class' });
    expect((field as HTMLInputElement).value).toBe('');
    expect(await screen.findByText(/different classes: standard, books\./)).toBeTruthy();
  });

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
    expect((await screen.findByRole('link', { name: 'Edit form' })).getAttribute('href')).toBe('/config/forms/f0');
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

  it('says in which languages the options have no texts yet, and can be published nevertheless', async () => {
    const options = { Size: 'Größe' };
    const { user } = await open();
    expect(
      await screen.findByText('Not translated yet: the options (Deutsch). You can publish without them.'),
    ).toBeTruthy();
    await user.type(screen.getByLabelText(/^Title/), 's');
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(false);
    const translated = { ...product, body: { ...body, texts: { ...body.texts, de: { name: 'Teller', options } } } };
    cleanup();
    await open({ [`GET ${path}/p1`]: () => translated });
    await screen.findByLabelText(/^Title/);
    expect(screen.queryByText(/^Not translated yet/)).toBeNull();
  });

  it('has the way to publish at the end of the form, from the first change until it is published', async () => {
    const { user } = await open();
    const title = await screen.findByLabelText(/^Title/);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.type(title, 's');
    within(screen.getByRole('region', { name: 'Unsaved changes' })).getByRole('button', { name: 'Publish' });
    cleanup();
    await open({ [`GET ${path}/p1`]: () => ({ ...product, state: 'draft' }) });
    const bar = await screen.findByRole('region', { name: 'Saved, not published yet' });
    within(bar).getByRole('button', { name: 'Publish' });
    expect(within(bar).queryByRole('button', { name: 'Save' })).toBeNull();
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
    // One notice for one press.
    expect(await screen.findByText('Published', { selector: '.mantine-Notification-description' })).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
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

describe('a saved product', () => {
  const single = { ...body, optionNames: [], variants: [{ ...variant, id: 'v1', sku: 'P', attributes: {} }] };

  it('keeps the label of its stock, which leads to changing it, and has a way to the next product', async () => {
    await open({ [`GET ${path}/p1`]: () => ({ ...product, body: single }) });
    const stock = await screen.findByRole('button', { name: '7 in stock. Change the stock of Plate' });
    expect(screen.getByText('In stock')).toBeTruthy();
    expect(stock.textContent).toContain('Change');
    const next = screen.getByRole('link', { name: 'New product' });
    expect(next.getAttribute('href')).toBe('/config/commerce/products/new');
  });

  it('shows the picture of each variant in the table, where it is chosen among those of the product', async () => {
    const pictures = ['a1', 'a2'].map((id) => ({ id, filename: `${id}.png`, url: `/s/${id}`, description: '' }));
    const { user, sent } = await open({
      [`GET ${path}/p1`]: () => ({ ...product, body: { ...body, imageIds: ['a1', 'a2'] } }),
      'GET /api/commerce/pictures': () => ({ rows: pictures, nextAfter: null }),
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Picture of M' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture of M' });
    await user.click(await within(dialog).findByRole('button', { name: 'a2.png' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Picture of M' }).querySelector('img')?.getAttribute('src')).toBe(
        '/s/a2?format=100w',
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    const saved = sent.find(({ name }) => name === `PUT ${path}/p1`)?.body as { readonly body: ProductBody };
    expect(saved.body.variants.map(({ imageId }) => imageId)).toEqual([null, 'a2']);
  });
});

describe('the picture of a variant', () => {
  it('is set for all variants that share a value, with one choice', async () => {
    const pictures = [{ id: 'a1', filename: 'a1.png', url: '/s/a1', description: '' }];
    const attributes = [
      { Size: 'S', Glaze: 'Red' },
      { Size: 'M', Glaze: 'Red' },
      { Size: 'M', Glaze: 'Blue' },
    ];
    const glazed = {
      ...body,
      imageIds: ['a1'],
      optionNames: ['Size', 'Glaze'],
      variants: attributes.map((each, place) => ({ ...variant, id: `v${place}`, sku: `P-${place}`, attributes: each })),
    };
    const { user, sent } = await open({
      [`GET ${path}/p1`]: () => ({ ...product, body: glazed }),
      'GET /api/commerce/pictures': () => ({ rows: pictures, nextAfter: null }),
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Picture of S / Red' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture of S / Red' });
    // The option by which they look different is suggested, and another choice is remembered.
    const scope = await within(dialog).findByLabelText('For');
    expect(within(scope).getByRole('option', { selected: true }).textContent).toBe('All 2 variants with Glaze: Red');
    await user.click(within(dialog).getByRole('button', { name: 'a1.png' }));
    await user.click(await screen.findByRole('button', { name: 'Picture of M / Blue' }));
    const another = await screen.findByRole('dialog', { name: 'Picture of M / Blue' });
    await user.selectOptions(within(another).getByLabelText('For'), 'Only M / Blue');
    await user.click(within(another).getByRole('button', { name: 'a1.png' }));
    await user.click(await screen.findByRole('button', { name: 'Picture of S / Red' }));
    const again = await screen.findByRole('dialog', { name: 'Picture of S / Red' });
    await user.click(within(again).getByRole('button', { name: 'None' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ name }) => name === `PUT ${path}/p1`)).toBe(true));
    const saved = sent.find(({ name }) => name === `PUT ${path}/p1`)?.body as { readonly body: ProductBody };
    expect(saved.body.variants.map(({ imageId }) => imageId)).toEqual([null, 'a1', 'a1']);
  });

  it('is waited for when somebody saves while it is on its way', async () => {
    const files = holdFiles({ id: 'a7', version: 1 });
    const { user, sent } = await open({
      'GET /api/commerce/pictures': () => ({ rows: [] }),
      'GET /api/files/a7/facts': () => ({ state: 'ready' }),
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    await priceOf('S');
    const chosen = document.querySelector<HTMLInputElement>('input[type="file"][accept="image/*"]')!;
    await user.upload(chosen, new File(['x'], 'a7.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Uploading …')).toBeTruthy();
    expect(sent.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
    files.arrive();
    await waitFor(() => expect(sent.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1));
    const saved = sent.find(({ name }) => name.startsWith('PUT'))?.body as { body: ProductBody };
    expect(saved.body.imageIds).toEqual(['a7']);
  });

  it('is uploaded where it is missing, and the product gets it, too', async () => {
    answerFiles(() => ({ status: 200, text: JSON.stringify({ id: 'a9', version: 1 }) }));
    const { user, sent } = await open({
      'GET /api/files/a9/facts': () => ({ state: 'ready' }),
      'GET /api/commerce/pictures': () => ({
        rows: [{ id: 'a9', filename: 'a9.png', url: '/s/a9', description: '' }],
        nextAfter: null,
      }),
      [`PUT ${path}/p1`]: ({ body: saved }) => ({ ...product, ...(saved as object), version: 4, state: 'draft' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Picture of M' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture of M' });
    await within(dialog).findByRole('button', { name: 'Upload a picture' });
    const file = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(file, new File(['x'], 'a9.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Picture of M' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ name }) => name === `PUT ${path}/p1`)).toBe(true));
    const saved = sent.find(({ name }) => name === `PUT ${path}/p1`)?.body as { readonly body: ProductBody };
    expect(saved.body.imageIds).toEqual(['a9']);
    expect(saved.body.variants.map(({ imageId }) => imageId)).toEqual([null, 'a9']);
  });
});

describe('a new product', () => {
  it('asks for its type first, shows what the type has, and keeps what was typed for another one', async () => {
    const { user } = await begin();
    const title = await screen.findByLabelText(/^Title/);
    const types = screen.getByRole('radiogroup', { name: 'Type' });
    expect(types.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.type(screen.getByLabelText('In stock'), '5');
    await user.type(screen.getByLabelText('Weight'), '300');
    await user.type(screen.getByLabelText('Barcode'), '4006381333931');

    await user.click(within(types).getByRole('radio', { name: 'Download' }));
    for (const heading of ['Stock', 'Package and shipping', 'Options and variants']) {
      expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    }
    expect(screen.getByLabelText('SKU')).toBeTruthy();

    await user.click(within(types).getByRole('radio', { name: 'Service' }));
    expect(screen.queryByRole('heading', { name: 'Package and shipping' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Availability' })).toBeTruthy();
    expect(screen.getByLabelText('Places')).toHaveProperty('value', '5');

    await user.click(within(types).getByRole('radio', { name: 'Physical' }));
    expect(screen.getByLabelText('In stock')).toHaveProperty('value', '5');
    expect(screen.getByLabelText('Weight')).toHaveProperty('value', '300');
    expect(screen.getByLabelText('Barcode')).toHaveProperty('value', '4006381333931');
  });

  it('is not counted as a service, and is again what it was as goods', async () => {
    const { user } = await begin();
    const types = await screen.findByRole('radiogroup', { name: 'Type' });
    await user.click(screen.getByRole('radio', { name: 'Sell on, deliver later' }));
    await user.click(within(types).getByRole('radio', { name: 'Service' }));
    expect(screen.getByRole('radio', { name: 'As many as are ordered' })).toHaveProperty('checked', true);
    await user.click(within(types).getByRole('radio', { name: 'Physical' }));
    expect(screen.getByRole('radio', { name: 'Sell on, deliver later' })).toHaveProperty('checked', true);
  });

  it('has an address from its title until that is typed by hand', async () => {
    const { user } = await begin();
    const title = await screen.findByLabelText(/^Title/);
    await user.type(title, 'Tide mug');
    const address = screen.getByLabelText(/^Web address/);
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

  it('says "from" only where prices differ', async () => {
    const facts = { type: 1, status: 'published', imageUrl: null, variantCount: 2, onHand: 3, isOnSale: false };
    const row = { version: 1, hasDraft: false, changedAt: null, changedBy: null };
    const rows = [
      { ...row, id: 'p1', title: 'Plate', facts: { ...facts, lowestPrice: '12.00', highestPrice: '12.00' } },
      { ...row, id: 'p2', title: 'Bowl', facts: { ...facts, lowestPrice: '9.00', highestPrice: '14.00' } },
    ];
    answerCalls({ ...around, [`GET ${path}`]: () => ({ rows, nextAfter: null }) });
    await renderScreen(ProductsScreen, { address: '/config/commerce/products' });
    expect(await screen.findByText('€12.00')).toBeTruthy();
    expect(screen.getByText('from €9.00')).toBeTruthy();
  });

  it('says what a product needs while there is none', async () => {
    answerCalls({ ...around, [`GET ${path}`]: () => ({ rows: [], nextAfter: null }) });
    await renderScreen(ProductsScreen, { address: '/config/commerce/products' });
    expect(await screen.findByText('No products yet')).toBeTruthy();
  });
});
