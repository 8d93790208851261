import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.ts';
import { hostKey } from '../../website/index.ts';

/** The address of the request's website as its visitor uses it, without a final slash. Links in mails go by `mailAddress`. */
export function siteAddress(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  return knownAddress(config, request) ?? `${request.protocol}://${request.host}`;
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
