import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../platform/config/index.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { systemCode } from '../../platform/system-code.ts';

/** Looks before anything is started or migrated. Should somebody take the port meanwhile, listening fails with the same sentence. */
export async function requireFreePort({ host, port }: Config): Promise<void> {
  const server = createServer();
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenRefusal(error, host, port);
  }
  server.close();
  await once(server, 'close');
}

export function listenRefusal(error: unknown, host: string, port: number): unknown {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartRefusal(
        `Port ${port} is taken by another program: stop that one or set PORT to another number, such as ${port + 1}.`,
      );
    case 'EACCES':
      return new StartRefusal(`This account may not use port ${port}: set PORT to a number from 1024.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefusal(
        `HOST is "${host}", which is no address of this machine: set HOST to localhost, 0.0.0.0 or one of its addresses.`,
      );
    default:
      return error;
  }
}
