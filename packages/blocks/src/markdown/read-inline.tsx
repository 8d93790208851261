import { safeLink } from '@awning/site-model';
import { createElement, Fragment, type ReactNode } from 'react';

/** In characters; what is longer stays text. It bounds the work for signs without an end. */
const MAX_LENGTH = 1000;
const MAX_DEPTH = 6;

/** An address in brackets, perhaps with a title, as a group of this name. */
function addressAs(name: string): string {
  const part = String.raw`(?:[^\s()<>]|\([^\s()<>]*\))`;
  return String.raw`\(<?(?<${name}>${part}{0,${MAX_LENGTH}})>?(?: +"[^"\n]{0,200}")?\)`;
}

/** An escaped sign, code, a picture, a link, an address, a line break, and emphasis. */
const sign = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\`{-~])`,
    String.raw`(?<ticks>\`+)(?<code>[^\`](?:[\s\S]{0,${MAX_LENGTH}}?[^\`])??)\k<ticks>(?!\`)`,
    String.raw`!\[(?<alt>[^[\]\n]{0,${MAX_LENGTH}})\]${addressAs('picture')}`,
    String.raw`\[(?<text>(?:[^[\]]|!\[[^[\]]*\]){1,${MAX_LENGTH}})\]${addressAs('link')}`,
    String.raw`<(?<auto>(?:https?:|mailto:)[^\s<>]{1,${MAX_LENGTH}})>`,
    String.raw`(?<broken>(?<! ) {2,}|\\)\n`,
    String.raw`\*\*(?<strong>\S(?:[\s\S]{0,${MAX_LENGTH}}?\S)??)\*\*(?!\*)`,
    String.raw`(?<!\w)__(?<underStrong>\S(?:[\s\S]{0,${MAX_LENGTH}}?\S)??)__(?!\w)`,
    String.raw`\*(?<em>[^\s*](?:[\s\S]{0,${MAX_LENGTH}}?[^\s*])??)\*(?!\*)`,
    String.raw`(?<!\w)_(?<underEm>[^\s_](?:[\s\S]{0,${MAX_LENGTH}}?[^\s_])??)_(?!\w)`,
    String.raw`~~(?<gone>\S(?:[\s\S]{0,${MAX_LENGTH}}?\S)??)~~`,
  ].join('|'),
  'g',
);

/** The text of a line or paragraph as elements. */
export function readInline(text: string, depth = 0): ReactNode {
  if (depth > MAX_DEPTH) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(sign)) {
    const part = partOf(found, depth + 1);
    parts.push(text.slice(from, found.index));
    parts.push(typeof part === 'string' ? part : createElement(Fragment, { key: found.index }, part));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

function partOf({ 0: whole, groups = {} }: RegExpMatchArray, depth: number): ReactNode {
  const { escaped, code, alt, picture, text, link, auto, broken, gone } = groups;
  const strong = groups['strong'] ?? groups['underStrong'];
  const em = groups['em'] ?? groups['underEm'];
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return <code>{code.trim()}</code>;
  if (broken !== undefined) return <br />;
  if (picture !== undefined) return readPicture(picture, alt ?? '', whole);
  if (text !== undefined) return readLink(link ?? '', readInline(text, depth));
  if (auto !== undefined) return readLink(auto, auto.replace(/^mailto:/, ''));
  if (strong !== undefined) return <strong>{readInline(strong, depth)}</strong>;
  return em === undefined ? <s>{readInline(gone ?? '', depth)}</s> : <em>{readInline(em, depth)}</em>;
}

function readLink(typed: string, text: ReactNode): ReactNode {
  const href = safeLink(typed);
  return href === '' ? text : <a href={href}>{text}</a>;
}

/** Pictures come from this website or over https, as the policy of pages allows. */
function readPicture(typed: string, alt: string, whole: string): ReactNode {
  return /^(?:https:\/\/|\/(?!\/))/.test(typed) ? <img src={typed} alt={alt} loading="lazy" decoding="async" /> : whole;
}
