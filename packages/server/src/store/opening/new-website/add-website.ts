import { CollectionType, defaultWebsiteSettings } from '@awning/site-model';
import type { TeamMember } from '../../../people/team/index.ts';
import { ownNewWebsite } from '../../../people/team/index.ts';
import { newId, writeAudit } from '../../../platform/database/index.ts';
import type { EditContext, EditOutcome } from '../../../platform/editing/index.ts';
import { createWebsite, textLanguageOf } from '../../../platform/website/index.ts';
import { createCollection, Ordering } from '../../../site/content/index.ts';
import type { ShopBody } from '../schema.ts';
import { freshContext, languagesOf, saveShop } from '../shop.ts';
import { addStarter } from '../starter/add-starter.ts';
import { starterTexts } from '../starter/texts.ts';
import type { NewWebsiteBody } from './schema.ts';

/** With scheme and, if stored, port. */
interface Wanted extends Pick<NewWebsiteBody, 'language' | 'otherLanguages' | 'country' | 'currency' | 'parcelPrice'> {
  readonly name: string;
  readonly address: string;
}

/**
 * Adds a website that is closed to visitors and has what every new shop begins with; the member owns it. Runs in the
 * caller's transaction, so it happens as a whole or not at all. Throws a duplicate key if the host is taken.
 */
export async function addWebsite(
  context: EditContext,
  member: TeamMember,
  wanted: Wanted,
): Promise<{ readonly id: string; readonly outcome: EditOutcome }> {
  const { connection, clock, website: first } = context;
  const { name, address, language, otherLanguages, country, currency, parcelPrice } = wanted;
  const { timeZone } = first.settings;
  const settings = { ...defaultWebsiteSettings(), timeZone, isClosed: true };
  const shop: ShopBody = {
    name,
    timeZone,
    currency,
    country,
    region: null,
    postalCode: null,
    language,
    otherLanguages,
    business: settings.business,
  };
  const id = await createWebsite(connection, clock, {
    name,
    hosts: [address],
    languages: languagesOf({ languages: [] }, shop),
    settings,
  });
  const ownerId = await ownNewWebsite(connection, clock, member, id);
  const author = { id: ownerId, name: member.name, rights: context.author.rights };
  const added = await freshContext({ ...context, author, website: { ...first, id } });
  const outcome = await saveShop(added, shop);
  if (!outcome.ok) return { id, outcome };
  const current = await freshContext(added);
  await addLists(current);
  await addStarter(current, { taken: { wasSample: true, lacksHomepage: true }, parcelPrice });
  await auditAddition(context, member.id, first.id);
  await auditAddition({ connection, clock, author }, ownerId, id, { name, address });
  return { id, outcome };
}

/** The page of the products and the blog, which owners cannot make themselves. */
async function addLists({ connection, clock, website }: EditContext): Promise<void> {
  const texts = (name: 'shop' | 'blog') =>
    Object.fromEntries(
      website.languages.map(({ code }) => [
        code,
        { title: starterTexts[textLanguageOf({ website, language: code })][name] },
      ]),
    );
  await createCollection(connection, clock, website.id, {
    urlId: 'shop',
    typeName: 'products',
    type: CollectionType.products,
    // Divisible by two, three and four columns.
    pageSize: 24,
    position: 0,
    texts: texts('shop'),
  });
  await createCollection(connection, clock, website.id, {
    urlId: 'blog',
    typeName: 'blog',
    type: CollectionType.generic,
    ordering: Ordering.chronological,
    position: 1,
    texts: texts('blog'),
  });
}

/** The entry of the first website does not name the new one: colleagues there may not belong to it. */
async function auditAddition(
  { connection, clock, author }: Pick<EditContext, 'connection' | 'clock' | 'author'>,
  memberId: string,
  websiteId: string,
  after?: object,
): Promise<void> {
  await writeAudit(connection, {
    websiteId,
    id: newId(clock),
    at: clock.now(),
    memberId,
    who: author.name,
    what: 'website.added',
    subject: `website/${websiteId}`,
    ...(after && { after }),
  });
}
