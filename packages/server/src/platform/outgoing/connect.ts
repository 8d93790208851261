import { type ClientRequest, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

/** Connects to the checked address, whatever the name resolves to by now. */
export function openRequest(
  url: URL,
  address: string,
  { method, headers, signal }: { method: string; headers: Readonly<Record<string, string>>; signal: AbortSignal },
): ClientRequest {
  const isSecure = url.protocol === 'https:';
  return (isSecure ? httpsRequest : httpRequest)({
    method,
    host: address,
    port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    // The certificate must match the name, although we connect to the IP address.
    ...(isSecure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
    headers: { ...headers, host: url.host },
    agent: false,
    signal,
  });
}
