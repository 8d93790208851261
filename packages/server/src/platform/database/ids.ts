import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/**
 * An id that sorts by the time it was made (UUID version 7), so that new rows go to the end of an index, and rows made in one
 * millisecond by one clock keep their order. The program makes it, not the database, because a row's children need it before
 * the row is stored.
 */
export function newId(clock: Clock, random: (size: number) => Buffer = randomBytes): string {
  const ms = clock.now().getTime();
  const former = lastOf.get(clock);
  // Within one millisecond the random part grows by a random step, so that the next id cannot be guessed from the last.
  const tail = former?.ms === ms ? former.tail + 1n + number(random(4)) : number(random(9));
  lastOf.set(clock, { ms, tail });
  return written(ms, tail);
}

/** Sorts after every id that was made before this moment, and before all others. */
export function firstIdAt(moment: Date): string {
  return written(moment.getTime(), 0n);
}

const lastOf = new WeakMap<Clock, { readonly ms: number; readonly tail: bigint }>();

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** 48 bits of time, the version, 12 bits, the variant, 62 bits. The 74 bits of the tail begin below the half, to leave room to grow. */
function written(ms: number, tail: bigint): string {
  const time = ms.toString(16).padStart(12, '0');
  const upper = (0x7000n | ((tail >> 62n) & 0xfffn)).toString(16);
  const lower = ((2n << 62n) | (tail & ((1n << 62n) - 1n))).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${upper}-${lower.slice(0, 4)}-${lower.slice(4)}`;
}
