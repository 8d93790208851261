import { teamFeature } from '@awning/server/people/team/feature';
import type { Feature } from '@awning/server/platform/feature';
import { defineRoute } from '@awning/server/platform/http';
import { mailFeature } from '@awning/server/platform/mail/feature';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInMember } from '../factories/team-member.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const sampleFeature: Feature = {
  name: 'sample-of-tests',
  routes: ({ clock, database, jobs }) => [
    defineRoute({
      method: 'POST',
      path: '/test/later',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'unlimited',
      schema: { body: Type.Object({ hours: Type.Number() }) },
      async handle(request) {
        const runAt = new Date(clock.now().getTime() + request.body.hours * 3_600_000);
        await jobs.add(database, 'test.later', { websiteId: request.website.id, hours: request.body.hours }, { runAt });
        return { website: request.website.name };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/test/form',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'unlimited',
      schema: {},
      handle: (request) => request.body,
    }),
  ],
  tasks: ({ database, jobs, clock }) => [
    {
      name: 'test.later',
      async run({ hours }: { hours: number }) {
        if (hours < 0) throw new Error('in the past');
        if (hours > 0) await jobs.add(database, 'test.later', { hours: 0 }, { runAt: clock.now() });
      },
    },
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature, sampleFeature] });
});
afterAll(() => server.close());

describe('a visitor', () => {
  test('keeps cookies and repeats the crumb', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post('/test/later', { hours: 1000 });
    expect([answer.status, answer.json()]).toEqual([200, { website: 'Shop' }]);
    const crumb = await visitor.crumb();
    await visitor.get('/');
    expect(await visitor.crumb()).toBe(crumb);
  });

  test('who sends no crumb is refused', async () => {
    const answer = await server.visitor().send('POST', '/test/later', { body: { hours: 1000 } });
    expect(answer.status).toBe(400);
  });

  test('of the other website is there', async () => {
    const answer = await server.visitor(server.otherWebsite).post('/test/later', { hours: 1000 });
    expect(answer.json()).toEqual({ website: 'Other shop' });
  });

  test('submits a plain form like a browser', async () => {
    const answer = await server.visitor().submit('/test/form', { name: 'Jürgen & Söhne' });
    expect([answer.status, answer.json()]).toEqual([200, { name: 'Jürgen & Söhne' }]);
  });

  test('loses cookies when they expire', async () => {
    const visitor = server.visitor();
    visitor.cookies.receive([
      'short=1; Max-Age=60; Path=/',
      'gone=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'session=a=b; HttpOnly',
    ]);
    expect(visitor.cookies.header()).toBe('short=1; session=a=b');
    server.clock.advance({ seconds: 61 });
    expect(visitor.cookies.header()).toBe('session=a=b');
    expect(visitor.cookies.get('session')?.attributes).toEqual(['HttpOnly']);
  });
});

test('a signed-in member stays signed in', async () => {
  const member = await signedInMember(server);
  expect((await member.get('/api/team/session')).status).toBe(200);
  expect((await server.visitor().get('/api/team/session')).status).toBe(401);
});

describe('jobs', () => {
  test('run when the held clock says so, with those they enqueue', async () => {
    await server.visitor().post('/test/later', { hours: 2 });
    server.clock.advance({ hours: 1, minutes: 59 });
    expect(await server.runJobs()).toEqual([]);
    server.clock.advance({ minutes: 1 });
    const ran = await server.runJobs();
    expect(ran.map(({ task, payload }) => [task, payload])).toEqual([
      ['test.later', { websiteId: server.website.id, hours: 2 }],
      ['test.later', { hours: 0 }],
    ]);
    expect(await server.runJobs()).toEqual([]);
  });

  test('that fail are errors of the test unless it expects them, and are tried again later', async () => {
    await server.visitor().post('/test/later', { hours: -1 });
    await expect(server.runJobs()).rejects.toThrow('The job test.later failed');
    expect(await server.runJobs()).toEqual([]);
    server.clock.advance({ seconds: 3 });
    const ran = await server.runJobs({ mayFail: true });
    expect(ran).toMatchObject([{ task: 'test.later', error: new Error('in the past') }]);
  });
});
