import { test } from '@playwright/test';

/**
 * The email address of a person in a journey. Each repetition of a journey has its own, so that a journey can be repeated on the
 * same server (`npx playwright test --repeat-each=20`).
 */
export function someone(name: string): string {
  const { repeatEachIndex } = test.info();
  return `${name}${repeatEachIndex === 0 ? '' : `-again-${repeatEachIndex}`}@example.com`;
}
