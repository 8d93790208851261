import { emailKey } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { heldAreas } from './access/held-areas.ts';
import { linkOf } from './links.ts';
import { heldAccessTexts } from './messages.ts';
import { selectAreaWithPage } from './store.ts';

/**
 * What a customer sees in place of the form that sells a product, if everything that it opens is open to the account
 * already; undefined otherwise.
 */
export async function heldAccessHtml(
  { database, clock }: Parts,
  request: FastifyRequest,
  itemId: string,
): Promise<string | undefined> {
  const { website, siteUser } = request;
  if (!siteUser) return undefined;
  const person = { siteUserId: siteUser.id, emailKey: emailKey(siteUser.email) };
  const buyer = { ...person, websiteId: website.id, itemIds: [itemId], at: clock.now() };
  const found = await Promise.all(
    (await heldAreas(database, buyer)).map((id) => selectAreaWithPage(database, website.id, id)),
  );
  const links = found.flatMap((area) => (area ? [linkOf(request, area)] : []));
  if (links.length === 0) return undefined;
  const { lead, open } = heldAccessTexts(request.textLanguage);
  return [
    '<div class="guarded-page member-area">',
    `<p>${escapeHtml(lead(siteUser.email))}</p>`,
    '<p class="guarded-page-links">',
    ...links.map(
      ({ name, url }) =>
        `<a class="sqs-block-button-element sqs-button-element--primary" href="${escapeHtml(url)}">${escapeHtml(open(name))}</a>`,
    ),
    '</p></div>',
  ].join('');
}
