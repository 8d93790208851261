import { randomFillSync } from 'node:crypto';
import type { Clock } from '../clock.ts';

/**
 * Returns an id that sorts by creation time (UUID version 7): new rows go to the end of an index, and ids of one clock
 * within a millisecond keep their order. The program creates ids, not the database, because child rows need the id
 * before the row is stored.
 */
export function newId(clock: Clock, random: (size: number) => Buffer = randomBytes): string {
  const ms = clock.now().getTime();
  const former = lastOf.get(clock);
  // Within one millisecond the random part grows by a random step, so the next id cannot be guessed from the previous
  // one.
  const tail = former?.ms === ms ? former.tail + 1n + number(random(4)) : number(random(9));
  lastOf.set(clock, { ms, tail });
  return written(ms, tail);
}

/** Sorts after every id created before this moment, and before all others. */
export function firstIdAt(moment: Date): string {
  return written(moment.getTime(), 0n);
}

/** Random bytes are drawn for many ids at once: a call costs more than its bytes. None is used twice. */
const drawn = Buffer.alloc(4096);
let used = drawn.length;

function randomBytes(size: number): Buffer {
  if (used + size > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += size;
  return drawn.subarray(used - size, used);
}

const lastOf = new WeakMap<Clock, { readonly ms: number; readonly tail: bigint }>();

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/**
 * 48 bits of time, the version, 12 bits, the variant, 62 bits. The 74 random bits start in the lower half of their
 * range to leave room to grow.
 */
function written(ms: number, tail: bigint): string {
  const time = ms.toString(16).padStart(12, '0');
  const upper = (0x7000n | ((tail >> 62n) & 0xfffn)).toString(16);
  const lower = ((2n << 62n) | (tail & ((1n << 62n) - 1n))).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${upper}-${lower.slice(0, 4)}-${lower.slice(4)}`;
}
