import { senderDomain } from './server/mail-server.ts';

/** Stands in for the domain of a sender that is not known yet. */
export const NO_DOMAIN = 'awning.invalid';

export function messageIdOf(id: string, from: string | undefined): string {
  return `<${id}@${senderDomain(from ?? '') ?? NO_DOMAIN}>`;
}
