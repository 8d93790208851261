import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { ItemScreen } from './item-screen.tsx';
import { NewItemScreen } from './new-item-screen.tsx';
import type { StoredItem } from './queries.ts';

const blogId = '01990000-0000-7000-8000-00000000000b';
const galleryId = '01990000-0000-7000-8000-00000000000a';

const item: StoredItem = {
  id: 'i1',
  version: 3,
  state: 'published',
  isVisible: true,
  body: {
    collectionId: blogId,
    slug: 'ebb',
    recordType: 1,
    status: 'published',
    publishAt: '2026-11-01T09:00:00.000Z',
    isStarred: false,
    categories: ['Kiln'],
    tags: [],
    authorName: 'Inga',
    mainImageId: null,
    texts: { en: { title: 'Ebb', body: '<p>Low water.</p>' }, de: { title: 'Ebbe' } },
    layout: null,
    hasOpenComments: true,
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const facts = { ordering: 1, status: 'published', isHomepage: false, imageId: null };
const pages = {
  rows: [
    { id: blogId, version: 1, title: 'Notebook', facts: { ...facts, slug: 'notebook', typeName: 'blog' } },
    { id: galleryId, version: 1, title: 'Pictures', facts: { ...facts, slug: 'pictures', typeName: 'gallery' } },
  ],
  nextAfter: null,
};

const common = {
  'GET /api/collections': () => pages,
  'GET /api/item-names': () => ({ categories: ['Glaze', 'Kiln'], tags: [] }),
  'GET /api/items/i1/version': () => ({ no: 3, body: item.body, by: 'Ada', at: '2026-11-16T09:00:00.000Z' }),
};

async function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ 'GET /api/items/i1': () => item, ...common, ...replies });
  const shown = await renderScreen(() => <ItemScreen />, { address: '/config/items/i1', path: '/config/items/$id' });
  await screen.findByRole('heading', { level: 1, name: 'Ebb' });
  return { sent, ...shown };
}

async function begin(address: string, replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ ...common, ...replies });
  const shown = await renderScreen(() => <NewItemScreen />, { address, path: '/config/items/new' });
  return { sent, ...shown };
}

const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

describe('a post', () => {
  it('is saved and published with one press, with what this screen does not show', async () => {
    let stored = item;
    const { sent, user } = await open({
      'GET /api/items/i1': () => stored,
      'PUT /api/items/i1': ({ body }) => {
        stored = { ...item, version: 4, state: 'draft', body: (body as Pick<StoredItem, 'body'>).body };
        return stored;
      },
      'POST /api/items/i1/publish': () => {
        stored = { ...stored, version: 5, state: 'published' };
        return stored;
      },
    });
    screen.getByText('Visitors see this version.');
    const title = screen.getByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Flood');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(sent.some(({ name }) => name === 'POST /api/items/i1/publish')).toBe(true));
    const saved = sent.find(({ name }) => name.startsWith('PUT'))?.body;
    expect(saved).toEqual({
      version: 3,
      body: { ...item.body, texts: { ...item.body.texts, en: { title: 'Flood', body: '<p>Low water.</p>' } } },
    });
  });

  it('closes its comments', async () => {
    const { sent, user } = await open({
      'PUT /api/items/i1': ({ body }) => ({ ...item, version: 4, body: (body as Pick<StoredItem, 'body'>).body }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Visitors may comment' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ body: { hasOpenComments: false } });
  });

  it('says that it will appear by itself', async () => {
    await open({
      'GET /api/items/i1': () => ({ ...item, body: { ...item.body, publishAt: '2099-01-01T00:00:00.000Z' } }),
    });
    expect(screen.getByText('Scheduled')).toBeTruthy();
    expect(screen.getByText('Visitors see it from the day below.')).toBeTruthy();
  });

  it('made of blocks keeps them, and offers no text that nobody would see', async () => {
    const layout = { schema: 1, root: {}, content: [], texts: {} };
    await open({ 'GET /api/items/i1': () => ({ ...item, body: { ...item.body, layout } }) });
    screen.getByText('This post is made of blocks');
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('is told beside its field what the server found', async () => {
    const { user } = await open({
      'PUT /api/items/i1': () => new Refusal(400, { reason: 'invalid', errors: { 'body.slug': 'Taken.' } }),
    });
    await user.type(screen.getByLabelText(/^Web address/), '-2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another post of this page has this address.')).toBeTruthy();
  });
});

describe('a new post', () => {
  it('belongs to the page that the address names, and its address follows its title', async () => {
    const { user } = await begin(`/config/items/new?collectionId=${blogId}`);
    await user.type(await screen.findByLabelText(/^Title/), 'Spring tide');
    expect(valueOf(screen.getByLabelText('Page'))).toBe(blogId);
    screen.getByText('The post will be at /notebook/spring-tide');
  });

  it('of a gallery is a picture', async () => {
    const { user } = await begin(`/config/items/new?collectionId=${galleryId}`);
    await user.type(await screen.findByLabelText('Author'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Choose a picture.');
    expect(screen.queryByText('Enter a title.')).toBeNull();
  });

  it('needs a blog or gallery first', async () => {
    await begin('/config/items/new', { 'GET /api/collections': () => ({ rows: [], nextAfter: null }) });
    const link = await screen.findByRole('link', { name: 'New blog or gallery' });
    expect(link.getAttribute('href')).toBe('/config/collections/new');
  });
});
