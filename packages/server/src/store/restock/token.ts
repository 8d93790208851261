import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/id.ts';

/** The link in every mail to a sign-up: derived from the secret, so it need not be stored and cannot be forged. */
export function leaveToken(secrets: readonly string[], websiteId: string, signUpId: string): string {
  return `${signUpId}.${signature(secrets[0] ?? '', websiteId, signUpId)}`;
}

/** The sign-up of a link, if the link is valid. */
export function signUpOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [signUpId = '', given = ''] = token.split('.');
  if (!isId(signUpId)) return undefined;
  return secrets.some((secret) => isSame(signature(secret, websiteId, signUpId), given)) ? signUpId : undefined;
}

function signature(secret: string, websiteId: string, signUpId: string): string {
  return createHmac('sha256', secret).update(`restock-leave:${websiteId}:${signUpId}`).digest('base64url');
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
