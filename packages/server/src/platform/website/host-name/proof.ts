import { signatureOf } from '../../signature.ts';
import { hostKey } from '../directory.ts';

/**
 * What this installation returns under `/.well-known/awning/<challenge>`: only a server with the same secret can compute it. It contains
 * the host as the server sees it, so a proxy that replaces the host is noticed, too.
 */
export function proofOf(secret: string, challenge: string, host: string): string {
  return signatureOf([secret], `host-name-proof:${challenge}:${hostKey(host)}`);
}
