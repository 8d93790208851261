import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { call } from '../api/client.ts';

/** More workers than this make phones hot and not faster. */
const mostWorkers = 4;

/** Asks our own server for a challenge and lets the browser work on it for about a second; the result is sent with the sign-in. */
export async function solveCaptcha(): Promise<string> {
  // What is in it is between the library of the server and the one here.
  const challenge: unknown = await call('GET /api/captcha/challenge', {});
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (solution === null) throw new Error('The challenge has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}
