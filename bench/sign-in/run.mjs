// `npm run bench:sign-in`: whether response times reveal which accounts exist, and whether pages wait while many people sign in (RELIABILITY 37).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { prepare } from '../../scripts/prepare/index.mjs';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';

const rounds = Number(process.argv[2] ?? 60);
const atOnce = 50;
const differenceGoalMs = 10;
const pageGoalMs = 300;
const account = { email: 'known@example.com', name: 'Known', password: 'a password nobody guesses' };

await prepare();
const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-'));
const server = await startServer(path.join(folder, 'data'));
try {
  await makeAccount();
  print(await compareTimes(), await pagesDuringSignIns());
} finally {
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  rmSync(folder, { recursive: true });
}

async function startServer(dataFolder) {
  const child = spawn(process.execPath, [path.join(projectFolder, 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      RATE_LIMITS: 'login=100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /(http\S+?)\/config/.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  const crumb = /crumb=([^;]+)/.exec((await fetch(`${address}/api/nothing`)).headers.getSetCookie().join())[1];
  return { child, address, crumb, database: path.join(dataFolder, 'postgres') };
}

/** Registers, and confirms with the link from the outbox. */
async function makeAccount() {
  await call('POST', '', account);
  const lines = readFileSync(path.join(server.database, 'postmaster.pid'), 'utf8').split('\n');
  const client = new Client({ host: lines[4], port: Number(lines[3]), user: 'awning', database: 'awning' });
  await client.connect();
  let token;
  while (token === undefined) {
    const { rows } = await client.query("select text from mail where kind = 'site-user-confirm'");
    token = /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
  await call('PUT', '/confirmation', { token, password: account.password });
}

/** Alternates between the two cases, so that other load on the machine affects both equally. */
async function compareTimes() {
  const [known, unknown] = [[], []];
  for (let round = 0; round < rounds; round++) {
    known.push(await timed(() => signIn(account.email)));
    unknown.push(await timed(() => signIn(`nobody-${round}@example.com`)));
  }
  return { known: percentile(known, 50), unknown: percentile(unknown, 50) };
}

async function pagesDuringSignIns() {
  const crowd = { isThere: true };
  const people = Array.from({ length: atOnce }, async (_, index) => {
    while (crowd.isThere) await signIn(`crowd-${index}@example.com`);
  });
  const times = [];
  for (let page = 0; page < rounds * 3; page++) {
    times.push(await timed(async () => (await fetch(`${server.address}/`)).text()));
  }
  crowd.isThere = false;
  await Promise.all(people);
  return percentile(times, 95);
}

function signIn(email) {
  return call('POST', '/session', { email, password: 'a wrong password' });
}

async function call(method, resource, body) {
  const headers = { 'content-type': 'application/json', 'x-crumb': server.crumb, cookie: `crumb=${server.crumb}` };
  const init = { method, headers, body: JSON.stringify(body) };
  return (await fetch(`${server.address}/api/site-users/account${resource}`, init)).text();
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * (share / 100))];
}

function print({ known, unknown }, page) {
  const difference = Math.abs(known - unknown);
  const verdict = (isMet) => (isMet ? 'met' : 'missed');
  console.log(`wrong password, known address    ${known.toFixed(1)} ms (median of ${rounds})`);
  console.log(`wrong password, unknown address  ${unknown.toFixed(1)} ms (median of ${rounds})`);
  console.log(
    `difference                       ${difference.toFixed(1)} ms, goal ${differenceGoalMs}: ${verdict(difference <= differenceGoalMs)}`,
  );
  console.log(
    `a page while ${atOnce} people sign in   ${page.toFixed(1)} ms (95 %), goal ${pageGoalMs}: ${verdict(page <= pageGoalMs)}`,
  );
}
