import { expect, test } from 'vitest';
import { readTeamRoles, TeamRole, type TeamRoleName, teamRoles } from './index.ts';

const stated: readonly (readonly [id: string, name: TeamRoleName, code: number])[] = [
  ['ROLE-002', 'ADMIN', 1],
  ['ROLE-003', 'BILLING', 2],
  ['ROLE-004', 'REPORTING', 3],
  ['ROLE-005', 'EDITOR', 4],
  ['ROLE-006', 'MODERATOR', 6],
  ['ROLE-007', 'COMMENTER', 7],
  ['ROLE-008', 'STORE_MANAGER', 8],
  ['ROLE-009', 'SCHEDULING', 9],
  ['ROLE-010', 'VIEWER', 10],
  ['ROLE-011', 'CAMPAIGNS_EDITOR', 11],
  ['ROLE-012', 'SCHEDULING_VIEWER', 12],
  ['ROLE-013', 'SCHEDULING_EDITOR', 13],
];

test.for(stated)('%s team role %s has the number %i', ([, name, code]) => {
  expect(TeamRole[name]).toBe(code);
  expect(teamRoles.byCode(code)).toEqual({ name, code });
});

test('there are twelve team roles', () => {
  expect(teamRoles.members.map((member) => member.code)).toEqual(stated.map(([, , code]) => code));
});

test('number 5 and all unknown roles are refused', () => {
  for (const code of [5, 0, -1, 14, 1.5, Number.NaN]) {
    expect(readTeamRoles([TeamRole.EDITOR, code])).toEqual({
      ok: false,
      reason: 'unknown-role',
      message: `There is no team role ${code}.`,
    });
  }
});

test('several roles are kept, each once', () => {
  expect(readTeamRoles([4, 8, 4])).toEqual({ ok: true, value: [4, 8] });
  expect(readTeamRoles([])).toEqual({ ok: true, value: [] });
});
