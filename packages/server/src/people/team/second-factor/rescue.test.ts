import { addTeamMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { removeSecondFactors } from './rescue.ts';
import { atSecondStep, giveCode, givePassword, mailKindsTo, memberWithApp } from './second-factor.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

describe('a member who has lost telephone and recovery codes', () => {
  it('signs in with the password alone after the operator removed the second factor, and is told by mail', async () => {
    const member = await memberWithApp(server);
    const begun = await atSecondStep(server, member);
    expect(await removeSecondFactors(server.parts, ` ${member.email.toUpperCase()} `)).toEqual([
      { websiteName: 'Shop', isRemoved: true },
    ]);

    expect((await givePassword(server.visitor(), member)).json()).toMatchObject({ member: { id: member.id } });
    expect((await giveCode(begun, member.recoveryCodes[0]!, 'recovery')).status).toBe(401);
    expect(await mailKindsTo(server, member)).toContain('team-second-factor-removed');
    const entry = await server.database.kysely
      .selectFrom('audit')
      .select(['who', 'subject', 'member_id'])
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'team.secondFactorRemoved')
      .executeTakeFirst();
    expect(entry).toEqual({ who: 'awning', subject: `team_member/${member.id}`, member_id: null });
  });

  it('is rescued on every website with that address, and no other member is affected', async () => {
    const member = await memberWithApp(server);
    await memberWithApp(server, { website: server.otherWebsite, email: member.email });
    const other = await memberWithApp(server);
    const rescued = await removeSecondFactors(server.parts, member.email);

    expect(rescued.map(({ isRemoved }) => isRemoved)).toEqual([true, true]);
    expect((await givePassword(server.visitor(), other)).json()).toMatchObject({ secondStep: {} });
  });

  it('has nothing to lose without a second factor, and an unknown address is not found', async () => {
    const member = await addTeamMember(server);

    expect(await removeSecondFactors(server.parts, member.email)).toEqual([{ websiteName: 'Shop', isRemoved: false }]);
    expect(await mailKindsTo(server, member)).toEqual([]);
    expect(await removeSecondFactors(server.parts, 'nobody@shop.test')).toEqual([]);
  });
});
