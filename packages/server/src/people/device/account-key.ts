import { emailKey } from '@awning/site-model';

/** Names one account of a website; a team member and a site user with the same address have two. */
export function accountKey(kind: 'team' | 'site-user', email: string): string {
  return `${kind}:${emailKey(email)}`;
}
