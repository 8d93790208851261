import type { InLanguages } from '@awning/formats';
import { PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, type Refusal } from '../../../platform/http/index.ts';
import type { PlacedIsland } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { SystemPage } from '../../../platform/system-page.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { allowElements, type ShownProvider, shownProvider } from './provider-fields.ts';

interface SalePage {
  readonly texts: InLanguages<{ readonly title: string }>;
  readonly refusal: Refusal | undefined;
}

interface SaleForm extends SalePage {
  readonly providers: readonly PaymentProvider[];
  readonly island: (providers: ShownProvider[]) => PlacedIsland;
}

/** The page that sells what is bought alone. */
export async function showSaleForm(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { providers, island, ...page }: SaleForm,
): Promise<FastifyReply> {
  const { website, language } = request;
  return await showPage(parts, request, reply, page, {
    sources: allowElements(reply, providers),
    island: island(providers.map((provider) => shownProvider(provider, website, language))),
  });
}

/** The same page with something else to say than its form. */
export async function showInsteadOfSale(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { html, ...page }: SalePage & { readonly html: string },
): Promise<FastifyReply> {
  const { refusal } = page;
  const message = refusal ? `<p class="checkout-message" role="alert">${escapeHtml(refusal.message)}</p>` : '';
  return await showPage(parts, request, reply, page, { html: message + html });
}

/** Its address contains the token of the cart, so no other website learns it. */
async function showPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { texts, refusal }: SalePage,
  content: Pick<SystemPage, 'sources' | 'island' | 'html'>,
): Promise<FastifyReply> {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    title: wordsFor(request, texts).title,
    ...(refusal && { status: refusal.status }),
    ...content,
  });
}
