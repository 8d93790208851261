import type { Locator, Page } from '@playwright/test';
import { type MadePage, makePage } from './support/built-page.ts';
import { teamCall } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const ACTS = isFull ? 500 : 50;
const SEED = 15;
const MAX_BLOCKS = 25;

interface StoredBlock {
  readonly type: string;
  readonly props: { readonly id: string; readonly columns?: readonly StoredColumn[] };
}

interface StoredColumn {
  readonly span: number;
  readonly blocks: readonly StoredBlock[];
}

interface StoredPage {
  readonly version: number;
  readonly body: {
    readonly layout: {
      readonly content: readonly StoredBlock[];
      readonly texts: Readonly<Record<string, Readonly<Record<string, { readonly html?: string }>>>>;
    };
  };
}

/** Numbers that are the same in every run. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, oneOf: <Value>(values: readonly Value[]): Value => values[below(values.length)]! };
}

/** Everything on the page in reading order: rows with their widths, columns, blocks, and the words of texts. */
function linesOf({ content, texts }: StoredPage['body']['layout']): readonly string[] {
  const wordsOf = (id: string) => (texts['en']?.[id]?.html ?? '').replaceAll(/<[^>]*>/g, '');
  const inBlocks = (blocks: readonly StoredBlock[]): readonly string[] =>
    blocks.flatMap(({ type, props: { id, columns = [] } }) => [
      `${type} ${id}${type === 'html' ? ` ${wordsOf(id)}`.trimEnd() : ''}`,
      ...columns.flatMap(({ span, blocks: inner }, index) => [`column ${id} ${index} ${span}`, ...inBlocks(inner)]),
    ]);
  return inBlocks(content);
}

const keyOf = (lineOfPage: string) => lineOfPage.split(' ').slice(0, 3).join(' ');

/** What the canvas shows, in the same words. */
const drawnLines = (page: Page) =>
  page
    .frameLocator('[data-preview-frame]')
    .locator('html')
    .evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[data-edit-row], [data-edit-column], [data-edit-block]')].map(
        (element) => {
          const { editRow, editColumn, editBlock } = element.dataset;
          if (editRow !== undefined) return `row ${editRow}`;
          if (editColumn !== undefined) {
            const row = element.closest<HTMLElement>('[data-edit-row]')?.dataset['editRow'];
            return `column ${row} ${editColumn} ${/span-(\d+)/.exec(element.className)?.[1]}`;
          }
          const type = /sqs-block-(\S+)/.exec(element.className)?.[1];
          return `${type} ${editBlock}${type === 'html' ? ` ${element.textContent.trim()}`.trimEnd() : ''}`;
        },
      ),
    );

/** The keys of the list of blocks. */
const listedKeys = (page: Page) =>
  page.locator('[data-node]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-node')));

const keysOf = (lines: readonly string[]) =>
  lines.map((one) => {
    const [kind, id, index] = keyOf(one).split(' ');
    return kind === 'column' ? `column/${id}/${index}` : `block/${id}`;
  });

const stored = (page: Page, { id }: MadePage) => teamCall<StoredPage>(page, 'GET', `/api/pages/${id}`);

/** Waits until everything is saved; where somebody else was faster, what was done here is taken over. */
async function settle(page: Page): Promise<void> {
  const isSaved = page.locator('header [data-form-state="normal"]');
  const compare = page.getByRole('button', { name: 'Compare and take over' });
  for (;;) {
    await expect(isSaved.or(compare).first()).toBeVisible();
    if (!(await compare.isVisible())) return;
    await compare.click();
    await page.getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(compare).toHaveCount(0);
  }
}

async function expectAgreement(page: Page, built: MadePage, after: string): Promise<void> {
  await settle(page);
  const lines = linesOf((await stored(page, built)).body.layout);
  await expect.poll(() => drawnLines(page), `the page, after ${after}`).toEqual(lines);
  expect(await listedKeys(page), `the list of blocks, after ${after}`).toEqual(keysOf(lines));
}

test(`after ${ACTS} acts at random the editor, the stored draft and the drawn page agree at every save`, async ({
  backOffice: page,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 900_000);
  const { below, oneOf } = randomOf(SEED);
  await page.setViewportSize({ width: 1920, height: 900 });
  const built = await makePage({ request: page.request, context: () => page.context() });
  await page.goto(`/config/pages/${built.id}/builder`);
  const lines = page.locator('[data-node]');
  const canvas = page.frameLocator('[data-preview-frame]');
  await expect(canvas.locator('[data-edit-block]').first()).toBeVisible();
  const focus = async (all: Locator) => {
    const which = all.nth(below(await all.count()));
    await which.click();
    await expect(which).toHaveAttribute('aria-selected', 'true');
    await which.focus();
  };
  const blocks = page.locator('[data-node^="block/"]');
  const press = (keys: string) => page.keyboard.press(keys);
  const pressTool = async (name: 'Undo' | 'Redo') => {
    const tool = page.getByRole('button', { name, exact: true });
    if (await tool.isEnabled()) await tool.click();
  };
  let others = 0;

  const acts = {
    async add(): Promise<void> {
      if ((await blocks.count()) >= MAX_BLOCKS) return await acts.remove();
      if ((await lines.count()) > 0) await focus(lines);
      else await page.locator('h2').first().click();
      await press('/');
      await expect(page.getByLabel('Search blocks')).toBeFocused();
      await page.keyboard.type(oneOf(['text', 'text', 'row', 'button', 'spacer', 'quote']));
      await press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async remove(): Promise<void> {
      if ((await blocks.count()) < 3) return;
      await focus(blocks);
      await press('Delete');
    },
    async move() {
      if ((await blocks.count()) === 0) return;
      await focus(blocks);
      await press(`Alt+Arrow${oneOf(['Up', 'Down', 'Left', 'Right'])}`);
    },
    async resize() {
      const rows = page.getByRole('treeitem', { name: 'Row', exact: true });
      if ((await rows.count()) === 0) return;
      await focus(rows);
      const border = page.getByRole('separator').first();
      await expect(border).toBeVisible();
      await border.focus();
      await press(oneOf(['ArrowLeft', 'ArrowRight']));
    },
    async type() {
      const texts = page.getByRole('treeitem', { name: /^Text/ });
      if ((await texts.count()) === 0) return;
      await focus(texts);
      await press('Enter');
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
      await page.keyboard.type(oneOf(['clay', 'kiln', 'glaze', 'wheel']));
    },
    async paste() {
      if ((await blocks.count()) === 0 || (await blocks.count()) >= MAX_BLOCKS) return;
      await focus(blocks);
      await press('Control+c');
      await focus(lines);
      await press('Control+v');
    },
    undo: () => pressTool('Undo'),
    redo: () => pressTool('Redo'),
    async save() {
      await press('Control+s');
      await expectAgreement(page, built, 'a save');
    },
    async reload() {
      await settle(page);
      await page.reload();
      await expect(page.locator('header [data-form-state="normal"]')).toBeVisible();
      await expectAgreement(page, built, 'loading it again');
    },
    /** Somebody else adds a text to the draft, and then something is changed here. */
    async secondEditor(): Promise<void> {
      await settle(page);
      others += 1;
      const id = `other-${others}`;
      const { version, body } = await stored(page, built);
      const { layout } = body;
      const texts = { ...layout.texts, en: { ...layout.texts['en'], [id]: { html: `<p>theirs ${others}</p>` } } };
      const content = [...layout.content, { type: 'html', props: { id } }];
      await teamCall(page, 'PUT', `/api/pages/${built.id}`, {
        version,
        body: { ...body, layout: { ...layout, content, texts } },
      });
      await acts.add();
      await expectAgreement(page, built, 'a change by somebody else');
    },
  };
  const often = [
    'add',
    'add',
    'move',
    'move',
    'resize',
    'type',
    'type',
    'paste',
    'remove',
    'undo',
    'redo',
    'save',
  ] as const;
  const done: string[] = [];
  for (let count = 1; count <= ACTS; count += 1) {
    const act = count % 25 === 0 ? 'secondEditor' : count % 20 === 0 ? 'reload' : oneOf(often);
    done.push(act);
    await test.step(`${count} ${act}`, acts[act]);
  }
  await expectAgreement(page, built, 'everything');
  expect(done).toEqual(
    expect.arrayContaining(['add', 'move', 'resize', 'type', 'paste', 'undo', 'redo', 'save', 'reload']),
  );
});
