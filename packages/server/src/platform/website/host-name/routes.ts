import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused, type TeamRequest } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { TOKEN_LENGTH } from '../../token.ts';
import { hostKey } from '../directory.ts';
import { mailAddress } from '../mail-address.ts';
import { readWebsiteById } from '../read-row.ts';
import {
  addHost,
  type HostContext,
  type HostOutcome,
  mainHost,
  makeMain,
  markHttps,
  removeHost,
} from './change-hosts.ts';
import { hostFault } from './fault.ts';
import { leadsElsewhere } from './find-server.ts';
import { type HostNameReason, hostNameMessages } from './messages.ts';
import { createNameCheck } from './name-check.ts';
import { proofOf } from './proof.ts';
import { CheckAnswer, HostParams, HostsAnswer, HttpsBody, MainBody, NewHostBody } from './schema.ts';
import { type HostRow, selectHosts } from './store.ts';

const path = '/api/website/hosts';
const reading = { access: { kind: 'team', right: 'settings.manage' }, forgery: 'safe', limit: 'unlimited' } as const;
/** Links in mails, which open the accounts of colleagues, lead to the main name: the owner decides. */
const changing = {
  access: { kind: 'team', right: 'settings.manage', fresh: true },
  forgery: 'crumb',
  limit: 'team-change',
} as const;

/** The host names of a website. */
export function hostNameRoutes(parts: Parts): Route[] {
  const { config, database, clock, log } = parts;
  const check = createNameCheck(config);

  async function answer(websiteId: string): Promise<HostsAnswer> {
    const website = await readWebsiteById(database, websiteId, log);
    if (!website) throw new Error('The website is gone');
    const { publicUrl } = config;
    const publicHost = publicUrl === undefined ? undefined : hostKey(new URL(publicUrl).host);
    const rows = await selectHosts(database, websiteId);
    const main = mainHost(config, rows)?.host;
    return {
      hosts: rows.map(({ host, scheme, port }) => ({
        host,
        isMain: host === main,
        isHttps: scheme === 'https',
        address: `${scheme}://${host}${port === null ? '' : `:${port}`}`,
      })),
      address: mailAddress(config, website),
      decidedByEnvironment: publicHost !== undefined && (main === undefined || main === publicHost),
    };
  }

  async function change(
    { website, member }: Pick<TeamRequest, 'website' | 'member'>,
    apply: (context: HostContext) => Promise<HostOutcome>,
  ) {
    const outcome = await database.transaction((connection) => apply({ connection, config, clock, website, member }));
    return outcome.ok ? await answer(website.id) : hostRefusal(outcome.reason);
  }

  /** The stored name, or the reason why it cannot be changed. */
  async function findChangeable({ website, member }: TeamRequest, host: string): Promise<HostRow | HostNameReason> {
    if (!member.isOwner) return 'ownerDecides';
    if ((await answer(website.id)).decidedByEnvironment) return 'decidedByEnvironment';
    return (await selectHosts(database, website.id)).find((row) => row.host === host) ?? 'gone';
  }

  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The host names of the website, the main one first.',
      ...reading,
      schema: { answer: HostsAnswer },
      handle: ({ website }) => answer(website.id),
    }),
    defineRoute({
      method: 'POST',
      path,
      summary: 'Adds a host name; the first one is the main name. The owner decides.',
      ...changing,
      schema: { body: NewHostBody, answer: HostsAnswer },
      refusals: { 409: hostNameMessages.taken },
      examples: [{ body: { host: 'shop.example' } }],
      handle: async (request) => {
        if (!request.member.isOwner) return hostRefusal('ownerDecides');
        return await change(request, (context) => addHost(context, request.body.host));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: `${path}/:host`,
      summary: 'Removes a host name that is not the main one. The owner decides.',
      ...changing,
      schema: { params: HostParams, answer: HostsAnswer },
      refusals: { 404: hostNameMessages.gone, 409: hostNameMessages.mainStays },
      handle: async (request) => {
        if (!request.member.isOwner) return hostRefusal('ownerDecides');
        return await change(request, (context) => removeHost(context, request.params.host));
      },
    }),
    defineRoute({
      method: 'POST',
      path: `${path}/:host/check`,
      summary: 'Calls the website by a host name, and returns where the name leads.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'name-check',
      schema: { params: HostParams, answer: CheckAnswer },
      refusals: { 404: hostNameMessages.gone },
      handle: async ({ website, params }): Promise<Static<typeof CheckAnswer> | ReturnType<typeof hostRefusal>> => {
        const row = (await selectHosts(database, website.id)).find(({ host }) => host === params.host);
        return row ? { found: await check(row) } : hostRefusal('gone');
      },
    }),
    defineRoute({
      method: 'PUT',
      path: `${path}/:host/main`,
      summary: 'Makes a host name the main one: the others lead to it, and links use it. The owner decides.',
      ...changing,
      limit: 'name-check',
      schema: { params: HostParams, body: MainBody, answer: HostsAnswer },
      refusals: { 404: hostNameMessages.gone, 409: hostNameMessages.leadsElsewhere },
      handle: async (request) => {
        const { host } = request.params;
        const row = await findChangeable(request, host);
        if (typeof row === 'string') return hostRefusal(row);
        const found = request.body.anyway ? undefined : await check(row);
        if (found !== undefined && leadsElsewhere(found)) return hostRefusal('leadsElsewhere', found);
        return await change(request, (context) => makeMain(context, host));
      },
    }),
    defineRoute({
      method: 'PUT',
      path: `${path}/:host/https`,
      summary:
        'Marks a host name as served by https by the proxy, or not: links and cookies follow. The owner decides.',
      ...changing,
      limit: 'name-check',
      schema: { params: HostParams, body: HttpsBody, answer: HostsAnswer },
      refusals: { 404: hostNameMessages.gone, 409: hostNameMessages.notByHttps },
      handle: async (request) => {
        const { params, body } = request;
        const row = await findChangeable(request, params.host);
        if (typeof row === 'string') return hostRefusal(row);
        const found = body.isHttps && !body.anyway ? await check(row) : 'https';
        if (found !== 'https') return hostRefusal('notByHttps', found);
        return await change(request, (context) => markHttps(context, params.host, body.isHttps));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/.well-known/awning/:challenge',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      anyHost: true,
      openWhileClosed: true,
      schema: { params: Type.Object({ challenge: Type.String({ pattern: `^[\\w-]{${TOKEN_LENGTH}}$` }) }) },
      examples: [{ params: { challenge: 'c'.repeat(TOKEN_LENGTH) } }],
      handle: ({ params, host }, reply) =>
        reply.type('text/plain; charset=utf-8').send(proofOf(config.secrets[0]!, params.challenge, host)),
    }),
  ];
}

function hostRefusal(...fault: Parameters<typeof hostFault>) {
  const { status, text, more } = hostFault(...fault);
  return refused(status, text, more);
}
