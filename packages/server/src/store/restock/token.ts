import { isId } from '../../platform/id.ts';
import { isSigned, signatureOf } from '../../platform/signature.ts';

/** The link in every mail to a sign-up: derived from the secret, so it need not be stored and cannot be forged. */
export function leaveToken(secrets: readonly string[], websiteId: string, signUpId: string): string {
  return `${signUpId}.${signatureOf(secrets, signedText(websiteId, signUpId))}`;
}

/** The sign-up of a link, if the link is valid. */
export function signUpOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [signUpId = '', given = ''] = token.split('.');
  if (!isId(signUpId)) return undefined;
  return isSigned(secrets, signedText(websiteId, signUpId), given) ? signUpId : undefined;
}

function signedText(websiteId: string, signUpId: string): string {
  return `restock-leave:${websiteId}:${signUpId}`;
}
