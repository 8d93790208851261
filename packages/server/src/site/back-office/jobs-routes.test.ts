import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import type { Feature } from '../../platform/feature.ts';
import { jobsFeature } from '../../platform/jobs/feature.ts';
import { mailFeature } from '../../platform/mail/feature.ts';
import { backOfficeFeature } from './feature.ts';

let isBroken = true;
const fragile: Feature = {
  name: 'fragile',
  tasks: () => [
    {
      name: 'test.fragile',
      run: () => (isBroken ? Promise.reject(new Error('It broke\n    at secret.ts:1:1')) : Promise.resolve()),
    },
  ],
};

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, jobsFeature, mailFeature, backOfficeFeature, fragile] });
  admin = await signedInMember(server);
  const { jobs } = server.parts;
  await jobs.add(server.database, 'test.fragile', { websiteId: server.website.id }, { maxAttempts: 1 });
  await jobs.add(server.database, 'test.fragile', { websiteId: server.otherWebsite.id }, { maxAttempts: 1 });
  await server.runJobs({ mayFail: true });
});
afterAll(() => server.close());

interface Jobs {
  readonly jobs: readonly { readonly id: string; readonly task: string; readonly lastError: string | null }[];
}

describe('the list of jobs', () => {
  it('shows the failed ones of the website with the message of the error and no more', async () => {
    const answer = await admin.get('/api/jobs?state=failed');

    expect(answer.json<Jobs>().jobs).toMatchObject([
      { task: 'test.fragile', state: 'failed', attempts: 1, maxAttempts: 1, lastError: 'Error: It broke' },
    ]);
    expect(answer.text).not.toContain('secret.ts');
  });

  it('keeps the states apart', async () => {
    const runAt = new Date(server.clock.now().getTime() + 60_000);
    await server.parts.jobs.add(server.database, 'test.later', { websiteId: server.website.id }, { runAt });

    expect((await admin.get('/api/jobs?state=waiting')).json<Jobs>().jobs).toMatchObject([{ task: 'test.later' }]);
    expect((await admin.get('/api/jobs?state=running')).json<Jobs>().jobs).toEqual([]);
  });

  it('is for ADMIN only (ROLE-015)', async () => {
    const others = Object.values(TeamRole).filter((role): role is TeamRoleCode => role > TeamRole.ADMIN);
    const member = await signedInMember(server, { roles: others });

    expect((await member.get('/api/jobs?state=failed')).status).toBe(403);
    expect((await member.post('/api/jobs/1/retry')).status).toBe(403);
    expect((await server.visitor().get('/api/jobs?state=failed')).status).toBe(401);
  });

  it.each(['/api/jobs', '/api/jobs?state=gone', '/api/jobs?state=failed&after=x'])('refuses %s', async (path) => {
    expect((await admin.get(path)).status).toBe(400);
  });
});

describe('the overview', () => {
  it('counts what waits, the urgent first, and hides what the member may not see', async () => {
    const member = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    await admin.post('/api/team/invitations', { email: 'new@shop.test', roles: [4] });

    expect((await admin.get('/api/back-office/overview')).json()).toEqual({
      toDos: [
        { name: 'failedJobs', count: 1 },
        { name: 'heldMails', count: 1 },
      ],
    });
    expect((await member.get('/api/back-office/overview')).json()).toEqual({ toDos: [] });
  });
});

describe('trying a job again', () => {
  it('runs it, by its own website only and once', async () => {
    const [job] = (await admin.get('/api/jobs?state=failed')).json<Jobs>().jobs;
    const address = `/api/jobs/${job!.id}/retry`;
    const stranger = await signedInMember(server, { website: server.otherWebsite });

    expect((await stranger.post(address)).status).toBe(404);
    expect((await admin.send('POST', address)).status).toBe(400);
    expect((await admin.post(address)).status).toBe(200);
    expect((await admin.post(address)).status).toBe(404);
    isBroken = false;
    expect(await server.runJobs()).toMatchObject([{ task: 'test.fragile' }]);
    expect((await admin.get('/api/jobs?state=failed')).json<Jobs>().jobs).toEqual([]);
  });
});
