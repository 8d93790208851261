import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with 19 MiB and two passes; about 70 ms on a small machine. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/**
 * The hash of a random password that was not kept. It is compared if there is no account, so that both cases take the
 * same time.
 */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$0DlhFzT1Q6QEo5FjtrHwSQ$IkXR3Oa5LIG37Cekg6JcDQNpMBSMXeR7ivpJ/2Dl14M';

/**
 * Hashing shares the thread pool with file reads: one hash runs at a time, this many wait, and further ones are
 * refused.
 */
const MAX_WAITING_HASHES = 32;

type InTurn<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: 'busy' };

/** Makes and compares password hashes, one at a time. */
export interface PasswordHasher {
  make(password: string): Promise<InTurn<string>>;
  /** Without a stored hash (an unknown account) the same work is done and the result is false. */
  matches(password: string, stored: string | undefined): Promise<InTurn<boolean>>;
}

export function passwordHasher(maxWaiting: number = MAX_WAITING_HASHES): PasswordHasher {
  const inTurn = oneAtATime(maxWaiting);
  return {
    make: (password) => inTurn(() => hash(password, argon2Options)),
    matches: (password, stored) =>
      inTurn(async () => (await verify(stored ?? decoyHash, password)) && stored !== undefined),
  };
}

function oneAtATime(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<InTurn<T>> {
  let present = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<InTurn<T>> => {
    if (present > maxWaiting) return { ok: false, reason: 'busy' };
    present += 1;
    const turn = last.then(work).finally(() => {
      present -= 1;
    });
    last = turn.catch(() => undefined);
    return { ok: true, value: await turn };
  };
}
