import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { httpMessages } from '../messages.ts';
import { MAX_ADDRESS_LENGTH } from '../request/address.ts';
import { closedPolicy } from './csp.ts';
import { plainErrorPage, plainErrorPolicy } from './error-page.ts';
import { commonHeaders } from './headers.ts';

/** Replies to a request whose address or headers cannot be parsed; no hook or handler runs for it. */
export function replyToBadAddress(response: ServerResponse, url: string): void {
  const isTooLong = url.length > MAX_ADDRESS_LENGTH;
  const { status, headers, body } = isTooLong
    ? bareResponse(414, httpMessages.addressTooLong, url)
    : bareResponse(400, httpMessages.malformed, url);
  response.writeHead(status, headers).end(body);
}

/** Replies to a request with an unknown `Expect` header. */
export function replyToUnknownExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = bareResponse(417, httpMessages.unknownExpectation, '');
  response.writeHead(status, { ...headers, connection: 'close' }).end(body);
}

/** Replies on the raw connection to data that is not HTTP. */
export function replyToBadConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = connectionResponse(error);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

interface BareResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function connectionResponse(error: ConnectionError): BareResponse {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW': {
      // The type is wrong: Node passes the bytes read so far.
      const read = error.rawPacket as unknown as Buffer | undefined;
      const firstLine = read?.subarray(0, MAX_ADDRESS_LENGTH + 16).indexOf('\n');
      return firstLine === -1
        ? bareResponse(414, httpMessages.addressTooLong, '')
        : bareResponse(431, httpMessages.headersTooLarge, '');
    }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return bareResponse(408, httpMessages.tooSlow, '');
    default:
      return bareResponse(400, httpMessages.malformed, '');
  }
}

function bareResponse(status: number, message: string, url: string): BareResponse {
  const isCall = url === '' || url.startsWith('/api/');
  const body = isCall ? JSON.stringify({ error: message, message }) : plainErrorPage('en', status, message);
  return {
    status,
    headers: {
      ...commonHeaders,
      'cache-control': 'no-store',
      'content-security-policy': isCall ? closedPolicy : plainErrorPolicy,
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
    body,
  };
}
