import type { Config } from '../../config/index.ts';
import { isPrivateHost } from '../private-place.ts';
import type { StoredHost } from '../store.ts';
import { isPrivateName } from './private-name.ts';

/**
 * A new name is served by http until the owner says otherwise. Names that only work inside a network have no proxy before
 * them, so their links need the port that the server listens on.
 */
export function newHost({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, host: string): StoredHost {
  const isInside = isPrivateHost(host) || isPrivateName(host);
  const hasOwnPort = publicUrl === undefined && isInside && port !== 80;
  return { scheme: 'http', host, port: hasOwnPort ? port : null };
}
