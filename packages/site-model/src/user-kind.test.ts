import { describe, expect, test } from 'vitest';
import { attribute, isVisitorKind, teamRoles, userKinds } from './index.ts';

const teamMember = { id: 'm1', isOwner: false, roles: [4] };
const siteUser = { id: 'u1' };

describe('ROLE-018 every request is attributed to one of four kinds of users', () => {
  test('there are exactly the four kinds', () => {
    expect([...userKinds].sort()).toEqual(['anonymous-visitor', 'owner', 'site-user', 'team-member']);
  });

  test('the sessions of a request decide', () => {
    expect(attribute({ teamMember: { ...teamMember, isOwner: true } })).toEqual({
      kind: 'owner',
      memberId: 'm1',
      roles: [4],
    });
    expect(attribute({ teamMember })).toEqual({ kind: 'team-member', memberId: 'm1', roles: [4] });
    expect(attribute({ siteUser })).toEqual({ kind: 'site-user', siteUserId: 'u1' });
    expect(attribute({})).toEqual({ kind: 'anonymous-visitor' });
    expect(attribute({ teamMember: null, siteUser: null })).toEqual({ kind: 'anonymous-visitor' });
  });

  test('a team member who is also a site user stays a team member', () => {
    expect(attribute({ teamMember, siteUser }).kind).toBe('team-member');
  });
});

test('ROLE-017 anonymous visitor and site user are the two visitor kinds, and neither is a team role', () => {
  expect(userKinds.filter(isVisitorKind).sort()).toEqual(['anonymous-visitor', 'site-user']);
  const roleNames = teamRoles.members.map((member) => member.name.toLowerCase().replaceAll('_', '-'));
  for (const kind of userKinds.filter(isVisitorKind)) expect(roleNames).not.toContain(kind);
  expect(attribute({ siteUser })).not.toHaveProperty('roles');
  expect(attribute({})).not.toHaveProperty('roles');
});
