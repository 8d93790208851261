import { isId } from '../../platform/id.ts';
import { isSigned, signatureOf } from '../../platform/signature.ts';

/** The link in every mail to an attendee: derived from the secret, so it need not be stored and cannot be forged. */
export function cancelToken(secrets: readonly string[], websiteId: string, attendeeId: string): string {
  return `${attendeeId}.${signatureOf(secrets, signedText(websiteId, attendeeId))}`;
}

/** The attendee of a link, if the link is valid. */
export function attendeeOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [attendeeId = '', given = ''] = token.split('.');
  if (!isId(attendeeId)) return undefined;
  return isSigned(secrets, signedText(websiteId, attendeeId), given) ? attendeeId : undefined;
}

function signedText(websiteId: string, attendeeId: string): string {
  return `attendee-cancel:${websiteId}:${attendeeId}`;
}
