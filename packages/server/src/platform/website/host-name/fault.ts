import type { FoundServer } from './find-server.ts';
import { type HostNameReason, hostNameMessages } from './messages.ts';

const typedFaults: readonly HostNameReason[] = ['missing', 'notOnlyName', 'ipAddress', 'invalid'];

/** Status, text and further fields of a refusal; a fault of what was typed is named at its field. */
export function hostFault(reason: HostNameReason, found?: FoundServer) {
  const text = hostNameMessages[reason];
  const extra = { reason, ...(found !== undefined && { found }) };
  const isTyped = typedFaults.includes(reason);
  const isAboutField = isTyped || reason === 'taken' || reason === 'tooMany';
  const status = reason === 'gone' ? 404 : isTyped ? 400 : 409;
  return { status, text, more: { ...(isAboutField && { errors: { host: text } }), extra } };
}
