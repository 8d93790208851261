import { PageType } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { type PopupRow, popupOwner, selectPopup } from '../../popup/index.ts';
import { escapeAttribute } from '../escape.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { remembered } from '../site-memory.ts';
import { popupTexts } from './messages.ts';

/** Pages with content of the owner; a splash page only greets. */
const pageTypes: ReadonlySet<number> = new Set([PageType.collection, PageType.page, PageType.contentItem]);

/**
 * The popup as a closed dialog at the end of the page (page type 104); empty where it is not shown. When it opens is for
 * the browser, which remembers what it has closed, so that pages can be cached.
 */
export async function popupHtml(page: Page, builder: Builder): Promise<string> {
  const { request, sources, connection, blocks } = builder;
  const { website, isPreview, previewOf, editedAreas } = request;
  // Whoever edits or previews something else wants to see that.
  const isElsewhere = editedAreas !== undefined || (isPreview && previewOf !== 'popup');
  const collection = page.scope['collection'] as { readonly id: string } | undefined;
  // Without a collection it is a page on which visitors pay, sign in or search, and are not interrupted.
  if (isElsewhere || collection === undefined || !pageTypes.has(page.pageType)) return '';
  const owner = popupOwner(website.id);
  sources.add(subjectOf.layout(owner));
  const popup = await remembered(builder, 'popup', () => selectPopup(connection, website.id));
  if (popup === undefined || !isOnPage(popup, collection.id, builder)) return '';
  const content = await blocks.render(owner, { id: 'awning-popup' });
  if (content === '') return '';
  const words = wordsFor(request, popupTexts);
  const attributes = [
    `class="lightbox sqs-popup-overlay sqs-popup-overlay--${classOf(popup.position)}"`,
    `data-popup data-page-type="${PageType.popupOverlay}" data-version="${popup.version}"`,
    ...(isPreview ? ['data-preview'] : []),
    `data-delay="${popup.delaySeconds}"`,
    ...(popup.scrollPercent === null ? [] : [`data-scroll="${popup.scrollPercent}"`]),
    ...(popup.daysHidden === null ? [] : [`data-days="${popup.daysHidden}"`]),
    `aria-label="${escapeAttribute(words.popup)}"`,
  ];
  const close = `<button type="button" class="lightbox-close" aria-label="${escapeAttribute(words.close)}">${cross}</button>`;
  return `<dialog ${attributes.join(' ')}><div class="lightbox-content sqs-popup-overlay-content">${close}${content}</div></dialog>`;
}

/** What is on a chosen page, such as the posts of a blog, is chosen with it. */
function isOnPage({ isOn, pages, pageIds }: PopupRow, id: string, { site }: Builder): boolean {
  if (!isOn) return false;
  return pages === 'all' || (pages === 'home' ? site.homepage?.id === id : pageIds.includes(id));
}

function classOf(position: PopupRow['position']): string {
  return position.toLowerCase().replace('_', '-');
}

export const cross =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>';
