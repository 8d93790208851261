import { emailKey } from '@awning/site-model';

/** Names one account of a website. A team member and a site user with the same address have different accounts. */
export function accountKey(kind: 'team' | 'site-user', email: string): string {
  return `${kind}:${emailKey(email)}`;
}
