import { createElement, type ReactNode, useMemo } from 'react';

/** What text of a website may consist of. Everything else is shown by its words only. */
const shown = new Set('P BR H2 H3 H4 UL OL LI STRONG B EM I U S BLOCKQUOTE HR TABLE TBODY TR TD TH'.split(' '));
/** Headings of the text are none of the screen. */
const renamed: Readonly<Record<string, string>> = { H2: 'p', H3: 'p', H4: 'p' };

/** HTML of the website to read: only words and marks, so that nothing of it can act in the back office. */
export function SourceHtml({ html }: { readonly html: string }) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return childrenOf(body);
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, place) => {
    if (child instanceof Text) return child.textContent;
    if (!(child instanceof HTMLElement) || child.tagName === 'SCRIPT' || child.tagName === 'STYLE') return null;
    const { tagName } = child;
    const isVoid = tagName === 'BR' || tagName === 'HR';
    if (!shown.has(tagName)) return <span key={place}>{childrenOf(child)}</span>;
    const heading = renamed[tagName];
    const element = heading ?? tagName.toLowerCase();
    const props = { key: place, ...(heading && { 'data-heading': true }) };
    return isVoid ? createElement(element, props) : createElement(element, props, ...childrenOf(child));
  });
}
