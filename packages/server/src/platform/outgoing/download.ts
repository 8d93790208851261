import type { IncomingMessage } from 'node:http';
import { openRequest } from './connect.ts';
import type { ResolvedHost } from './resolve-host.ts';

export type DownloadOutcome =
  /** The content ends with an error if the rest does not arrive in time. */
  | {
      readonly ok: true;
      readonly content: AsyncIterable<Uint8Array>;
      /** As the sender says; 0 if it does not. */
      readonly expectedBytes: number;
      /** For a content that is not read to its end. */
      readonly close: () => void;
    }
  | { readonly ok: false; readonly reason: 'forbidden' | 'unreachable' | 'redirects' }
  | { readonly ok: false; readonly reason: 'status'; readonly status: number };

export interface WantedFile {
  /** The kinds of content, as the header `Accept` names them. */
  readonly accept: string;
  readonly signal?: AbortSignal | undefined;
}

interface DownloadOptions extends WantedFile {
  readonly resolveAddress: (address: string) => Promise<ResolvedHost>;
  /** For all of it, redirects and content included. */
  readonly timeoutMs: number;
}

const MAX_REDIRECTS = 5;

export async function download(
  address: string,
  { resolveAddress, timeoutMs, accept, signal }: DownloadOptions,
): Promise<DownloadOutcome> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const limit = signal ? AbortSignal.any([timeout, signal]) : timeout;
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const found = await resolveAddress(at);
    if (!found.ok) return { ok: false, reason: found.reason };
    const response = await responseOf(new URL(at), found.address, accept, limit);
    if (!response) return { ok: false, reason: 'unreachable' };
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      const expectedBytes = Number(headers['content-length'] ?? 0);
      return { ok: true, content: response, expectedBytes, close: () => void response.destroy() };
    }
    response.destroy();
    const next = headers.location;
    if (status < 300 || status >= 400 || next === undefined) return { ok: false, reason: 'status', status };
    if (!URL.canParse(next, at)) return { ok: false, reason: 'redirects' };
    at = new URL(next, at).href;
  }
  return { ok: false, reason: 'redirects' };
}

function responseOf(
  url: URL,
  address: string,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage | undefined> {
  return new Promise((answer) => {
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Awning' };
    const call = openRequest(url, address, { method: 'GET', headers, signal });
    call.on('response', (response) => {
      // A response that is left alone must not end the process when it is cut off.
      response.on('error', () => undefined);
      answer(response);
    });
    call.on('upgrade', (_response, socket) => {
      socket.destroy();
      answer(undefined);
    });
    call.on('error', () => answer(undefined));
    call.end();
  });
}
