import type { AddressInfo } from 'node:net';
import type { Config } from '../config/index.ts';

/** The address to print and to write into the owner's link: the public one, or one that works on this machine. */
export function addressOf({ publicUrl, host }: Config, listening: AddressInfo | string | null): string {
  if (publicUrl !== undefined) return publicUrl;
  const port = typeof listening === 'object' && listening !== null ? listening.port : 80;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
