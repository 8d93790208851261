import type { IncomingMessage } from 'node:http';
import { openRequest } from './connect.ts';
import { type DownloadOutcome, download, type WantedFile } from './download.ts';
import { addressFault, type Lookup, lookupHost, type ResolvedHost, resolveHost } from './resolve-host.ts';

/** Sends requests to addresses that owners entered, which may lead anywhere. */
export interface Sender {
  post(address: string, message: OutgoingMessage): Promise<SendOutcome>;
  /** Gets an address and says whether its body is the expected text; nothing else of the response is told. */
  compare(address: string, expected: string): Promise<'same' | 'other' | 'none'>;
  /** Gets a file. Redirects are followed, and each address on the way is checked like the first. */
  download(address: string, wanted: WantedFile): Promise<DownloadOutcome>;
}

interface OutgoingMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type SendOutcome =
  | { readonly ok: true; readonly status: number }
  /** `forbidden`: requests to this address are not allowed; a retry changes nothing. */
  | { readonly ok: false; readonly reason: 'forbidden' | 'unreachable' | 'refused'; readonly detail: string };

export interface SenderOptions {
  /** The operator allows loopback and private addresses. */
  readonly allowsPrivate: boolean;
  readonly lookup?: Lookup;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * The name is resolved once, all its addresses must be public, and the connection is made to the checked address: a
 * name that resolves differently the second time changes nothing. Redirects are followed only where a file is fetched.
 */
export function createSender({ allowsPrivate, lookup = lookupHost, timeoutMs = TIMEOUT_MS }: SenderOptions): Sender {
  async function resolveAddress(address: string): Promise<ResolvedHost> {
    const fault = addressFault(address);
    if (fault !== undefined) return { ok: false, reason: 'forbidden', detail: fault };
    return await resolveHost(new URL(address).hostname.replace(/^\[|\]$/g, ''), { allowsPrivate, lookup });
  }
  return {
    async post(address, message) {
      const found = await resolveAddress(address);
      return found.ok ? send(new URL(address), found.address, message, timeoutMs) : found;
    },
    async compare(address, expected) {
      const found = await resolveAddress(address);
      return found.ok ? await compareBody(new URL(address), found.address, expected, timeoutMs) : 'none';
    },
    download: (address, wanted) => download(address, { ...wanted, resolveAddress, timeoutMs }),
  };
}

function send(url: URL, address: string, message: OutgoingMessage, timeoutMs: number): Promise<SendOutcome> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = message.signal ? AbortSignal.any([timeout, message.signal]) : timeout;
  return new Promise((answer) => {
    const headers = { ...message.headers, 'content-length': String(Buffer.byteLength(message.body)) };
    const call = openRequest(url, address, { method: 'POST', headers, signal });
    call.on('response', (response) => answer(outcomeOf(response)));
    // Without this, neither a response nor an error would ever come.
    call.on('upgrade', (response, socket) => {
      socket.destroy();
      answer(outcomeOf(response));
    });
    call.on('error', (error) => answer({ ok: false, reason: 'unreachable', detail: detailOf(error, timeout.aborted) }));
    call.end(message.body);
  });
}

function compareBody(
  url: URL,
  address: string,
  expected: string,
  timeoutMs: number,
): Promise<'same' | 'other' | 'none'> {
  return new Promise((answer) => {
    const call = openRequest(url, address, { method: 'GET', headers: {}, signal: AbortSignal.timeout(timeoutMs) });
    call.on('response', (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
        if (body.length > expected.length) response.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () => answer(response.statusCode === 200 && body === expected ? 'same' : 'other'));
    });
    call.on('upgrade', (_response, socket) => {
      socket.destroy();
      answer('other');
    });
    call.on('error', () => answer('none'));
    call.end();
  });
}

/** Only the status counts. The body is not read: owners must not see, through us, what an address returns. */
function outcomeOf(response: IncomingMessage): SendOutcome {
  const status = response.statusCode ?? 0;
  response.on('error', () => undefined);
  response.destroy();
  if (status >= 200 && status < 300) return { ok: true, status };
  return { ok: false, reason: 'refused', detail: `The address answered with status ${status}.` };
}

function detailOf(error: Error & { readonly code?: string }, isLate: boolean): string {
  return isLate
    ? 'The address did not answer in time.'
    : `The address cannot be reached (${error.code ?? error.name}).`;
}
