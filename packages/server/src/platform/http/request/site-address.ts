import { memoize } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.ts';
import { hostKey, isMarkedHttps, ownAddress } from '../../website/index.ts';

/**
 * The address of the request's website as its visitor uses it, without a trailing slash. `PUBLIC_URL` is the address of
 * one website; the others of the installation use their own hosts. Links in mails use `mailAddress`.
 */
export function siteAddress(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  { website, host, protocol }: FastifyRequest,
): string {
  const { publicUrl } = config;
  const { hosts } = website;
  const published = publicUrl === undefined ? undefined : new URL(publicUrl);
  const [primary] = hosts;
  if (published && (primary === undefined || hosts.includes(hostKey(published.host)))) return publicUrl!;
  const isHttps = isMarkedHttps(undefined, website, host);
  const scheme = isHttps ? 'https:' : (published?.protocol ?? `${protocol}:`);
  if (primary === undefined) return addressOf(scheme, host) ?? ownAddress(config);
  return (hosts.includes(hostKey(host)) ? addressOf(scheme, host) : undefined) ?? `${scheme}//${primary}`;
}

/** Normalised, because pages are cached per address. Undefined for an invalid host, such as one with the port 99999. */
function addressOf(scheme: string, host: string): string | undefined {
  return originOf(`${scheme}//${host.replace(/\.(?=:\d*$|$)/, '')}`);
}

const originOf = memoize((address) => (URL.canParse(address) ? new URL(address).origin : undefined), 1000);
