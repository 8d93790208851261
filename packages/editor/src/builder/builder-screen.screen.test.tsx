import type { LayoutDocument } from '@awning/site-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredPage } from '../content/queries.ts';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { BuilderScreen } from './builder-screen.tsx';
import { clipText } from './clip-text.ts';

const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [
    { type: 'quote', props: { id: 'said' } },
    { type: 'spacer', props: { id: 'gap' } },
    {
      type: 'row',
      props: {
        id: 'both',
        columns: [
          { span: 6, blocks: [{ type: 'button', props: { id: 'go' } }] },
          { span: 6, blocks: [] },
        ],
      },
    },
  ],
  texts: { en: { said: { quote: '<p>Well done</p>', source: 'Ada' }, go: { buttonText: 'Go' } } },
};

const page: StoredPage = {
  id: 'p1',
  version: 3,
  state: 'published',
  isVisible: true,
  body: {
    slug: 'about',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'About' } },
    layout,
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

type Sent = ReturnType<typeof answerCalls>;

/** A server that keeps what it is sent. The frame is left empty: nothing here needs the page itself. */
async function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  let stored = page;
  const sent = answerCalls({
    'GET /api/pages/p1': () => stored,
    'GET /api/pages/p1/preview': () => new Refusal(409, { reason: 'cannotBeShown' }),
    'GET /api/pages/p1/version': () => ({ no: 3, body: page.body, by: 'Ada', at: '2026-11-16T09:00:00.000Z' }),
    'GET /api/linkable-pages': () => ({ rows: [], nextAfter: null }),
    'GET /api/collections': () => ({ rows: [], nextAfter: null }),
    'POST /api/pages/p1/canvas': () => ({ html: '' }),
    'PUT /api/pages/p1': ({ body }) => {
      stored = {
        ...stored,
        version: stored.version + 1,
        state: 'draft',
        body: (body as { body: StoredPage['body'] }).body,
      };
      return stored;
    },
    'POST /api/pages/p1/publish': () => {
      stored = { ...stored, version: stored.version + 1, state: 'published' };
      return stored;
    },
    ...replies,
  });
  const options = { address: '/config/pages/p1/builder', path: '/config/pages/$id/builder' };
  const shown = await renderScreen(() => <BuilderScreen />, options);
  await screen.findByRole('heading', { level: 1, name: 'About' });
  return { sent, ...shown };
}

const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const line = (name: RegExp) => screen.getByRole('treeitem', { name });
const saved = (sent: Sent) => sent.filter(({ name }) => name === 'PUT /api/pages/p1').at(-1)?.body;
const state = () => screen.getByRole('banner').querySelector('[data-form-state]')?.getAttribute('data-form-state');

describe('the builder', () => {
  it('lists what is on the page, with columns and first words', async () => {
    await open();
    expect(names()).toEqual(['Quote Well done', 'Spacer', 'Row', 'Column 1', 'Button Go', 'Column 2']);
  });

  it('FORM-060 is normal, editing from a change on, saving while the draft is sent, and normal again', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await open({
      'PUT /api/pages/p1': async ({ body }) => {
        await held;
        return { ...page, version: 4, state: 'draft', body: (body as { body: unknown }).body };
      },
    });
    const seen = [state()];
    // On a busy machine a state may be over before this test goes on.
    const watch = new MutationObserver(() => seen.at(-1) !== state() && seen.push(state()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(seen).toEqual(['normal', 'editing', 'saving']));
    answer();
    await waitFor(() => expect(seen).toEqual(['normal', 'editing', 'saving', 'normal']));
    watch.disconnect();
  });

  it('adds a block after the selected one by typing a part of its name, and saves it to the draft', async () => {
    const { user, sent } = await open();
    await user.click(line(/^Quote/));
    await user.keyboard('/');
    await user.type(await screen.findByLabelText('Search blocks'), 'butt{Enter}');
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Quote Well done', 'Button', 'Spacer']));
    expect(line(/^Button$/).getAttribute('aria-selected')).toBe('true');
    await waitFor(() =>
      expect(saved(sent)).toMatchObject({
        version: 3,
        body: { layout: { content: [{ type: 'quote' }, { type: 'button' }, { type: 'spacer' }, { type: 'row' }] } },
      }),
    );
  });

  it('moves, duplicates and deletes by keyboard, says so, and takes each back', async () => {
    const { user } = await open();
    await user.click(line(/^Quote/));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names().slice(0, 2)).toEqual(['Spacer', 'Quote Well done']);
    screen.getByText('Quote moved, position 2 of 3');
    expect(document.activeElement).toBe(line(/^Quote/));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(names()).toEqual(['Spacer', 'Row', 'Column 1', 'Button Go', 'Quote Well done', 'Column 2']);
    await user.keyboard('{Control>}d{/Control}');
    expect(names()).toHaveLength(7);
    await user.keyboard('{Delete}');
    expect(names()).toHaveLength(6);
    screen.getByText('Quote deleted');
    await user.keyboard('{Control>}zzzz{/Control}');
    expect(names()).toEqual(['Quote Well done', 'Spacer', 'Row', 'Column 1', 'Button Go', 'Column 2']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(names().slice(0, 2)).toEqual(['Spacer', 'Quote Well done']);
  });

  it('copies, cuts and pastes by the clipboard, in one step each, and says why it cannot', async () => {
    const { user, sent } = await open();
    const clipboard = { text: '' };
    const clipboardData = {
      setData: (_: string, text: string) => {
        clipboard.text = text;
      },
      getData: () => clipboard.text,
    };
    await user.click(line(/^Quote/));
    fireEvent.copy(line(/^Quote/), { clipboardData });
    screen.getByText('Quote copied');
    await user.click(line(/^Column 2/));
    fireEvent.paste(line(/^Column 2/), { clipboardData });
    expect(names().slice(-2)).toEqual(['Column 2', 'Quote Well done']);
    expect(document.activeElement).toBe(screen.getAllByRole('treeitem').at(-1));
    await waitFor(() => {
      const { texts } = (saved(sent) as { body: { layout: LayoutDocument } }).body.layout;
      expect(Object.values(texts['en'] ?? {}).filter(({ source }) => source === 'Ada')).toHaveLength(2);
    });
    await user.keyboard('{Control>}z{/Control}');
    await user.click(line(/^Row/));
    fireEvent.cut(line(/^Row/), { clipboardData });
    expect(names()).toEqual(['Quote Well done', 'Spacer']);
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Quote Well done', 'Spacer', 'Row', 'Column 1', 'Button Go', 'Column 2']);

    clipboard.text = 'Something else';
    fireEvent.paste(line(/^Row/), { clipboardData });
    await screen.findByText('There are no blocks in the clipboard. Copy a block first.');
    const spacers = Array.from({ length: 60 }, (_, index) => ({ type: 'spacer', props: { id: `s${index}` } }));
    clipboard.text = clipText({ content: spacers, texts: {} }, 'w1');
    fireEvent.paste(line(/^Row/), { clipboardData });
    await screen.findByText('There can be at most 60 blocks here.');
    clipboard.text = clipText({ content: [{ type: 'form', props: { id: 'f', formId: 'x' } }], texts: {} }, 'other');
    fireEvent.paste(line(/^Row/), { clipboardData });
    await screen.findByText(/of the other website were left out/);
    expect(names()).toHaveLength(7);
    // What is pasted into a field stays there.
    fireEvent.paste(screen.getByLabelText('Language'), { clipboardData });
    expect(names()).toHaveLength(7);
  });

  it('selects several by keyboard, and moves, duplicates and deletes them together in one step each', async () => {
    const { user } = await open();
    const chosen = () => screen.getAllByRole('treeitem', { selected: true }).map(({ textContent }) => textContent);
    await user.click(line(/^Quote/));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Quote Well done', 'Spacer']);
    screen.getByText('2 blocks selected');
    const panel = within(screen.getByRole('region', { name: 'Settings' }));
    panel.getByRole('heading', { name: '2 blocks' });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Row', 'Column 1', 'Button Go', 'Column 2', 'Quote Well done', 'Spacer']);
    expect(chosen()).toEqual(['Quote Well done', 'Spacer']);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names().slice(0, 3)).toEqual(['Quote Well done', 'Spacer', 'Row']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['Quote Well done']);
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toEqual(['Quote Well done', 'Spacer', 'Row']);
    await user.keyboard('{Escape}');
    expect(chosen()).toEqual(['Quote Well done']);
    await user.keyboard('{Control>}a{/Control}{Delete}');
    screen.getByText('There are no blocks here yet.');
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toHaveLength(6);
    await user.keyboard('{Control>}zz{/Control}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  });

  it('selects several by mouse: with Control one by one, with Shift everything between', async () => {
    const { user } = await open();
    const chosen = () => screen.getAllByRole('treeitem', { selected: true }).map(({ textContent }) => textContent);
    await user.click(line(/^Quote/));
    await user.keyboard('{Control>}');
    await user.click(line(/^Button/));
    expect(chosen()).toEqual(['Quote Well done', 'Button Go']);
    await user.click(line(/^Quote/));
    expect(chosen()).toEqual(['Button Go']);
    await user.keyboard('{/Control}');
    await user.click(line(/^Quote/));
    await user.keyboard('{Shift>}');
    await user.click(line(/^Row/));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Quote Well done', 'Spacer', 'Row']);
    await user.click(line(/^Spacer/));
    expect(chosen()).toEqual(['Spacer']);
  });

  it('copies, cuts and pastes with buttons, for who has no keyboard, also on another page of the window', async () => {
    sessionStorage.clear();
    const { user, unmount } = await open();
    const tools = () => within(screen.getByRole('toolbar', { name: 'Selected blocks' }));
    const tool = (name: string) => tools().getByRole<HTMLButtonElement>('button', { name });
    expect(['Copy', 'Cut', 'Paste', 'Delete'].map((name) => tool(name).disabled)).toEqual([true, true, true, true]);
    await user.click(line(/^Quote/));
    expect(tool('Paste').disabled).toBe(true);
    await user.click(tool('Copy'));
    screen.getByText('Quote copied');
    await user.click(line(/^Column 2/));
    await user.click(tool('Paste'));
    expect(names().slice(-2)).toEqual(['Column 2', 'Quote Well done']);
    await user.click(tool('Cut'));
    expect(names()).toHaveLength(6);
    await user.click(line(/^Spacer/));
    await user.click(tool('Move up'));
    expect(names()[0]).toBe('Spacer');
    unmount();
    await open();
    await user.click(line(/^Spacer/));
    await user.click(tool('Paste'));
    expect(names().slice(0, 3)).toEqual(['Quote Well done', 'Spacer', 'Quote Well done']);
    sessionStorage.clear();
  });

  it('lists its keys on ?', async () => {
    const { user } = await open();
    await user.click(line(/^Quote/));
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    within(list).getByRole('row', { name: 'Undo Ctrl + Z' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(line(/^Quote/)));
  });

  it('walks through the outline with the arrow keys; one line has the way in', async () => {
    const { user } = await open();
    await user.click(line(/^Row/));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(line(/^Button/).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(line(/^Button/));
    await user.keyboard('{ArrowLeft}');
    expect(line(/^Column 1/).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([line(/^Column 1/)]);
  });

  it('shows the settings of the selected block, in the language that is chosen', async () => {
    const { user, sent } = await open();
    await user.click(line(/^Quote/));
    const panel = within(screen.getByRole('region', { name: 'Settings' }));
    const source = () => panel.getByLabelText<HTMLInputElement>('Source');
    expect(source().value).toBe('Ada');
    await user.selectOptions(screen.getByLabelText('Language'), 'de');
    expect([source().value, source().placeholder]).toEqual(['', 'Ada']);
    await user.type(source(), 'Frau A');
    await waitFor(() =>
      expect(saved(sent)).toMatchObject({
        body: { layout: { texts: { en: { said: { source: 'Ada' } }, de: { said: { source: 'Frau A' } } } } },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(source().value).toBe('');
  });

  it('takes back what was typed into a setting in one step', async () => {
    const { user } = await open();
    await user.click(line(/^Button/));
    await user.keyboard('/');
    await user.type(await screen.findByLabelText('Search blocks'), 'summary{Enter}');
    const category = await screen.findByLabelText<HTMLInputElement>('Category');
    await user.type(category, 'bowls');
    expect(category.value).toBe('bowls');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(category.value).toBe('');
  });

  it('has a place for the focus when the last block is gone', async () => {
    const { user } = await open();
    await user.click(line(/^Quote/));
    await user.keyboard('{Delete}{Delete}{Delete}');
    expect(screen.queryAllByRole('treeitem')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByText('There are no blocks here yet.'));
  });

  it('sets a value for one screen, which others do not have', async () => {
    const { user, sent } = await open();
    await user.click(line(/^Button/));
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.selectOptions(screen.getByLabelText(/^Alignment/), 'right');
    await waitFor(() => expect(JSON.stringify(saved(sent))).toContain('"at":{"phone":{"buttonAlignment":"right"}}'));
    await user.click(screen.getByRole('radio', { name: 'Desktop' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Alignment').value).toBe('left');
  });

  it('keeps what is changed while a save is under way, and saves it next', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let version = 3;
    const { user, sent } = await open({
      'PUT /api/pages/p1': async ({ body }) => {
        if (version === 3) await held;
        version += 1;
        return { ...page, version, state: 'draft', body: (body as { body: unknown }).body };
      },
    });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(state()).toBe('saving'));
    await user.click(line(/^Quote/));
    await user.keyboard('{Delete}');
    answer();
    await waitFor(() =>
      expect(saved(sent)).toMatchObject({ version: 4, body: { layout: { content: [{ type: 'row' }] } } }),
    );
    await waitFor(() => expect(state()).toBe('normal'));
    expect(names()[0]).toBe('Row');
  });

  it('MSG-026 repeats a save and a drawing that did not reach the server, and says so meanwhile', async () => {
    let isReachable = false;
    let stored = page;
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user, sent } = await open({
      'GET /api/pages/p1': () => stored,
      'PUT /api/pages/p1': ({ body }) => {
        if (!isReachable) return lost();
        stored = { ...stored, version: stored.version + 1, body: (body as { body: StoredPage['body'] }).body };
        return stored;
      },
      'POST /api/pages/p1/canvas': () => (isReachable ? { html: '' } : lost()),
    });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await screen.findByText('Unable to connect. Please try again');
    await screen.findByText('Not saved, trying again');
    expect(state()).toBe('editing');
    expect(names()).not.toContain('Spacer');
    const tries = () => sent.filter(({ name }) => name === 'PUT /api/pages/p1').length;
    // By itself, after a pause.
    await waitFor(() => expect(tries()).toBeGreaterThan(1));
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(state()).toBe('normal'));
    await waitFor(() => expect(screen.queryByText('Unable to connect. Please try again')).toBeNull());
    expect(saved(sent)).toMatchObject({
      version: 3,
      body: { layout: { content: [{ type: 'quote' }, { type: 'row' }] } },
    });
    expect(screen.queryByText('Network error')).toBeNull();
  });

  it('goes on if the server had got a save whose response was lost', async () => {
    let stored = page;
    let saves = 0;
    const { user } = await open({
      'GET /api/pages/p1': () => stored,
      'PUT /api/pages/p1': ({ body }) => {
        saves += 1;
        const { version, body: typed } = body as { version: number; body: StoredPage['body'] };
        if (version !== stored.version) return new Refusal(409, { reason: 'stale' });
        stored = { ...stored, version: stored.version + 1, body: typed };
        if (saves === 1) throw new TypeError('Failed to fetch');
        return stored;
      },
    });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await screen.findByText('Not saved, trying again');
    await user.click(line(/^Quote/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(state()).toBe('normal'));
    expect(stored).toMatchObject({ version: 5, body: { layout: { content: [{ type: 'row' }] } } });
    expect(screen.queryByText(/changed this while you were editing/)).toBeNull();
  });

  it('shows both versions if a colleague was faster, and goes on with what was chosen', async () => {
    const theirs = { ...page, version: 9, changedBy: 'Bo', body: { ...page.body, slug: 'us' } };
    let reads = 0;
    const { user } = await open({
      'GET /api/pages/p1': () => ((reads += 1) === 1 ? page : theirs),
      'PUT /api/pages/p1': () => new Refusal(409, { reason: 'stale' }),
    });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Compare and take over' }));
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByText(/Bo changed this/)).toBeNull());
    expect(names()).not.toContain('Spacer');
  });

  it('publishes what is saved', async () => {
    const { user, sent } = await open();
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('POST /api/pages/p1/publish'));
    const changes = sent.map(({ name }) => name).filter((name) => /^(PUT|POST .*publish)/.test(name));
    expect(changes).toEqual(['PUT /api/pages/p1', 'POST /api/pages/p1/publish']);
  });

  it('publishes after a save that is under way, and does not save twice', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, sent } = await open({
      'PUT /api/pages/p1': async ({ body }) => {
        await held;
        return { ...page, version: 4, state: 'draft', body: (body as { body: unknown }).body };
      },
    });
    await user.click(line(/^Spacer/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(state()).toBe('saving'));
    const publish = screen.getByRole('button', { name: 'Publish now' });
    await user.click(publish);
    await waitFor(() => expect(publish.dataset['loading']).toBe('true'));
    answer();
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('POST /api/pages/p1/publish'));
    const changes = sent.filter(({ name }) => /^(PUT|POST .*publish)/.test(name));
    expect(changes.map(({ name }) => name)).toEqual(['PUT /api/pages/p1', 'POST /api/pages/p1/publish']);
    expect(changes[1]?.body).toEqual({ version: 4 });
  });

  it.each([
    ['de', 'Blöcke', 'Zitat Well done'],
    ['fr', 'Blocs', 'Citation Well done'],
  ] as const)('speaks %s', async (language, outline, first) => {
    answerCalls({
      'GET /api/pages/p1': () => page,
      'GET /api/pages/p1/preview': () => new Refusal(409, { reason: 'cannotBeShown' }),
    });
    const options = { address: '/config/pages/p1/builder', path: '/config/pages/$id/builder', language };
    await renderScreen(() => <BuilderScreen />, options);
    await screen.findByRole('tree', { name: outline });
    expect(names()[0]).toBe(first);
  });
});
