import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { NewPageScreen } from './new-page-screen.tsx';
import { PageScreen } from './page-screen.tsx';
import { isPlainRichText } from './page-texts.ts';
import type { StoredPage } from './queries.ts';

const page: StoredPage = {
  id: 'p1',
  version: 3,
  state: 'published',
  isVisible: false,
  body: {
    slug: 'privacy',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Privacy' }, de: { title: 'Datenschutz' } },
    layout: {
      schema: 1,
      root: {},
      content: [{ type: 'html', props: { id: 'text' } }],
      texts: { en: { text: { html: '<table class="rates"><tbody><tr><td>[company]</td></tr></tbody></table>' } } },
    },
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

async function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ 'GET /api/pages/p1': () => page, ...replies });
  const shown = await renderScreen(() => <PageScreen />, { address: '/config/pages/p1', path: '/config/pages/$id' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  return { sent, ...shown };
}

const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

describe('a page', () => {
  it('is saved and published with one press, and says what visitors see', async () => {
    let stored = page;
    const { sent, user } = await open({
      'GET /api/pages/p1': () => stored,
      'PUT /api/pages/p1': ({ body }) => {
        stored = { ...page, version: 4, state: 'draft', body: (body as Pick<StoredPage, 'body'>).body };
        return stored;
      },
      'POST /api/pages/p1/publish': () => {
        stored = { ...stored, version: 5, state: 'published', isVisible: true };
        return stored;
      },
    });
    screen.getByText('Visitors do not see it yet.');
    const title = screen.getByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Data');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Visitors see this version.');
    expect(sent.map(({ name }) => name).filter((name) => !name.startsWith('GET'))).toEqual([
      'PUT /api/pages/p1',
      'POST /api/pages/p1/publish',
    ]);
    expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
      body: { texts: { en: { title: 'Data' }, de: { title: 'Datenschutz' } }, layout: page.body.layout },
    });
  });

  it('shows how a search engine may show it: by its title until one for searches is written', async () => {
    const { user } = await open();
    const preview = within(screen.getByRole('figure', { name: 'How a search engine may show it' }));
    preview.getByText(/ › privacy$/);
    preview.getByText(/^Privacy — /);
    const card = within(screen.getByRole('heading', { name: 'Search engines' }).closest('section')!);
    const fields = card.getAllByRole('textbox');
    await user.type(fields[0]!, 'How we keep your data');
    preview.getByText('How we keep your data');
    expect(preview.queryByText(/^Privacy — /)).toBeNull();
  });

  it('goes on from the published version with what was typed before the server answered', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let stored: StoredPage = {
      ...page,
      body: { ...page.body, layout: { ...page.body.layout, content: [], texts: {} } },
    };
    const { sent, user } = await open({
      'GET /api/pages/p1': () => stored,
      'PUT /api/pages/p1': () => stored,
      'POST /api/pages/p1/publish': async () => {
        await held;
        stored = { ...stored, version: 4, state: 'published', isVisible: true };
        return stored;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(true));
    await user.type(screen.getByLabelText(/^Title/), ' now');
    answer();
    await screen.findByText('Visitors see this version.');
    expect(valueOf(screen.getByLabelText(/^Title/))).toBe('Privacy now');
    expect(screen.queryByText(/changed this while you were editing/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ version: 4 }));
  });

  it('does not say that visitors see it while the shop is closed', async () => {
    await open({
      'GET /api/pages/p1': () => ({ ...page, isVisible: true }),
      'GET /api/opening/shop': () => ({ isClosed: true }),
    });
    await screen.findByText('Visitors see this version once the shop is open.');
    expect(screen.queryByText('Visitors see this version.')).toBeNull();
  });

  it('does not say so either to a member who may not open the shop, and asks for nothing', async () => {
    const sent = answerCalls({ 'GET /api/pages/p1': () => ({ ...page, isVisible: true }) });
    const options = { address: '/config/pages/p1', path: '/config/pages/$id', isClosed: true };
    await renderScreen(() => <PageScreen />, { ...options, mayOnly: ['pages.edit'] });
    expect(await screen.findByText('Visitors see this version once the shop is open.')).toBeTruthy();
    expect(sent.some(({ name }) => name === 'GET /api/opening/shop')).toBe(false);
  });

  it('leads to the next legal page once this one is finished', async () => {
    let stored = { ...page, state: 'draft' as const };
    const unfinished = [
      { id: 'p1', title: 'Privacy', lacks: 'publication' },
      { id: 'p2', title: 'Terms', lacks: 'texts' },
    ];
    const { user } = await open({
      'GET /api/pages/p1': () => stored,
      'GET /api/opening/checklist': () => ({
        steps: [],
        unfinishedPages: unfinished.slice(stored.isVisible ? 1 : 0),
      }),
      'POST /api/pages/p1/publish': () => {
        stored = { ...stored, version: 4, isVisible: true };
        return stored;
      },
    });
    expect(screen.queryByRole('link', { name: 'Terms' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    expect((await screen.findByRole('link', { name: 'Terms' })).getAttribute('href')).toBe('/config/pages/p2');
  });

  it('shows its HTML where the text field would lose something', async () => {
    const { user, sent } = await open({ 'PUT /api/pages/p1': () => ({ ...page, version: 4 }) });
    const field = screen.getByLabelText('Text (English)');
    expect(valueOf(field)).toBe('<table class="rates"><tbody><tr><td>[company]</td></tr></tbody></table>');
    await user.type(field, '<p>New</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(true));
    expect(JSON.stringify(sent.find(({ name }) => name.startsWith('PUT'))?.body)).toContain('</table><p>New</p>');
  });

  it('names what is still in brackets, and is published with it only after a question', async () => {
    const { sent, user } = await open({
      'POST /api/pages/p1/publish': () => ({ ...page, version: 4, isVisible: true }),
    });
    const published = () => sent.some(({ name }) => name.endsWith('/publish'));
    screen.getByText('Still to fill in');
    screen.getByText('[company]');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Visitors would read “[company]”. Replace it in the text first.');
    await user.click(screen.getByRole('button', { name: 'Fill in first' }));
    expect(published()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(published()).toBe(true));
  });

  it('says what is written in the other languages', async () => {
    const { user } = await open();
    expect(screen.getByText('Deutsch: partly written')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Show another language'), 'de');
    await user.clear(screen.getByLabelText('Title (Deutsch)'));
    expect(screen.getByText('Deutsch: no text yet')).toBeTruthy();
  });

  it('says when it was changed by the clock of the website', async () => {
    await open();
    expect(screen.getByText(/^Changed by Ada, .*10:00/)).toBeTruthy();
  });

  it('is translated beside the first language', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Show another language'), 'de');
    expect(valueOf(screen.getByLabelText('Title (Deutsch)'))).toBe('Datenschutz');
  });

  it('has no fields for a language that is switched off, keeps its texts, and shows where it is switched on', async () => {
    const sent = answerCalls({ 'GET /api/pages/p1': () => page, 'PUT /api/pages/p1': () => ({ ...page, version: 4 }) });
    const options = { address: '/config/pages/p1', path: '/config/pages/$id', switchedOff: ['de'] };
    const { user } = await renderScreen(PageScreen, options);
    await user.type(await screen.findByLabelText(/^Title/), ' 2');
    expect(screen.queryByLabelText('Show another language')).toBeNull();
    expect(screen.queryAllByLabelText(/Deutsch/)).toEqual([]);
    screen.getByText('Switched off: Deutsch', { exact: false });
    expect(screen.getByRole('link', { name: 'Switch on' }).getAttribute('href')).toBe('/config/settings/languages');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(true));
    expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
      body: { texts: { de: { title: 'Datenschutz' } } },
    });
  });

  it('says why it cannot be deleted', async () => {
    const { user } = await open({ 'DELETE /api/pages/p1': () => new Refusal(409, { reason: 'needed' }) });
    await user.click(screen.getByRole('button', { name: 'Move to trash' }));
    expect(await screen.findByText(/It is the home page, or a form/)).toBeTruthy();
  });
});

describe('a new page', () => {
  it('has its address from its title until somebody types one, and tells beside the field that it is taken', async () => {
    answerCalls({
      'POST /api/pages': () => new Refusal(400, { reason: 'invalid', errors: { 'body.slug': 'taken' } }),
    });
    const { user } = await renderScreen(() => <NewPageScreen />, { address: '/config/pages/new' });
    await user.type(await screen.findByLabelText(/^Title/), 'About us');
    const address = screen.getByLabelText(/^Web address/);
    expect(valueOf(address)).toBe('about-us');
    await user.type(address, '-2');
    await user.type(screen.getByLabelText(/^Title/), ' all');
    expect(valueOf(address)).toBe('about-us-2');
    await user.click(
      within(screen.getByRole('region', { name: 'Unsaved changes' })).getByRole('button', { name: 'Save' }),
    );
    await screen.findByText('Another page has this address.');
  });
});

describe('isPlainRichText', () => {
  it('is true only where the text field keeps everything', () => {
    const plain = [
      '',
      '<h2>A</h2><p>b<br><strong>c</strong> <a href="/x" target="_blank" rel="noopener">d</a></p>',
      '<ul><li><p>x</p></li></ul>',
    ];
    expect(plain.map(isPlainRichText)).toEqual([true, true, true]);
    const rich = [
      '<h1>A</h1>',
      '<p class="lead">b</p>',
      '<table></table>',
      '<p><img src="x"></p>',
      '<h2 id="a">b</h2>',
      '<style>p { color: red }</style><p>b</p>',
      '<!-- kept --><p>b</p>',
      '<p>b<!-- kept --></p>',
      '<body class="a"><p>b</p>',
    ];
    expect(rich.filter(isPlainRichText)).toEqual([]);
  });
});
