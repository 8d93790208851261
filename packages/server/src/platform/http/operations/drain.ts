import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request that is still running this long after the stop signal is cut off. */
const MAX_DRAIN_MS = 10_000;

/**
 * When the app closes, running requests may finish and idle connections are closed at once. Node alone would wait for
 * clients that have connected and send nothing.
 */
export function addDraining(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  /** Of each connection, to its latest request: a listener for each one would cost more than this. */
  const responses = new WeakMap<Socket, ServerResponse>();
  let isClosing = false;
  let deadline: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', ({ socket }: { readonly socket: Socket }, response: ServerResponse) => {
    responses.set(socket, response);
    if (isClosing) closeAfter(response, socket);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of sockets) {
      const response = responses.get(socket);
      if (response === undefined || response.closed) socket.destroy();
      else closeAfter(response, socket);
    }
    deadline = setTimeout(() => app.server.closeAllConnections(), MAX_DRAIN_MS);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}

function closeAfter(response: ServerResponse, socket: Socket): void {
  response.once('close', () => socket.destroySoon());
}
