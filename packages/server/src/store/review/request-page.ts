import {
  highestRating,
  MAX_REVIEW_PICTURES,
  type ReviewFaults,
  reviewerName,
  reviewLength,
  variantText,
} from '@awning/commerce';
import { PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { wordsFor } from '../../platform/website/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import { requestTexts } from './messages.ts';
import { pictureAddress } from './pictures/path.ts';
import type { selectReviewable } from './store.ts';
import { reviewAddress } from './token.ts';

type Line = Awaited<ReturnType<typeof selectReviewable>>[number];

interface RequestPage {
  readonly token: string;
  readonly lines: readonly Line[];
  /** What came of the form that was sent. */
  readonly message?: 'thanks' | 'removed' | 'nothing';
  readonly refused?: Refused | undefined;
}

/** A form that was sent with faults. It is shown again as it was typed. */
interface Refused {
  readonly position: number;
  readonly typed: { readonly rating: string; readonly author: string; readonly text: string };
  /** Pictures that were marked to be deleted. */
  readonly dropped: readonly string[];
  readonly faults: ReviewFaults;
  /** Why the pictures were not taken. */
  readonly pictureFault?: string;
}

/** One form for every line of the order. The page has no script: whoever follows a mail gets the same everywhere. */
export async function sendRequestPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, lines, message, refused }: RequestPage,
): Promise<FastifyReply> {
  const texts = wordsFor(request, requestTexts);
  const action = reviewAddress(request.website, request.language, token);
  const maxMegabytes = parts.config.uploadLimits.image;
  const said = refused ? texts.problem : message && texts[message];
  const notice = said
    ? `<p class="review-request-notice" role="${refused ? 'alert' : 'status'}">${escapeHtml(said)}</p>`
    : '';
  const lead = said ? '' : `<p class="review-request-lead">${escapeHtml(texts.lead)}</p>`;
  const forms = lines.map((line) =>
    lineHtml(texts, { line, action, token, maxMegabytes }, refused?.position === line.position ? refused : undefined),
  );
  return await sendPage(parts, request, reply, `${notice}${lead}${forms.join('')}`, refused ? 400 : 200);
}

/** For a link that is not valid, and for a shop without reviews: both look the same. */
export async function sendGonePage(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const text = `<p class="review-request-notice">${escapeHtml(wordsFor(request, requestTexts).gone)}</p>`;
  return await sendPage(parts, request, reply, text, 404);
}

async function sendPage(parts: Parts, request: FastifyRequest, reply: FastifyReply, content: string, status: number) {
  // The address opens the order's reviews to whoever has it.
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.reviewsRequest,
    title: wordsFor(request, requestTexts).title,
    html: `<div class="review-request">${content}</div>`,
    status,
  });
}

type Texts = (typeof requestTexts)['en'];

interface FormOfLine {
  readonly line: Line;
  readonly action: string;
  readonly token: string;
  readonly maxMegabytes: number;
}

function lineHtml(texts: Texts, form: FormOfLine, refused: Refused | undefined): string {
  const { line, action } = form;
  const { position, productName, attributes, review, buyer } = line;
  const id = `review-${position}`;
  const variant = variantText(attributes);
  const name = variant === '' ? productName : `${productName} (${variant})`;
  const shown = refused?.typed ?? {
    rating: String(review?.rating ?? ''),
    author: review?.author ?? reviewerName(buyer ?? {}),
    text: review?.text ?? '',
  };
  const press = (label: string, more: string) =>
    `<button type="submit"${more} aria-label="${escapeHtml(texts.of(label, name))}">${escapeHtml(label)}</button>`;
  const hidden = (act: string) =>
    `<input type="hidden" name="position" value="${position}"><input type="hidden" name="act" value="${act}">`;
  return `<section class="review-request-item" aria-labelledby="${id}-title">
<h2 class="review-request-product" id="${id}-title">${escapeHtml(name)}</h2>
${review ? `<p class="review-request-state">${escapeHtml(texts.states[review.state])}</p>` : ''}
<form class="review-request-form" method="post" enctype="multipart/form-data" action="${escapeHtml(action)}">
${hidden('send')}
${ratingHtml(texts, id, shown.rating, refused?.faults.rating)}
<div class="form-item field">
<label class="title" for="${id}-author">${escapeHtml(texts.author)}</label>
${fault(texts, `${id}-author-fault`, refused?.faults.author)}
<p class="description" id="${id}-author-hint">${escapeHtml(texts.authorHint)}</p>
<input class="field-element" id="${id}-author" name="author" type="text" required maxlength="${reviewLength.author}" autocomplete="nickname" value="${escapeHtml(shown.author)}"${described(refused?.faults.author, `${id}-author-fault`, `${id}-author-hint`)}>
</div>
<div class="form-item field">
<label class="title" for="${id}-text">${escapeHtml(texts.text)}</label>
${fault(texts, `${id}-text-fault`, refused?.faults.text)}
<textarea class="field-element" id="${id}-text" name="text" rows="5" maxlength="${reviewLength.text}"${described(refused?.faults.text, `${id}-text-fault`)}>
${escapeHtml(shown.text)}</textarea>
</div>
${picturesHtml(texts, form, name, refused)}
<div class="review-request-actions">
${press(review ? texts.change : texts.send, ' class="sqs-editable-button sqs-button-element--primary"')}
${review ? press(texts.remove, ` form="${id}-remove" class="sqs-editable-button sqs-button-element--secondary"`) : ''}
</div>
</form>
${review ? `<form id="${id}-remove" method="post" action="${escapeHtml(action)}">${hidden('remove')}</form>` : ''}
</section>`;
}

/** The last field, so that the others have arrived before the first picture. A refused form loses what was chosen in it. */
function picturesHtml(
  texts: Texts,
  { line: { position, review }, token, maxMegabytes }: FormOfLine,
  name: string,
  refused: Refused | undefined,
): string {
  const id = `review-${position}-pictures`;
  const pictures = review?.pictures ?? [];
  const kept = pictures.map((contentId, index) => {
    const address = (format: string) => escapeHtml(pictureAddress(contentId, { format, token }));
    const label = texts.removePicture(index + 1);
    return `<li class="review-request-picture"><a href="${address('1500w')}"><img src="${address('300w')}" alt="${escapeHtml(texts.picture(index + 1, name))}" width="120" height="120" loading="lazy"></a>
<label><input type="checkbox" name="drop" value="${contentId}"${refused?.dropped.includes(contentId) ? ' checked' : ''}> ${escapeHtml(label)}</label></li>`;
  });
  const wrong = refused?.pictureFault;
  const said = wrong === undefined ? '' : `<p class="field-error" id="${id}-fault">${escapeHtml(wrong)}</p>`;
  const hint = `${texts.picturesHint(MAX_REVIEW_PICTURES, maxMegabytes)}${refused ? ` ${texts.chooseAgain}` : ''}`;
  return `<div class="form-item field">
<label class="title" for="${id}">${escapeHtml(texts.pictures)}</label>
${said}
<p class="description" id="${id}-hint">${escapeHtml(hint)}</p>
${kept.length === 0 ? '' : `<ul class="review-request-pictures">${kept.join('')}</ul>`}
<input class="review-request-files" id="${id}" name="pictures" type="file" multiple accept="${PICTURE_TYPES}"${described(wrong, `${id}-fault`, `${id}-hint`)}>
</div>`;
}

/** What browsers offer to choose; phones convert their own formats to these. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

function ratingHtml(texts: Texts, id: string, chosen: string, wrong: ReviewFaults['rating']): string {
  const stars = Array.from({ length: highestRating }, (_, index) => index + 1).map(
    (rating) =>
      `<label class="review-star"><input type="radio" name="rating" value="${rating}" required${chosen === String(rating) ? ' checked' : ''}><span class="review-star-mark" aria-hidden="true"></span><span class="visually-hidden">${escapeHtml(texts.stars(rating))}</span></label>`,
  );
  return `<div class="form-item field">
<fieldset${described(wrong, `${id}-rating-fault`, `${id}-rating-hint`, '')}>
<legend class="title">${escapeHtml(texts.rating)}</legend>
${fault(texts, `${id}-rating-fault`, wrong)}
<p class="description" id="${id}-rating-hint">${escapeHtml(texts.ratingHint)}</p>
<div class="review-stars">${stars.join('')}</div>
</fieldset>
</div>`;
}

function fault(texts: Texts, id: string, wrong: keyof Texts['faults'] | undefined): string {
  return wrong === undefined ? '' : `<p class="field-error" id="${id}">${escapeHtml(texts.faults[wrong])}</p>`;
}

/** What a screen reader reads with a field; a group of radio buttons has no state of its own. */
function described(wrong: unknown, faultId: string, hintId = '', invalid = ' aria-invalid="true"'): string {
  const ids = [wrong === undefined ? '' : faultId, hintId].filter(Boolean).join(' ');
  return `${ids === '' ? '' : ` aria-describedby="${ids}"`}${wrong === undefined ? '' : invalid}`;
}
