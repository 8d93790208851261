export { type HeldTry, type PasswordComparer, sessionGuard, signInGuard } from './guard.ts';
export { heldRefusal } from './held-refusal.ts';
