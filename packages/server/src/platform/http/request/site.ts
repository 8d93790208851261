import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { routeLanguage, textLanguageOf, type WebsiteDirectory } from '../../website/index.ts';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import type { ProxyTrust } from './proxy.ts';

/** The address without its language prefix, if the website of the host is already known. */
export function addressWithoutLanguage(raw: IncomingMessage, directory: WebsiteDirectory, proxies: ProxyTrust): string {
  const address = raw.url ?? '/';
  const website = directory.known(proxies.hostOf(raw));
  return website ? routeLanguage(website, address).address : address;
}

/** Finds the website and the language of every request. */
export function addWebsites(app: FastifyInstance, directory: WebsiteDirectory): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.declaration?.anyHost) return;
    const known = directory.known(request.host);
    const website = known ?? (await directory.find(request.host));
    if (!website) throw new RequestRefusedError(404, httpMessages.unknownHost);
    request.foundWebsite = website;
    const { language, address } = routeLanguage(website, request.originalUrl);
    request.language = language;
    request.textLanguage = textLanguageOf({ website, language });
    // The website became known only now, after the router had matched the address with its prefix: the browser must ask
    // again.
    if (!known && address !== request.url) await reply.redirect(request.originalUrl, 307);
  });
}
