import { createElement, Fragment, type ReactNode } from 'react';
import { readInline } from './read-inline.tsx';

/** Deeper lists and quotes are read as text, so that no text exhausts the stack. */
const MAX_DEPTH = 6;

/**
 * Markdown as elements: headings, paragraphs, lists, quotes, code and lines. HTML in it is text, so that nothing has to be
 * cleaned.
 */
export function readMarkdown(markdown: string, depth = 0): ReactNode {
  const lines = markdown.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  const parts: ReactNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const { node, end } = readPart(lines, at, depth);
    if (node !== null) parts.push(createElement(Fragment, { key: at }, node));
    at = end;
  }
  return parts;
}

interface Part {
  /** Null for an empty line. */
  readonly node: ReactNode;
  /** The line after it. */
  readonly end: number;
}

function readPart(lines: readonly string[], at: number, depth: number): Part {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { node: null, end: at + 1 };
  // No sign may belong to two parts of an expression: otherwise a long line takes the square of its length to read.
  const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/.exec(line);
  if (fence !== null) return readFence(lines, at, fence);
  const heading = /^ {0,3}(#{1,6})(?= |$)/.exec(line);
  if (heading !== null) {
    const text = withoutClosing(line.slice(heading[0].length).trim());
    return { node: createElement(`h${heading[1]?.length}`, null, readInline(text)), end: at + 1 };
  }
  if (isRule(line)) return { node: <hr />, end: at + 1 };
  if (depth < MAX_DEPTH && isQuote(line)) return readQuote(lines, at, depth);
  const item = depth < MAX_DEPTH ? itemOf(line) : undefined;
  return item === undefined ? readParagraph(lines, at) : readList(lines, at, item.isOrdered, depth);
}

/** The text of a heading without the signs that may close it. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || text[end - 1] === ' ' ? text.slice(0, end).trimEnd() : text;
}

function isRule(line: string): boolean {
  return /^ {0,3}([*_-])(?: *\1){2,} *$/.test(line);
}

function isQuote(line: string): boolean {
  return /^ {0,3}>/.test(line);
}

function readFence(lines: readonly string[], at: number, [, fence = '', info = '']: RegExpExecArray): Part {
  const [language = ''] = /^[\w+#.-]*/.exec(info.trimStart()) ?? [];
  const from = at + 1;
  const end = endOf(lines, from, (line) => !line.trim().startsWith(fence));
  const code = (
    <code className={language === '' ? undefined : `language-${language}`}>{lines.slice(from, end).join('\n')}</code>
  );
  // Long lines scroll, so the keyboard has to reach them.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return { node: <pre tabIndex={0}>{code}</pre>, end: end + 1 };
}

function readQuote(lines: readonly string[], at: number, depth: number): Part {
  const end = endOf(lines, at, (line) => line.trim() !== '');
  const inner = lines.slice(at, end).map((line) => line.replace(/^ {0,3}> ?/, ''));
  return { node: <blockquote>{readMarkdown(inner.join('\n'), depth + 1)}</blockquote>, end };
}

interface Item {
  readonly isOrdered: boolean;
  readonly number: number;
  readonly indent: number;
  /** Where its text begins. */
  readonly width: number;
}

function itemOf(line: string): Item | undefined {
  const [mark, indent, sign] = /^( *)([*+-]|\d{1,9}[.)]) +(?=\S)/.exec(line) ?? [];
  if (mark === undefined || indent === undefined || sign === undefined) return undefined;
  const isOrdered = /^\d/.test(sign);
  return { isOrdered, number: Number.parseInt(sign, 10) || 0, indent: indent.length, width: mark.length };
}

function readList(lines: readonly string[], at: number, isOrdered: boolean, depth: number): Part {
  const first = itemOf(lines[at] ?? '');
  const items: ReactNode[] = [];
  let end = at;
  for (;;) {
    const item = itemOf(lines[end] ?? '');
    const isNext = item?.isOrdered === isOrdered && item.indent <= (first?.indent ?? 0) + 1;
    if (!isNext) break;
    const from = end;
    // What is indented further belongs to the item, and what follows without an empty line.
    end = endOf(
      lines,
      from + 1,
      (line, index) =>
        (line.trim() === '' && isIndented(lines[index + 1], item.indent)) ||
        isIndented(line, item.indent) ||
        (line.trim() !== '' && lines[index - 1]?.trim() !== '' && itemOf(line) === undefined),
    );
    const own = lines.slice(from, end).map((line, index) => (index === 0 ? line : unindented(line, item.width)));
    const text = [own[0]?.slice(item.width) ?? '', ...own.slice(1)];
    items.push(<li key={from}>{readItem(text, depth)}</li>);
    while (lines[end]?.trim() === '' && itemOf(lines[end + 1] ?? '')?.isOrdered === isOrdered) end += 1;
  }
  const start = first?.number ?? 1;
  return { node: isOrdered ? <ol start={start === 1 ? undefined : start}>{items}</ol> : <ul>{items}</ul>, end };
}

/** An item of one paragraph has no paragraph in it. */
function readItem(lines: readonly string[], depth: number): ReactNode {
  const end = endOf(lines, 1, (line) => line.trim() !== '' && itemOf(line) === undefined);
  const rest = lines.slice(end);
  return (
    <>
      {readInline(lines.slice(0, end).join('\n'))}
      {rest.some((line) => line.trim() !== '') ? readMarkdown(rest.join('\n'), depth + 1) : null}
    </>
  );
}

function isIndented(line: string | undefined, indent: number): boolean {
  return line !== undefined && line.trim() !== '' && line.startsWith(' '.repeat(indent + 2));
}

function unindented(line: string, width: number): string {
  return line.slice(Math.min(width, line.length - line.trimStart().length));
}

function readParagraph(lines: readonly string[], at: number): Part {
  const end = endOf(
    lines,
    at + 1,
    (line) =>
      line.trim() !== '' && !/^ {0,3}(?:#{1,6} |`{3}|~{3}|>)/.test(line) && !isRule(line) && itemOf(line) === undefined,
  );
  return {
    node: (
      <p>
        {readInline(
          lines
            .slice(at, end)
            .map((line) => line.trimStart())
            .join('\n'),
        )}
      </p>
    ),
    end,
  };
}

/** The first line from a place on that does not belong there. */
function endOf(lines: readonly string[], from: number, belongs: (line: string, index: number) => boolean): number {
  let end = from;
  while (end < lines.length && belongs(lines[end] ?? '', end)) end += 1;
  return Math.min(end, lines.length);
}
