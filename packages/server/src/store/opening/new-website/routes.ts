import { selectIsOwnedByPerson } from '../../../people/team/index.ts';
import { isDuplicate } from '../../../platform/database/index.ts';
import { createCalls } from '../../../platform/editing/index.ts';
import { defineRoute, type MemberRequest, Refusal, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  createNameCheck,
  hostFault,
  hostKey,
  hostNameMessages,
  isFirstWebsite,
  leadsElsewhere,
  mailAddress,
  newHost,
  readHostName,
  readWebsiteById,
  selectWebsiteByHost,
} from '../../../platform/website/index.ts';
import { storeSettingsDocument } from '../../store-settings/index.ts';
import { addWebsite } from './add-website.ts';
import { type NewWebsiteReason, newWebsiteMessages } from './messages.ts';
import { NewWebsiteAnswer, NewWebsiteBody } from './schema.ts';

/** Adding a website to the installation. */
export function newWebsiteRoutes(parts: Parts): Route[] {
  const { database, config, log } = parts;
  const { edit } = createCalls(parts, storeSettingsDocument);
  const check = createNameCheck(config);

  /**
   * With a second website, hosts without a name lead nowhere. An owner who came by one would lock themselves out of the
   * first website.
   */
  async function reasonAgainst({ website, member, host }: MemberRequest): Promise<NewWebsiteReason | undefined> {
    if (!member.isOwner || !(await isFirstWebsite(database, website.id))) return 'firstOwnerDecides';
    if (website.hosts.length === 0) return 'nameThisFirst';
    return website.hosts.includes(hostKey(host)) ? undefined : 'comeByName';
  }

  /** The website that an earlier call of the same person has made with the same name and host. */
  async function findRepeated({ member }: MemberRequest, name: string, host: string): Promise<string | undefined> {
    const found = await selectWebsiteByHost(database, host);
    const isRepeated = found?.name === name && (await selectIsOwnedByPerson(database, member, found.id));
    return isRepeated ? found.id : undefined;
  }

  async function answer(websiteId: string): Promise<NewWebsiteAnswer> {
    const website = await readWebsiteById(database, websiteId, log);
    if (!website) throw new Error('The new website is gone');
    return { id: website.id, name: website.name, address: mailAddress(config, website) };
  }

  async function add(
    request: MemberRequest,
    { name, address, ...body }: Omit<NewWebsiteBody, 'host' | 'anyway'> & { readonly address: string },
  ): Promise<string | Refusal> {
    let id = '';
    const added = await edit(request, async (context) => {
      const { id: newId, outcome } = await addWebsite(context, request.member, { ...body, name, address });
      id = newId;
      return outcome;
    });
    return added instanceof Refusal ? added : id;
  }

  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/websites',
      summary:
        'Adds a website to the installation, closed to visitors, with the pages and rules of a new shop; the caller owns it. A repeated call adds no second one.',
      access: { kind: 'team', right: 'settings.manage', inBrowser: true, fresh: true },
      forgery: 'crumb',
      limit: 'name-check',
      schema: { body: NewWebsiteBody, answer: NewWebsiteAnswer },
      refusals: { 409: hostNameMessages.taken },
      examples: [{ body: exampleWebsite }],
      async handle(request) {
        const reason = await reasonAgainst(request);
        if (reason) return refused(409, newWebsiteMessages[reason], { extra: { reason } });
        const { host: typed, anyway, ...body } = request.body;
        const name = body.name.trim();
        const host = readHostName(typed);
        if (!host.ok) return hostRefusal(host.reason);
        const repeated = await findRepeated(request, name, host.value);
        if (repeated !== undefined) return await answer(repeated);
        if (await selectWebsiteByHost(database, host.value)) return hostRefusal('taken');
        const stored = newHost(config, host.value);
        const found = await check(stored);
        if (leadsElsewhere(found) && !anyway) return hostRefusal('leadsElsewhere', found);
        const scheme = found === 'https' ? 'https' : stored.scheme;
        const address = `${scheme}://${host.value}${stored.port === null ? '' : `:${stored.port}`}`;
        try {
          const added = await add(request, { ...body, name, address });
          return typeof added === 'string' ? await answer(added) : added;
        } catch (error) {
          if (!isDuplicate(error, 'website_host_host_key')) throw error;
          // Another call was faster.
          const made = await findRepeated(request, name, host.value);
          return made === undefined ? hostRefusal('taken') : await answer(made);
        }
      },
    }),
  ];
}

const exampleWebsite: NewWebsiteBody = {
  name: 'Marram Prints',
  host: 'prints.marram.example',
  anyway: true,
  language: 'en',
  otherLanguages: ['de'],
  country: 'DE',
  currency: 'EUR',
  parcelPrice: '4.90',
};

function hostRefusal(...fault: Parameters<typeof hostFault>): Refusal {
  const { status, text, more } = hostFault(...fault);
  return refused(status, text, more);
}
