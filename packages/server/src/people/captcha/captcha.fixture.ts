import type { Visitor } from '@awning/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A challenge of the built-in captcha, as the visitor's browser gets it. */
export async function challengeFor(visitor: Visitor): Promise<Challenge> {
  const answer = await visitor.get('/api/captcha/challenge');
  if (answer.status !== 200) throw new Error(`The challenge returned ${answer.status}: ${answer.text}`);
  return answer.json();
}

/** What the browser sends after the work. */
export async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

export async function solvedCaptcha(visitor: Visitor): Promise<string> {
  return solve(await challengeFor(visitor));
}

export function encode(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
