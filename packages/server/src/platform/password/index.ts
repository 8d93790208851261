import { passwordHasher } from './hasher.ts';

export type { PasswordHasher } from './hasher.ts';
export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordWeakness, passwordWeakness } from './strength.ts';

/** One for the process, because the thread pool it spares is one for the process. */
export const passwords = passwordHasher();
