import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const SCRIPT_PATH = '/awning-theme/reload.js';
const EVENTS_PATH = '/awning-theme/events';
const script = `new EventSource('${EVENTS_PATH}').onmessage = () => location.reload();`;
const tag = Buffer.from(`<script src="${SCRIPT_PATH}" async></script>`);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server in front of another whose pages load themselves anew after each call of `reload`. */
export function createReloadingServer(handle: Handler) {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (request.url === EVENTS_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      open.add(response);
      response.on('close', () => open.delete(response));
    } else {
      handle(...withTag(request, response));
    }
  });
  return {
    server,
    reload: (): void => {
      for (const response of open) response.write('data: changed\n\n');
    },
  };
}

/** Pages are asked for whole and without compression, so that the tag can be added to them. */
function withTag(request: IncomingMessage, response: ServerResponse): Parameters<Handler> {
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  let isPage = false;
  response.writeHead = (status: number, headers?: unknown) => {
    const known: Record<string, string> = Object.assign({}, headers);
    // Frames of owners' code are sealed: nothing of the page may run in them.
    const isFrame = request.url?.startsWith('/embed/') === true;
    isPage = request.method === 'GET' && !isFrame && known['content-type']?.startsWith('text/html') === true;
    if (isPage) delete known['content-length'];
    return writeHead(status, known);
  };
  response.end = ((chunk?: unknown) => {
    const isText = typeof chunk === 'string' || Buffer.isBuffer(chunk);
    return isPage && isText ? end(Buffer.concat([Buffer.from(chunk), tag])) : end(chunk);
  }) as typeof response.end;
  return [request, response];
}
