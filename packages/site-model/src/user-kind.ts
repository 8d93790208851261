/** The four kinds of users. Two of them are visitors; neither of those is a team role. */
export const userKinds = ['owner', 'team-member', 'site-user', 'anonymous-visitor'] as const;

export type UserKind = (typeof userKinds)[number];

export type Attribution =
  | { readonly kind: 'owner' | 'team-member'; readonly memberId: string; readonly roles: readonly number[] }
  | { readonly kind: 'site-user'; readonly siteUserId: string }
  | { readonly kind: 'anonymous-visitor' };

export interface Sessions {
  readonly teamMember?: { readonly id: string; readonly isOwner: boolean; readonly roles: readonly number[] } | null;
  readonly siteUser?: { readonly id: string } | null;
}

/**
 * Attributes a request to exactly one kind of user. A team session takes precedence over a site account, because a member
 * who tries out the shop remains a team member.
 *
 * @example
 * attribute({}) // => { kind: 'anonymous-visitor' }
 * attribute({ siteUser: { id: 'u1' } }) // => { kind: 'site-user', siteUserId: 'u1' }
 * attribute({ teamMember: { id: 'm1', isOwner: true, roles: [1] } }).kind // => 'owner'
 */
export function attribute({ teamMember, siteUser }: Sessions): Attribution {
  if (teamMember) {
    const kind = teamMember.isOwner ? 'owner' : 'team-member';
    return { kind, memberId: teamMember.id, roles: teamMember.roles };
  }
  if (siteUser) return { kind: 'site-user', siteUserId: siteUser.id };
  return { kind: 'anonymous-visitor' };
}

/**
 * Whether this kind of user visits the website rather than works on it.
 *
 * @example
 * isVisitorKind('site-user') // => true
 * isVisitorKind('team-member') // => false
 */
export function isVisitorKind(kind: UserKind): boolean {
  return kind === 'anonymous-visitor' || kind === 'site-user';
}
