import type { Config } from '../../../../platform/config/index.ts';
import { mailAddress, type Website } from '../../../../platform/website/index.ts';

/** Where a passkey is made and used: browsers hand it to pages of this host, and to no others. */
export interface PasskeyPlace {
  readonly rpId: string;
  /** The pages from which its proofs count. */
  readonly origin: string;
}

/** The stored address of the website. No request has a say in it, because a caller may write any host and any port into one. */
export function placeOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  website: Pick<Website, 'hosts' | 'address'>,
): PasskeyPlace {
  const { hostname, origin } = new URL(mailAddress(config, website));
  return { rpId: hostname, origin };
}
