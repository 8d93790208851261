import { TeamRole, teamRoles } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { countsAsVisitor, isTracked } from './index.ts';

describe('ROLE-014 who counts as a visitor for tracking', () => {
  test('a member whose only role is viewer', () => {
    expect(countsAsVisitor({ teamRoles: [TeamRole.VIEWER] })).toBe(true);
    expect(countsAsVisitor({ teamRoles: [TeamRole.VIEWER, TeamRole.VIEWER] })).toBe(true);
  });

  test('no team member with another role, with viewer or without', () => {
    for (const { code } of teamRoles.members.filter((member) => member.code !== TeamRole.VIEWER)) {
      expect(countsAsVisitor({ teamRoles: [code] })).toBe(false);
      expect(countsAsVisitor({ teamRoles: [TeamRole.VIEWER, code] })).toBe(false);
    }
  });

  test('no team member without any role', () => {
    expect(countsAsVisitor({ teamRoles: [] })).toBe(false);
  });

  test('everyone who is not on the team', () => {
    expect(countsAsVisitor({ teamRoles: null })).toBe(true);
  });
});

test('nothing is tracked while the website has switched tracking off', () => {
  for (const roles of [null, [TeamRole.VIEWER], [TeamRole.ADMIN]]) {
    expect(isTracked({ teamRoles: roles }, { trackingDisabled: true })).toBe(false);
  }
  expect(isTracked({ teamRoles: [TeamRole.VIEWER] }, { trackingDisabled: false })).toBe(true);
  expect(isTracked({ teamRoles: [TeamRole.ADMIN] }, { trackingDisabled: false })).toBe(false);
});
