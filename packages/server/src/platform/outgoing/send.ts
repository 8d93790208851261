import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Sends requests to addresses that owners entered, which may lead anywhere. */
export interface Sender {
  post(address: string, message: OutgoingMessage): Promise<SendOutcome>;
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

type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const TIMEOUT_MS = 10_000;

/**
 * The name is resolved once, all its addresses must be public, and the connection is made to the checked address: a
 * name that resolves differently the second time changes nothing. Redirects are not followed.
 */
export function createSender({ allowsPrivate, lookup = resolve, timeoutMs = TIMEOUT_MS }: SenderOptions): Sender {
  return {
    async post(address, message) {
      const fault = addressFault(address);
      if (fault !== undefined) return { ok: false, reason: 'forbidden', detail: fault };
      const url = new URL(address);
      const found = await resolveHost(url.hostname.replace(/^\[|\]$/g, ''), { allowsPrivate, lookup });
      return found.ok ? send(url, found.address, message, timeoutMs) : found;
    },
  };
}

/** What is wrong with an address before it is resolved. */
export function addressFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'Only http and https addresses are allowed.';
  }
  if (url.username !== '' || url.password !== '') return 'The address must not hold a password.';
  return undefined;
}

export type ResolvedHost =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'forbidden' | 'unreachable'; readonly detail: string };

/** The address to connect to for a host that an owner entered; all of its addresses must be public, unless private ones are allowed. */
export async function resolveHost(
  host: string,
  { allowsPrivate, lookup = resolve }: Pick<SenderOptions, 'allowsPrivate' | 'lookup'>,
): Promise<ResolvedHost> {
  const family = isIP(host);
  const found = family === 0 ? await lookup(host).catch(() => []) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) return { ok: false, reason: 'unreachable', detail: 'The host name is not known.' };
  if (!allowsPrivate && found.some((candidate) => !isPublicAddress(candidate.address))) {
    return { ok: false, reason: 'forbidden', detail: 'The address is not on the public internet.' };
  }
  return { ok: true, address: first.address };
}

const resolve: Lookup = (host) => systemLookup(host, { all: true });

function send(url: URL, address: string, message: OutgoingMessage, timeoutMs: number): Promise<SendOutcome> {
  const isSecure = url.protocol === 'https:';
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = message.signal ? AbortSignal.any([timeout, message.signal]) : timeout;
  return new Promise((answer) => {
    const call = (isSecure ? httpsRequest : httpRequest)({
      method: 'POST',
      host: address,
      port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      // The certificate must match the name, although we connect to the IP address.
      ...(isSecure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
      headers: { ...message.headers, host: url.host, 'content-length': Buffer.byteLength(message.body) },
      agent: false,
      signal,
    });
    call.on('response', (response) => answer(outcomeOf(response)));
    call.on('error', (error) => answer({ ok: false, reason: 'unreachable', detail: detailOf(error, timeout.aborted) }));
    call.end(message.body);
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
