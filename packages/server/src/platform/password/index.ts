import { passwordHasher } from './hasher.ts';

export type { PasswordHasher } from './hasher.ts';
export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordWeakness, passwordWeakness } from './strength.ts';

/** One per process, because the thread pool is one per process. */
export const passwords = passwordHasher();
