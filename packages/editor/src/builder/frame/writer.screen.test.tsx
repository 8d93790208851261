import { afterEach, describe, expect, it } from 'vitest';
import { openWriter } from './writer.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const heading = { kind: 'format', name: 'heading' } as const;

function open(value: string, isRich: boolean) {
  document.body.innerHTML = `<blockquote class="theme" data-edit-text="quote">${value}</blockquote>`;
  const element = document.querySelector('blockquote')!;
  const told: (readonly [string, number])[] = [];
  const active: (readonly string[])[] = [];
  const writer = openWriter(
    element,
    { value, isRich, at: undefined },
    { onText: (text, run) => told.push([text, run]), onFormat: (state) => active.push(state.active) },
  );
  return { element, writer, told, active };
}

describe('a text edited in place', () => {
  it("is the theme's own element, which is as it was when the writing ends", () => {
    const { element, writer } = open('<p>Well done</p>', true);
    expect(element.getAttribute('contenteditable')).toBe('true');
    expect(element.classList.contains('theme')).toBe(true);
    element.setAttribute('data-edit-writing', '');
    writer.end();
    expect(document.body.innerHTML).toBe(
      '<blockquote class="theme" data-edit-text="quote"><p>Well done</p></blockquote>',
    );
  });

  it('shows a text that comes from outside without telling it back', () => {
    const { element, writer, told } = open('<p>One</p>', true);
    writer.setValue('<p>Two</p>');
    expect([element.textContent, told]).toEqual(['Two', []]);
    writer.end();
    expect(element.innerHTML).toBe('<p>Two</p>');
  });

  it('tells what it becomes and its formats; each format is a run of its own', () => {
    const { writer, told, active } = open('<p>Well done</p>', true);
    writer.format(heading);
    writer.format(heading);
    expect(told.map(([text]) => text)).toEqual(['<h2>Well done</h2>', '<p>Well done</p>']);
    const runs = told.map(([, run]) => run);
    expect(new Set(runs).size).toBe(2);
    expect(active).toContainEqual(['heading']);
    expect(active.at(-1)).toEqual([]);
    writer.end();
  });

  it('without formats is plain text: markup in it stays what it is', () => {
    const { element, writer, told } = open('Ada', false);
    writer.setValue('<b>Ada</b> & Co');
    expect(told).toEqual([]);
    writer.end();
    expect([element.textContent, element.childElementCount]).toEqual(['<b>Ada</b> & Co', 0]);
  });
});
