import { Agent, request as send } from 'node:http';

/** A browser that keeps cookies and sends the crumb back. Connections are shared, as behind a proxy. */
export function createVisitor(address) {
  const cookies = new Map();
  return async function ask(method, path, body) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie === '' ? {} : { cookie }),
      ...(method === 'GET' ? {} : { 'x-crumb': cookies.get('crumb') ?? '' }),
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const answer = await exchange(address + path, { method, headers }, payload);
    for (const line of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} returned ${answer.status}: ${answer.text.slice(0, 500)}`);
    }
    return answer;
  };
}

// The floor closes a connection after five idle seconds: one that waits for its next slice must be gone before that.
const agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 4000 });

function exchange(url, options, payload) {
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { ...options, agent }, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode,
          cookies: incoming.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString(),
        }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
