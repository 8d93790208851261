import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Turns the `@example` lines of a library package into tests, so that its documentation stays true. A line reads
 * `expression // => value` or `expression // throws 'message'`; lines without either continue on the next one. The
 * exports of the package are in scope. An exported function without an example is a failing test.
 * Called from a test file beside the package's index: `runExamples(library, import.meta.dirname)`.
 */
export function runExamples(library: Readonly<Record<string, unknown>>, sourceFolder: string): void {
  const examples = sourceFiles(sourceFolder).flatMap((file) => examplesIn(readFileSync(file, 'utf8')));

  describe('examples in the documentation', () => {
    const rows = examples.map((example) => [`${example.name}: ${example.expression}`, example] as const);
    test.for(rows)('%s', async ([, example]) => {
      expect(await outcomeOf(example, library)).toEqual({ [example.kind]: await evaluate(example.expected, library) });
    });

    const functions = Object.keys(library).filter((name) => isPlainFunction(library[name]));
    test('every exported function has one', () => {
      const explained = new Set(examples.map((example) => example.name));
      expect(functions.filter((name) => !explained.has(name))).toEqual([]);
      expect(functions.length).toBeGreaterThan(0);
    });
  });
}

interface Example {
  readonly name: string;
  readonly expression: string;
  readonly kind: 'value' | 'throws';
  readonly expected: string;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const documentedFunction = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function\*? (\w+)/g;

/** The examples of every documented function in a source text. */
export function examplesIn(source: string): Example[] {
  return [...source.matchAll(documentedFunction)].flatMap(([, comment = '', name = '']) => {
    const text = comment.replace(/^[ \t]*\* ?/gm, '').split(/^@example\b/m)[1] ?? '';
    return statements(text.split(/^@\w/m)[0] ?? '').map((statement) => ({ name, ...statement }));
  });
}

function statements(text: string): Omit<Example, 'name'>[] {
  const found: Omit<Example, 'name'>[] = [];
  let pending = '';
  for (const line of text.split('\n')) {
    const [, code = '', mark, expected = ''] = /^(.*?)\s*\/\/ (=>|throws) (.*)$/.exec(line) ?? [undefined, line];
    pending += `${code}\n`;
    if (mark === undefined) continue;
    found.push({ expression: pending.trim(), kind: mark === '=>' ? 'value' : 'throws', expected: expected.trim() });
    pending = '';
  }
  if (pending.trim() !== '') {
    found.push({ expression: pending.trim(), kind: 'value', expected: "'an example that ends in // =>'" });
  }
  return found;
}

async function outcomeOf({ expression }: Example, library: Readonly<Record<string, unknown>>): Promise<unknown> {
  try {
    return { value: await evaluate(expression, library) };
  } catch (error) {
    return { throws: (error as Error).message };
  }
}

function evaluate(expression: string, library: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(library);
  // oxlint-disable-next-line typescript/no-implied-eval -- examples are text in our own comments, to be evaluated here
  const compiled = new Function(...names, `return (${expression}\n);`) as (...values: unknown[]) => unknown;
  return compiled(...names.map((name) => library[name]));
}

function isPlainFunction(value: unknown): boolean {
  return typeof value === 'function' && !/^class\b/.test(Function.prototype.toString.call(value));
}
