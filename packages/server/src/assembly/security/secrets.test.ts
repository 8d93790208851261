import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { addTeamMember, startTestServer } from '@awning/testing';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

// RELIABILITY.md, test 43: no secret in the repository, in the log, or in a response.

const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of a cloud': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of a payment provider': /\b[rs]k_live_[0-9a-zA-Z]{10,}/,
  'a token of a code host': /\bgh[pousr]_[0-9A-Za-z]{36}\b|\bglpat-[\w-]{20}\b/,
  'a token of a package registry': /\bnpm_[0-9A-Za-z]{36}\b|_authToken=[^$\s]{8,}/,
  'a password in an address':
    /\b\w+:\/\/[^\s:/@'"`${}]+:(?!password|secret|pass\b)[^\s:/@'"`${}]{4,}@(?!host|example|localhost|db\b)/,
  'a fixed secret': /\b(SECRET|METRICS_TOKEN|SMTP_URL|DATABASE_URL)=(?![\s"'`$<…]|$)[^\s"'`]{12,}/m,
};

test('the repository holds no secret', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectFolder,
  })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !/\.(webp|png|jpe?g|avif|woff2|ico)$|^package-lock\.json$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => secretsIn(file));
  expect(found).toEqual([]);
});

test('a file with a secret would be noticed', () => {
  const samples = [
    ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['sk_', 'live_abcdefghijklmnop'],
    ['ghp', `_${'a'.repeat(36)}`],
    ['npm', `_${'a'.repeat(36)}`],
    ['postgresql://awning:', 'hunter22@production.internal/shop'],
    ['SECRET', '=0123456789abcdef0123456789abcdef'],
  ].map((parts) => parts.join(''));
  const names = Object.keys(patterns);
  expect(samples.map((text) => names.filter((name) => patterns[name]!.test(text)))).toEqual(
    names.map((name) => [name]),
  );
});

test('neither the log nor an answer tells a secret', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line: string) => void lines.push(line) } });
  const settings = { METRICS_TOKEN: 'the-token-of-the-operator', SECRET: 'the-secret-of-this-installation-0123456789' };
  const server = await startTestServer({ log, settings });
  const member = await addTeamMember(server);
  const visitor = server.visitor();
  const signIn = await visitor.post('/api/team/session', { email: member.email, password: member.password });
  expect(signIn.status).toBe(200);
  const crumb = await visitor.crumb();
  const answers = [signIn.text];
  for (const route of server.app.declaredRoutes) {
    if (route.path === '/api/team/session' && route.method === 'DELETE') continue;
    const headers = { cookie: visitor.cookies.header(), 'x-crumb': crumb, accept: 'text/html' };
    const call = fittingCall(route, chanceFrom(11));
    answers.push((await server.app.inject(injection(call, { host: server.website.host, headers }))).body);
  }
  log.error(
    { err: new Error('tried'), password: member.password, headers: { cookie: visitor.cookies.header() } },
    'tried',
  );
  const session = visitor.cookies
    .header()
    .split('; ')
    .map((pair) => pair.split('=')[1]!)
    .filter((value) => value !== crumb && value.length > 20);
  expect(session.length).toBeGreaterThan(0);
  const secrets = [settings.SECRET, settings.METRICS_TOKEN, member.password, ...session];
  expect(lines.join('')).toContain('tried');
  for (const secret of [...secrets, crumb]) expect(lines.join('').includes(secret), 'the log').toBe(false);
  for (const secret of secrets) {
    expect(
      answers.some((text) => text.includes(secret)),
      'an answer',
    ).toBe(false);
  }
  await server.close();
});

function secretsIn(file: string): readonly string[] {
  const full = path.join(projectFolder, file);
  const isText = statSync(full, { throwIfNoEntry: false })?.isFile() === true;
  const text = isText ? readFileSync(full, 'utf8') : '';
  // Tests use addresses with invented passwords.
  const names = Object.keys(patterns).filter(
    (name) => name !== 'a password in an address' || !file.endsWith('.test.ts'),
  );
  return names.filter((name) => patterns[name]!.test(text)).map((name) => `${name} in ${file}`);
}
