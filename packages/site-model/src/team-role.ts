import { lookUps } from './enumeration.ts';
import { teamRoleMessages } from './messages.ts';
import { accepted, type Result, refused } from './refusal.ts';

/** The roles of a team member. There is no 5: the number is reserved and refused (D-014). */
export const TeamRole = {
  undefined: -1,
  ADMIN: 1,
  BILLING: 2,
  REPORTING: 3,
  EDITOR: 4,
  MODERATOR: 6,
  COMMENTER: 7,
  STORE_MANAGER: 8,
  SCHEDULING: 9,
  VIEWER: 10,
  CAMPAIGNS_EDITOR: 11,
  SCHEDULING_VIEWER: 12,
  SCHEDULING_EDITOR: 13,
} as const;

export type TeamRoleName = Exclude<keyof typeof TeamRole, 'undefined'>;
export type TeamRoleCode = (typeof TeamRole)[TeamRoleName];

export const teamRoles = lookUps(TeamRole);

/**
 * Reads the role numbers of a team member; repeated numbers count once, an unknown one refuses the whole list.
 *
 * @example
 * readTeamRoles([4, 8, 4]) // => { ok: true, value: [4, 8] }
 * readTeamRoles([5]) // => { ok: false, reason: 'unknown-role', message: 'There is no team role 5.' }
 */
export function readTeamRoles(codes: readonly number[]): Result<readonly TeamRoleCode[], 'unknown-role'> {
  const unknown = codes.find((code) => !isTeamRole(code));
  if (unknown !== undefined) return refused('unknown-role', teamRoleMessages.unknownRole(unknown));
  return accepted([...new Set(codes.filter(isTeamRole))]);
}

function isTeamRole(code: number): code is TeamRoleCode {
  return teamRoles.byCode(code).code !== TeamRole.undefined;
}
