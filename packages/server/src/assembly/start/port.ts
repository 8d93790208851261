import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '../../platform/config/index.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { systemCode } from '../../platform/system-code.ts';

/** A port to listen on. */
export interface TakenPort {
  readonly number: number;
  /** Releases the port, right before the server itself listens. */
  release(): Promise<void>;
}

/**
 * Checks that the port is free before anything is started or migrated. If another program takes it meanwhile, listening
 * fails with the same message. Port 0 becomes a free port, which is held, because the system may give it to any new
 * connection.
 */
export async function takePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<TakenPort> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenRefusal(error, host, port);
  }
  const { port: number } = server.address() as AddressInfo;
  const release = async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  if (port !== 0) await release();
  return { number, release };
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
