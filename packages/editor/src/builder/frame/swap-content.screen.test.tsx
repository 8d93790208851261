import { afterEach, describe, expect, it } from 'vitest';
import { swapContent } from './swap-content.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const text = (id: string, words: string) =>
  `<div class="row"><div class="col"><div class="sqs-block" data-edit-block="${id}"><p>${words}</p></div></div></div>`;
const row = (...columns: string[]) =>
  `<div class="row" data-edit-row="r">${columns
    .map((inside, index) => `<div class="col" data-edit-column="${index}">${inside}</div>`)
    .join('')}</div>`;
const block = (id: string, words: string) => `<div class="sqs-block" data-edit-block="${id}"><p>${words}</p></div>`;
const area = (...inside: string[]) => `<div data-edit-area="">${inside.join('')}</div>`;

function show(...inside: string[]) {
  document.body.innerHTML = `<header>Theme</header>${area(...inside)}<footer>Theme</footer>`;
}

/** Without the marks of what is empty. */
const content = () => document.querySelector('[data-edit-area]')?.outerHTML.replaceAll(' data-edit-empty=""', '') ?? '';

const element = (id: string) => document.querySelector(`[data-edit-block="${id}"]`);

describe('newly drawn content', () => {
  it.each([
    ['another text', [text('a', 'One')], [text('a', 'Two')]],
    ['a block more', [text('a', 'One'), text('b', 'Two')], [text('a', 'One'), text('c', 'New'), text('b', 'Two')]],
    ['a block less', [text('a', 'One'), text('b', 'Two')], [text('b', 'Two')]],
    ['another order', [text('a', 'One'), text('b', 'Two'), text('c', 'Three')], [text('c', 'Three'), text('a', 'One')]],
    ['a row of blocks', [text('a', 'One'), text('b', 'Two')], [row(block('b', 'Two'), block('a', 'One'))]],
    ['a block in another column', [row(block('a', 'One'), '')], [row('', block('a', 'One'))]],
    ['other attributes', ['<hr class="x" data-y="1">'], ['<hr class="z">']],
    ['nothing', [text('a', 'One')], []],
    ['something instead of nothing', [], [text('a', 'One')]],
  ])('is taken over: %s', (_, before, after) => {
    show(...before);
    swapContent(document, `<main>${area(...after)}</main>`);
    expect(content()).toBe(area(...after));
    expect(document.body.firstElementChild?.textContent).toBe('Theme');
  });

  it('keeps the elements of blocks, wherever they are moved', () => {
    show(text('a', 'One'), row(block('b', 'Two'), block('c', 'Three')));
    const [a, b, c] = ['a', 'b', 'c'].map(element);
    swapContent(document, area(row(block('c', 'Three'), block('b', 'Changed')), text('a', 'One')));
    expect([element('b'), element('c')]).toEqual([b, c]);
    expect(element('a')).toBe(a);
    expect(b?.textContent).toBe('Changed');
  });

  it('marks what shows nothing yet, so that there is something to click on', () => {
    show(text('a', 'One'));
    const gap = '<div class="sqs-block spacer-block" data-edit-block="gap"></div>';
    const picture = '<div class="sqs-block" data-edit-block="picture"><img alt="" src="data:,"></div>';
    swapContent(document, area(text('a', ''), row(block('b', ' '), ''), gap, picture, text('c', 'Words')));
    const marked = [...document.querySelectorAll<HTMLElement>('[data-edit-empty]')].map(({ dataset }) => dataset);
    expect(marked.map(({ editBlock, editColumn }) => editBlock ?? editColumn)).toEqual(['a', 'b', '1']);
    swapContent(document, area());
    expect(document.querySelector('[data-edit-area]')?.hasAttribute('data-edit-empty')).toBe(true);
  });

  it('leaves out the text that is being written, which is newer', () => {
    show(text('a', 'One'), text('b', 'Two'));
    element('a')?.firstElementChild?.setAttribute('data-edit-writing', '');
    swapContent(document, area(text('b', 'Changed'), text('a', 'Old')));
    expect([element('a')?.textContent, element('b')?.textContent]).toEqual(['One', 'Changed']);
  });

  it('goes into the area of its name, also where blocks of two areas have the same id', () => {
    const named = (name: string, words: string) => `<div data-edit-area="${name}">${text('a', words)}</div>`;
    document.body.innerHTML = `${named('header', 'Above')}<main>Page</main>${named('footer', 'Below')}`;
    swapContent(document, `${named('header', 'Above')}${named('footer', 'Changed')}`);
    expect(document.body.textContent).toBe('AbovePageChanged');
    swapContent(document, named('footer', 'Last'));
    expect(document.body.textContent).toBe('AbovePageLast');
  });

  it('leaves the page alone if there is nothing to take over', () => {
    show(text('a', 'One'));
    swapContent(document, '<p>An error</p>');
    expect(content()).toBe(area(text('a', 'One')));
  });
});
