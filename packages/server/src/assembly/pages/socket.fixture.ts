import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export interface SocketAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Ask = (path: string, asked?: { readonly method?: string; readonly headers?: Headers }) => Promise<SocketAnswer>;
type Headers = Readonly<Record<string, string | string[]>>;

/** Lets the server listen, for requests that reach it as a browser's do: what is injected meets the framework alone. */
export async function overSocket(app: FastifyInstance, host: string): Promise<Ask> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  app.server.once('close', () => agent.destroy());
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, agent, headers: { host, ...headers } }, (incoming) => {
        const { statusCode = 0, headers: received } = incoming;
        buffer(incoming).then((body) => resolve({ status: statusCode, headers: received, body }), reject);
      })
        .on('error', reject)
        .end();
    });
}
