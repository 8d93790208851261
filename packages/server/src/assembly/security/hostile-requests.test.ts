import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { WebsiteSettings } from '@awning/site-model';
import { addProduct, setSettings, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { Value } from '@sinclair/typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../platform/http/routing/route.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { fillWebsite } from '../sample/fill-sample.ts';
import { fittingCall, injection, wildCall } from './calls.fixture.ts';
import { namesReadBy } from './names-read.fixture.ts';
import { chanceFrom } from './random.fixture.ts';
import { allThings, type GrowingScene, openScene } from './scene.fixture.ts';
import { idsOf } from './website-data.fixture.ts';

// RELIABILITY.md, test 32. Another seed finds other faults; the full run takes one from the clock.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
const requestsInAll = Number(process.env['FUZZ_REQUESTS'] ?? 10_000);
const largestGrowth = 50 * 1024 * 1024;

/**
 * Routes that random calls cannot open: they need a secret, a signature, a file, a failed job, a mail server, a passkey
 * or the owner, or they would take the sample away from all others.
 */
const closed: readonly string[] = [
  'GET /metrics',
  'GET /assets/storefront/*',
  'GET /assets/editor/*',
  'GET /assets/*',
  'GET /scripts/*',
  'GET /config/setup',
  'POST /api/team/owner',
  'GET /api/team/invitation',
  'POST /api/team/invitation',
  'GET /api/team/password-reset',
  'PUT /api/team/password-reset',
  'POST /api/team/session/second-step',
  'POST /api/team/session/passkey',
  'POST /api/team/session/passkey/options',
  'POST /api/team/confirmation/passkey',
  'POST /api/team/second-factor/passkeys',
  'PUT /api/team/second-factor/code-app',
  'PUT /api/site-users/account/confirmation',
  'PUT /api/site-users/account/password',
  'PUT /api/site-users/account/email',
  'GET /account/confirm',
  'POST /account/confirm',
  'GET /account/confirm-email',
  'POST /account/confirm-email',
  'GET /account/new-password',
  'POST /account/new-password',
  'POST /api/commerce/payments/:provider/events/:websiteId',
  'PUT /api/team/second-factor-rule',
  'PUT /api/website/plan',
  'POST /api/website/hosts',
  'DELETE /api/website/hosts/:host',
  'POST /api/website/hosts/:host/check',
  'PUT /api/website/hosts/:host/main',
  'PUT /api/website/hosts/:host/https',
  'POST /api/website/themes',
  'DELETE /api/website/themes/:name',
  'PUT /api/website/mail-server',
  'DELETE /api/website/mail-server',
  'POST /api/website/mail-server/test',
  'PUT /api/team/second-factor/passkeys/:id',
  'DELETE /api/team/second-factor/passkeys/:id',
  'POST /api/jobs/:id/retry',
  'POST /api/mail/outbox/:id/send',
  'POST /api/opening/empty',
  'POST /api/item-names',
  'POST /api/team/websites',
];

/** Internals of the server: files, stack traces, statements. A `<select>` element and a rule of a style sheet are no statements. */
const inside = /node_modules|\n\s+at |\.ts:\d|syntax error at|violates|relation "|(?<!<)select [^{\n]* from |ECONN|pg_/;

/** A crumb is random: one in 4,000 contains `pg_`. */
const crumb = /[\w-]{24}\.[\w-]{43}/g;

let server: TestServer;
let bowl: TestProduct;
let ids: readonly string[];
let settings: WebsiteSettings;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.transaction((connection) => fillWebsite(server.parts, connection, server.website.id));
  bowl = await addProduct(server);
  settings = (await readWebsiteById(server.database, server.website.id, server.parts.log))!.settings;
  ids = [bowl.id, ...(await idsOf(server.database, server.website.id))];
});
afterAll(() => server.close());

test(`${requestsInAll} generated requests over all routes: none fails, none tells what is inside, answers are as documented, memory stays`, {
  timeout: 1_200_000,
}, async () => {
  const routes = server.app.declaredRoutes;
  const shares = routes.map((route) => ({ route, count: shareOf(route) }));
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const failures = new Map<string, string>();
  const reached = new Set<string>();
  let heapAfterWarmUp = 0;
  let sent = 0;
  for (const { route, count } of shares) {
    const wanted = Math.ceil((count / all) * requestsInAll);
    for (let index = 0; index < wanted; index += 1) {
      if (sent === 1000) heapAfterWarmUp = heapUsed();
      const { status, problem } = await attack(route, seed + sent);
      // A documented refusal of the server itself, such as a back office that has not been built, counts as reached.
      if (status < 400 || (status >= 500 && !problem)) reached.add(nameOf(route));
      if (problem) failures.set(nameOf(route), problem);
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThanOrEqual(requestsInAll);
  // A fuzzer that never gets in proves nothing. Routes that random calls did not reach must open for valid calls.
  const unreached = await unreachable(
    routes.filter((route) => !reached.has(nameOf(route)) && !closed.includes(nameOf(route))),
  );
  expect({ failures: Object.fromEntries(failures), unreached: unreached.map(nameOf) }).toEqual({
    failures: {},
    unreached: [],
  });
  expect(heapUsed() - heapAfterWarmUp).toBeLessThan(largestGrowth);
});

test('a scene with no more than what a route can name gives it the same calls as a scene with everything', () => {
  const everything = Object.fromEntries(
    allThings(server, bowl).flatMap(({ names }) => names.map((name) => [name, [`a ${name}`]])),
  );
  const differing = server.app.declaredRoutes.filter((route) => {
    const names = namesReadBy(route);
    const some = Object.fromEntries(Object.entries(everything).filter(([name]) => names.has(name)));
    return [1, 2, 3].some((oneSeed) => {
      const [whole, part] = [everything, some].map((named) =>
        wildCall(route, chanceFrom(oneSeed), { ids: ['x'], named }),
      );
      return withoutNewIds(whole) !== withoutNewIds(part);
    });
  });
  expect(differing.map(nameOf)).toEqual([]);
});

/** The only values of a call that its seed does not decide. */
function withoutNewIds(call: unknown): string {
  return JSON.stringify(call).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
}

test('a statement is known in an answer, and a list to choose from is not taken for one', () => {
  const statement = 'select "id" from "website" where "id" = $1';
  const list = '<select id="topic"><option>A piece from the shop</option></select>';
  expect([statement, `{"message":"${statement}"}`, `<p>${statement}</p>`, list + statement].map(isTold)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isTold(list)).toBe(false);
});

test('a name of the database is known in an answer, and a crumb that happens to contain one is not taken for it', () => {
  const unlucky = `${'Apg_'.repeat(6)}.${'bpg_'.repeat(10)}abc`;
  expect(isTold(`{"message":"no table pg_class","crumb":"${unlucky}"}`)).toBe(true);
  expect(isTold(`{"crumbFail":true,"crumb":"${unlucky}"}`)).toBe(false);
});

function isTold(text: string): boolean {
  return insideOf(text) !== undefined;
}

function insideOf(text: string): string | undefined {
  return inside.exec(text.replaceAll(crumb, ''))?.[0];
}

/** Password hashes are slow on purpose, so routes that hash are called less often. */
function shareOf(route: Route): number {
  return ['login', 'setup'].includes(route.limit) ? 3 : 10;
}

let scene: GrowingScene | undefined;

/**
 * The last scene may contain deleted, archived or used things, and a new scene costs more than many calls. So the
 * remaining routes share one, and only those that need their own get a new one. Random calls have also changed the
 * settings: with a captcha, for example, forms stay closed.
 */
async function unreachable(routes: readonly Route[]): Promise<readonly Route[]> {
  const inTheLast = await stayingClosed(routes, 1, 20);
  await startAgain();
  const inOneTogether = await stayingClosed(inTheLast, 20, 40);
  const left: Route[] = [];
  for (const route of inOneTogether) {
    await startAgain();
    left.push(...(await stayingClosed([route], 20, 120)));
  }
  return left;
}

async function startAgain(): Promise<void> {
  await setSettings(server, server.website, settings);
  scene = undefined;
}

async function stayingClosed(routes: readonly Route[], from: number, to: number): Promise<readonly Route[]> {
  const closedOnes: Route[] = [];
  for (const route of routes) {
    if (!(await opens(route, from, to))) closedOnes.push(route);
  }
  return closedOnes;
}

async function opens(route: Route, from: number, to: number): Promise<boolean> {
  for (let index = from; index < to; index += 1) {
    if ((await attack(route, seed + index, fittingCall)).status < 400) return true;
  }
  return false;
}

async function attack(
  route: Route,
  oneSeed: number,
  callFor = wildCall,
): Promise<{ readonly status: number; readonly problem?: string }> {
  const chance = chanceFrom(oneSeed);
  if (scene === undefined || oneSeed % 100 === 0) scene = await openScene(server, bowl, ids);
  server.clock.advance({ seconds: 1 });
  const call = callFor(route, chance, await scene.poolFor(route));
  const address = `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;
  const origin: Record<string, string> = route.forgery === 'same-origin' ? { 'sec-fetch-site': 'same-origin' } : {};
  const caller = chance.pick(scene.callers);
  const isNobody = chance.percent(10);
  const headers = isNobody ? {} : { ...caller, ...origin };
  const answer = await server.app.inject(injection(call, { host: server.website.host, address, headers }));
  const tells = insideOf(answer.body);
  const isFine =
    (answer.statusCode < 500 || route.refusals?.[answer.statusCode] !== undefined) && isAsDocumented(route, answer);
  const status = answer.statusCode;
  // A caller without cookies is refused anyway, which does not mean that a session ended.
  if (!isNobody && isSentAway(route, status, scene.callers.indexOf(caller))) scene = undefined;
  // Visitors may have a closed door in front of them now; a new scene opens it.
  if (nameOf(route) === 'PUT /api/opening/door' && status < 400) scene = undefined;
  if (isFine && !tells) return { status };
  const payload = String(call.payload ?? '').slice(0, 200);
  const problem = `seed ${oneSeed}: ${call.method} ${call.url.slice(0, 200)} ${payload} → ${answer.statusCode} ${tells ?? ''}`;
  return { status, problem };
}

/** One of these calls has signed out or removed the administrator or the site user. */
function isSentAway({ access }: Route, status: number, caller: number): boolean {
  if (access.kind === 'team') return status === 401 && caller === 0;
  return access.kind === 'site-user' && (status === 401 || status === 303) && caller === 1;
}

/** Whether a successful response matches the documented schema. */
function isAsDocumented(route: Route, answer: { readonly statusCode: number; readonly body: string }): boolean {
  const { answer: schema } = route.schema;
  return schema === undefined || answer.statusCode !== 200 || Value.Check(schema, JSON.parse(answer.body));
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
