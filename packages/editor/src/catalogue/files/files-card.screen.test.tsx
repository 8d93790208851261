import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { answerFiles } from '../../testing/send-files.fixture.ts';
import type { Product, ProductBody } from '../product-body.ts';
import { ProductScreen } from '../product-screen.tsx';

const body: ProductBody = {
  collectionId: 'c1',
  slug: 'book',
  type: 2,
  status: 'published',
  texts: { en: { name: 'Book' } },
  imageIds: [],
  shareImageId: null,
  relatedIds: [],
  files: [],
  categories: [],
  tags: [],
  scarcity: null,
  customSoldOutText: null,
  customAddButtonText: null,
  plan: null,
  additionalFieldsFormId: null,
  mailingList: null,
  saleFrom: null,
  saleUntil: null,
  optionNames: [],
  variants: [
    {
      id: 'v1',
      sku: 'BOOK',
      attributes: {},
      price: '9.00',
      salePrice: null,
      stock: 'unlimited',
      taxClass: 'standard',
      weightGrams: 0,
      barcode: null,
      size: null,
      imageId: null,
      content: null,
    },
  ],
};

const product: Product = {
  id: 'p1',
  version: 3,
  state: 'draft',
  isVisible: false,
  body,
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const path = '/api/commerce/products';
const file = (id: string, isPrivate = true) => ({
  id,
  filename: `${id}.pdf`,
  contentType: 'application/pdf',
  byteSize: 2048,
  isPrivate,
});

async function open(wanted: Partial<Product> = {}, known = [file('f1'), file('f2')]) {
  const opened = { ...product, ...wanted };
  const sent = answerCalls({
    [`GET ${path}/p1`]: () => opened,
    'GET /api/commerce/store-pages': () => ({
      pages: [{ id: 'c1', urlId: 'shop', title: 'Shop', categories: [], tags: [] }],
    }),
    'GET /api/commerce/question-forms': () => ({ forms: [] }),
    'GET /api/commerce/store-rules/tax-classes': () => ({ taxClasses: ['standard'], priceTaxes: { standard: 'none' } }),
    'GET /api/commerce/files': () => ({ rows: known, nextAfter: null }),
    'GET /api/files/f3/facts': () => ({ state: 'ready' }),
    [`PUT ${path}/p1`]: () => ({ ...opened, version: 4 }),
    [`POST ${path}/p1/publish`]: () => ({ ...opened, version: 5, isVisible: true, state: 'published' }),
  });
  const view = await renderScreen(ProductScreen, {
    path: '/config/commerce/products/$id',
    address: '/config/commerce/products/p1',
  });
  const heading = await screen.findByRole('heading', { name: 'Files' });
  const card = heading.closest('section')!;
  return { ...view, sent, card };
}

const two = [
  { assetId: 'f1', name: 'First volume.pdf' },
  { assetId: 'f2', name: 'Second volume.pdf' },
];
const savedFiles = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ name }) => name === `PUT ${path}/p1`).map(({ body: put }) => (put as Product).body.files);

describe('the files of a download', () => {
  it('says what is missing, and publishes nothing without a file', async () => {
    const { user, sent, card } = await open();
    expect(within(card).getByText('No file yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await within(card).findByText('Add a file before you publish this download.')).toBeTruthy();
    expect(sent.filter(({ name }) => name.startsWith('P'))).toEqual([]);
  });

  it('lets a download that is sold without one be published as before', async () => {
    const { user, sent } = await open({ isVisible: true });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent.some(({ name }) => name === `POST ${path}/p1/publish`)).toBe(true));
  });

  it('takes private files of the website, renames, sorts and removes them', async () => {
    const { user, sent, card } = await open();
    await user.click(within(card).getByRole('button', { name: 'Choose from files' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'f1.pdf' }));
    await user.click(within(dialog).getByRole('button', { name: 'f2.pdf' }));
    await user.click(within(dialog).getByRole('button', { name: /^Add/ }));
    const names = await within(card).findAllByRole('textbox', { name: /Name for the customer/ });
    await user.clear(names[0]!);
    await user.type(names[0]!, 'Guide.pdf');
    await user.click(within(card).getByRole('button', { name: 'Move Guide.pdf backwards' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(savedFiles(sent)).toEqual([
        [
          { assetId: 'f2', name: 'f2.pdf' },
          { assetId: 'f1', name: 'Guide.pdf' },
        ],
      ]),
    );
  });

  it('removes a file, and does not save one without a name', async () => {
    const { user, sent, card } = await open({ body: { ...body, files: two } });
    await user.click(await within(card).findByRole('button', { name: 'Remove First volume.pdf' }));
    await user.clear(within(card).getByRole('textbox', { name: /Name for the customer/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(card).findByText('Enter a file name without slashes.')).toBeTruthy();
    expect(savedFiles(sent)).toEqual([]);
  });

  it('uploads a file as a private one', async () => {
    const addresses = answerFiles(() => ({
      status: 200,
      text: JSON.stringify({ id: 'f3', version: 1, body: { filename: 'new.pdf' } }),
    }));
    const { user, card } = await open({}, [file('f3')]);
    await user.upload(card.querySelector<HTMLInputElement>('input[type="file"]')!, new File(['x'], 'new.pdf'));
    const name = await within(card).findByRole<HTMLInputElement>('textbox', { name: /Name for the customer/ });
    expect(name.value).toBe('new.pdf');
    expect(new URL(addresses[0]!, 'http://x').searchParams.get('isPrivate')).toBe('true');
    expect(within(card).getAllByRole('textbox')).toHaveLength(1);
  });

  it('says which file is public and cannot be sold', async () => {
    const { card } = await open({ body: { ...body, files: two } }, [file('f1', false), file('f2')]);
    expect(await within(card).findByText(/This file is public/)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe('/config/files/f1');
  });
});
