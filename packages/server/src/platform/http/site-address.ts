import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { hostKey } from '../website/index.ts';
import { addressOf } from './own-address.ts';
import { isThisMachine } from './request.ts';

/** The address of the request's website as its visitor uses it, without a final slash. */
export function siteAddress(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  return knownAddress(config, request) ?? `${request.protocol}://${request.host}`;
}

/**
 * The same for links in mails that strangers can cause. A caller may write any host into a request, and a mail must not lead there:
 * only a host of the website and this machine's own name count.
 */
export function mailAddress(config: Config, request: FastifyRequest): string {
  return (
    knownAddress(config, request) ??
    (isThisMachine(request)
      ? `${request.protocol}://${request.host}`
      : addressOf(config, request.server.server.address()))
  );
}

/** `PUBLIC_URL` is the address of one website; the others of the installation go by their own hosts. */
function knownAddress({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string | undefined {
  const { hosts } = request.website;
  const [primary] = hosts;
  const published = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (primary === undefined || (published && hosts.includes(hostKey(published.host)))) return publicUrl;
  const host = hosts.includes(hostKey(request.host)) ? request.host : primary;
  return `${published?.protocol ?? `${request.protocol}:`}//${host}`;
}
