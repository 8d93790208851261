import { Type } from '@sinclair/typebox';
import { expect, expectTypeOf, it } from 'vitest';
import type { SignedInMember, SiteUser, TeamCaller } from '../caller.ts';
import { faultsOf } from './declaration.ts';
import { defineRoute } from './route.ts';

const change = { method: 'POST', path: '/api/things', forgery: 'crumb', limit: 'team-change' } as const;
const schema = { body: Type.Object({ name: Type.String() }) };

it('a handler of the team gets a member, one for site users an account, and a public one perhaps both', () => {
  const forTeam = defineRoute({
    ...change,
    schema,
    access: { kind: 'team', right: 'any' },
    handle(request) {
      expectTypeOf(request.member).toExtend<SignedInMember>();
      expectTypeOf(request.siteUser).toEqualTypeOf<SiteUser | undefined>();
      expectTypeOf(request.body).toEqualTypeOf<{ name: string }>();
    },
  });
  const forKeysToo = defineRoute({
    ...change,
    schema,
    access: { kind: 'team', right: 'orders.edit' },
    handle(request) {
      expectTypeOf(request.member).toEqualTypeOf<TeamCaller>();
    },
  });
  const inBrowsers = defineRoute({
    ...change,
    schema,
    access: { kind: 'team', right: 'apiKeys.manage', inBrowser: true },
    handle(request) {
      expectTypeOf(request.member).toExtend<SignedInMember>();
    },
  });
  const forSiteUsers = defineRoute({
    ...change,
    schema,
    access: { kind: 'site-user' },
    handle(request) {
      expectTypeOf(request.siteUser).toEqualTypeOf<SiteUser>();
      expectTypeOf(request.member).toEqualTypeOf<TeamCaller | undefined>();
    },
  });
  const forEverybody = defineRoute({
    ...change,
    schema,
    access: { kind: 'anyone' },
    handle(request) {
      expectTypeOf(request.member).toEqualTypeOf<TeamCaller | undefined>();
      expectTypeOf(request.siteUser).toEqualTypeOf<SiteUser | undefined>();
    },
  });
  expect([forTeam, forKeysToo, inBrowsers, forSiteUsers, forEverybody].flatMap(faultsOf)).toEqual([]);
});
