import type { Config } from '../../../../platform/config/index.ts';
import { mailAddress, type Website } from '../../../../platform/website/index.ts';

/** Where a passkey is created and used: browsers offer it only to pages of this host. */
export interface PasskeyPlace {
  readonly rpId: string;
  /** The origin from which its proofs are accepted. */
  readonly origin: string;
}

/**
 * The stored address of the website. It never depends on the request, because a caller can write any host and port into
 * one.
 */
export function placeOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  website: Pick<Website, 'hosts' | 'address'>,
): PasskeyPlace {
  const { hostname, origin } = new URL(mailAddress(config, website));
  return { rpId: hostname, origin };
}
