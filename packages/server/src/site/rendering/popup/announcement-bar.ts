import { PageType } from '@awning/site-model';
import { inlineHash } from '../../../platform/http/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { announcementBarOwner, selectAnnouncementBar } from '../../popup/index.ts';
import { escapeAttribute } from '../escape.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { remembered } from '../site-memory.ts';
import { popupTexts } from './messages.ts';
import { cross } from './popup.ts';

/** The page before a closed website, pages that only greet, and pages of failures, whose policy is that of every response. */
const withoutBar: ReadonlySet<number> = new Set([
  PageType.lockScreen,
  PageType.splashPage,
  PageType.notFound,
  PageType.error,
]);

/**
 * Hides a bar that this browser has closed before it is drawn: a script that comes later would move the page. It is the
 * same on every page and contains nothing of anybody, so the policy can name it by its hash.
 */
const hidingCode =
  'try{var b=document.currentScript.previousElementSibling;b.hidden=localStorage.getItem("awning-announcement-bar")===b.dataset.version}catch(e){}';
const hidingScript = `<script>${hidingCode}</script>`;
const hidingSources = { 'script-src': [inlineHash(hidingCode)] };

/** What the policy of a page must allow for its announcement bar. */
export function announcementBarSources(html: string): Readonly<Record<string, readonly string[]>> {
  return html.includes(hidingScript) ? hidingSources : {};
}

/** The line above everything else; empty where there is none. It is complete without scripts, which only let it be closed. */
export async function announcementBarHtml(page: Page, builder: Builder): Promise<string> {
  const { request, sources, connection, blocks } = builder;
  const { website, isPreview } = request;
  if (withoutBar.has(page.pageType)) return '';
  const owner = announcementBarOwner(website.id);
  sources.add(subjectOf.layout(owner));
  const bar = await remembered(builder, 'announcement bar', () => selectAnnouncementBar(connection, website.id));
  if (bar?.isOn !== true) return '';
  const content = await blocks.render(owner, { id: 'awning-announcement' });
  if (content === '') return '';
  const words = wordsFor(request, popupTexts);
  const isClosable = bar.isClosable && !isPreview;
  // Without scripts it would do nothing, so it waits for them.
  const button = `<button type="button" class="sqs-announcement-bar-close" aria-label="${escapeAttribute(words.close)}" hidden>${cross}</button>`;
  return [
    `<aside class="sqs-announcement-bar" aria-label="${escapeAttribute(words.announcement)}"`,
    isClosable ? ` data-announcement-bar data-version="${bar.version}">` : '>',
    `<div class="sqs-announcement-bar-content">${content}</div>`,
    isClosable ? `${button}</aside>${hidingScript}` : '</aside>',
  ].join('');
}

/** Puts the bar at the beginning of the page's body; only the link that skips what is on every page stays before it. */
export function withBarOnTop(html: string, bar: string): string {
  const start = bar === '' ? undefined : startOfBody(html);
  if (start === undefined) return html;
  skipLink.lastIndex = start;
  const at = skipLink.test(html) ? skipLink.lastIndex : start;
  return `${html.slice(0, at)}${bar}${html.slice(at)}`;
}

const skipLink = /\s*<a\s[^<>]{0,300}href=["']?#[^<>]{0,300}>[^<]{0,300}<\/a\s*>/iy;

/** Comments and elements whose content is text may contain what looks like a tag. */
function startOfBody(html: string): number | undefined {
  const openings = /<(?:!--|(script|style|title|noscript|template|body)(?=[\s>]))/gi;
  for (let found = openings.exec(html); found !== null; found = openings.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === 'body') return endOfTag(html, openings.lastIndex);
    const end = new RegExp(name === undefined ? '-->' : `</${name}`, 'gi');
    end.lastIndex = openings.lastIndex;
    // What has no end goes on to the end of the page.
    if (!end.test(html)) return undefined;
    openings.lastIndex = end.lastIndex;
  }
  return undefined;
}

/** A value in quotation marks may contain what ends a tag. */
function endOfTag(html: string, from: number): number | undefined {
  let quote: string | undefined;
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (quote !== undefined) quote = character === quote ? undefined : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return undefined;
}
