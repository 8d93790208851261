import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.ts';
import { mainAddressFor, routeLanguage, textLanguageOf, type WebsiteDirectory } from '../../website/index.ts';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import type { ProxyTrust } from './proxy.ts';

/** The address without its language prefix, if the website of the host is already known. */
export function addressWithoutLanguage(raw: IncomingMessage, directory: WebsiteDirectory, proxies: ProxyTrust): string {
  const address = raw.url ?? '/';
  const website = directory.known(proxies.hostOf(raw));
  return website ? routeLanguage(website, address).address : address;
}

/** Finds the website and the language of every request, and leads requests for its other names to the main one. */
export function addWebsites(
  app: FastifyInstance,
  directory: WebsiteDirectory,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.declaration?.anyHost) return;
    const known = directory.known(request.host);
    const website = known ?? (await directory.find(request.host));
    if (!website) throw new RequestRefusedError(404, httpMessages.unknownHost);
    request.foundWebsite = website;
    const main = isToLead(request) ? mainAddressFor(config, website, request.host) : undefined;
    if (main !== undefined) {
      // The owner may make this name the main one: a remembered redirect would then lead in a circle.
      reply.header('cache-control', 'no-store');
      await reply.redirect(main + localPart(request.originalUrl), 301);
      return;
    }
    const { language, address } = routeLanguage(website, request.originalUrl);
    request.language = language;
    request.textLanguage = textLanguageOf({ website, language });
    // The website became known only now, after the router had matched the address with its prefix: the browser must ask
    // again.
    if (!known && address !== request.url) await reply.redirect(request.originalUrl, 307);
  });
}

/**
 * Reading only: a browser would lose its cookies on the way with a form, and payment providers follow no redirects. Proofs
 * under `/.well-known` are asked of the very name. Back office and calls work under every name: an open screen or a
 * program has its session or key for this one, and a main name that leads nowhere can still be changed.
 */
function isToLead({ method, originalUrl }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(?:\.well-known|api|config)(?:[/?]|$)/.test(originalUrl);
}

/** Path and query; a request may also name its host in the address. */
function localPart(address: string): string {
  const local = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return local.startsWith('/') ? local : `/${local}`;
}
