import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  breakpointsPx,
  cartLabelLimit,
  censusButtonTimeoutMs,
  datasetLimits,
  defaultInstalmentPayments,
  emailLength,
  quantityLimits,
} from './index.ts';

describe('LIMIT-001 a limit that both seeds state', () => {
  test('has the stated value', () => {
    expect(emailLength).toEqual({ min: 3, max: 256 });
    expect(quantityLimits).toEqual({ lowest: 1, highest: 9999, step: 1, initial: 1 });
    expect(cartLabelLimit).toEqual({ above: 100, text: '100+' });
    expect(defaultInstalmentPayments).toBe(4);
    expect(breakpointsPx).toEqual({ mobile: 432, subDesktop: 991 });
    expect(censusButtonTimeoutMs).toBe(2500);
  });

  // How each of them would look as a second copy in the source.
  const spellings: readonly (readonly [limit: string, pattern: RegExp])[] = [
    ['e-mail length', /(?:mail\w*|longest\w*|\bmax)\s*[:=<>]+\s*25[67]\b/i],
    ['highest quantity', /[:=<>]\s*9_?999\b/],
    ['cart label', /['"`>]100\+/],
    ['instalment payments', /(?:payments|instal\w*)\s*[:=]\s*4\b/i],
    ['mobile breakpoint', /[:=<>]\s*43[23]\b/],
    ['sub-desktop breakpoint', /[:=<>]\s*99[01]\b/],
    ['census time limit', /(?:timeout|limit)\w*\s*[:=]\s*2_?500\b/i],
    ['weeks per year', /week\w*\s*[:=]\s*52\b/i],
    ['months per year', /month\w*\s*[:=]\s*12\b/i],
  ];

  test.for(spellings)('is written down once: %s', ([, pattern]) => {
    const places = sources().flatMap(({ path, lines }) => lines.filter((line) => pattern.test(line)).map(() => path));
    expect(places).toHaveLength(1);
  });
});

test('a dataset has at most 50 columns and 500 rows', () => {
  expect(datasetLimits).toEqual({ columns: 50, rows: 500 });
});

function sources(): { path: string; lines: string[] }[] {
  const packages = resolve(import.meta.dirname, '../..');
  return readdirSync(packages)
    .flatMap((name) => filesBelow(join(packages, name, 'src')))
    .map((path) => ({ path, lines: withoutComments(readFileSync(path, 'utf8')).split('\n') }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
