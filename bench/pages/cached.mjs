import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { settled, spentMicros } from '../start/processor-time.mjs';
import { printed } from '../store/servers.mjs';

const floorProgram = fileURLToPath(new URL('./floor.mjs', import.meta.url));
const page = '/shop';
const atOnce = 4;
/** They take turns within a round too, so that other work on the machine weighs on both. */
const slices = 10;
const times = 300;
/** Until the JavaScript compiler has finished for both. */
const warmTimes = 20_000;

/** What a cached page costs, in microseconds per visit and round, for a new visitor and for one who keeps cookies. */
export async function measureCached(server, rounds) {
  const fresh = { 'accept-encoding': 'br' };
  const { headers } = await exchange(server.address, fresh);
  const cookie = headers['set-cookie'].map((line) => line.split(';', 1)[0]).join('; ');
  return [
    await measureVisit(server, rounds, { title: 'a new visitor', headers: fresh }),
    await measureVisit(server, rounds, { title: 'a visitor who has been there', headers: { ...fresh, cookie } }),
  ];
}

async function measureVisit(server, rounds, { title, headers }) {
  const sent = await exchange(server.address, headers);
  const floor = await startFloor(sent);
  const contestants = { floor: { ...floor, database: server.database }, awning: server };
  const micros = { floor: [], awning: [] };
  try {
    for (const { address } of Object.values(contestants)) await visit(address, headers, warmTimes);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`${title}: round ${round} of ${rounds}\n`);
      for (const one of Object.values(contestants)) await settled(one);
      const spent = { floor: 0, awning: 0 };
      for (let slice = 0; slice < slices; slice += 1) {
        for (const [name, one] of Object.entries(contestants)) {
          spent[name] += await spentMicros(one, () => visit(one.address, headers, times));
        }
      }
      for (const name of Object.keys(spent)) micros[name].push(spent[name] / (slices * times));
    }
  } finally {
    await floor.stop();
  }
  return { title, bytes: sent.body.byteLength, ...micros };
}

/** Sends what Awning sent. */
async function startFloor({ headers, body }) {
  // These are made by the connection.
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...others } = headers;
  const child = spawn(process.execPath, [floorProgram], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ headers: others, body: body.toString('base64') }));
  const [address] = await printed(child, /(http\S+)/);
  return {
    pid: child.pid,
    address,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function visit(address, headers, howOften) {
  let left = howOften;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (; left > 0; left -= 1) await exchange(address, headers);
    }),
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce, timeout: 4000 });

function exchange(address, headers) {
  return new Promise((resolve, reject) => {
    get(address + page, { headers, agent }, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () => resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }));
      incoming.on('error', reject);
    }).on('error', reject);
  });
}
