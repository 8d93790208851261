import { expect } from 'vitest';

interface CollectedTest {
  readonly title: string;
  readonly run: () => unknown;
}

let collected: CollectedTest[] = [];

/** Runs the tests that `load` declares and returns the title of the first failing one, or undefined. */
export async function firstFailure(load: () => Promise<unknown>): Promise<string | undefined> {
  collected = [];
  try {
    await load();
  } catch (error) {
    return `loading: ${String(error)}`;
  }
  for (const { title, run } of collected) {
    try {
      await run();
    } catch {
      return title;
    }
  }
  return collected.length === 0 ? 'loading: no tests' : undefined;
}

type Body = (...args: never[]) => unknown;

function declare(title: string, ...rest: readonly (Body | object)[]): void {
  const run = rest.find((one): one is Body => typeof one === 'function');
  if (run !== undefined) collected.push({ title, run });
}

function each(rows: readonly unknown[]) {
  return (title: string, ...rest: readonly (Body | object)[]): void => {
    const run = rest.find((one): one is Body => typeof one === 'function');
    for (const row of rows) {
      const args = (Array.isArray(row) ? row : [row]) as never[];
      declare(title, () => run?.(...args));
    }
  };
}

function forRows(rows: readonly unknown[]) {
  return each(rows.map((row) => [row]));
}

function skip(): void {}

function runIf(condition: unknown): typeof declare {
  return condition ? declare : skip;
}

const test = Object.assign(declare, { each, for: forRows, runIf, skipIf: (condition: unknown) => runIf(!condition) });

const describe = Object.assign((_title: string, body: () => void) => body(), {
  each: (rows: readonly unknown[]) => (_title: string, body: Body) =>
    rows.forEach((row) => body(...((Array.isArray(row) ? row : [row]) as never[]))),
});

/**
 * Replaces vitest's module for tests: its own `expect`, and substitutes for the functions that declare tests, so that thousands of
 * runs fit into one process.
 */
export const testFunctions = { describe, expect, test };
