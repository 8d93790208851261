import type { TemplateError } from '@awning/template-engine';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../platform/parts.ts';
import { inspectTheme, renderingOf, type Theme, type ThemeFinding, templateFault } from '../../site/rendering/index.ts';
import { buildApp } from '../app.ts';
import type { SamplePageAddress } from './theme-types.ts';
import { createThemeWebsite, fillThemeWebsite, THEME_HOST } from './theme-website.ts';

export interface ThemeReport {
  readonly findings: readonly ThemeFinding[];
  readonly templates: number;
  readonly pages: number;
}

/**
 * A page that computes longer is stuck; the largest of real themes take a tenth of a second. It is processor time, because
 * other programs of the machine are no fault of a theme.
 */
const MAX_PAGE_MS = 20_000;

/**
 * Renders every kind of page of an installed theme on a website of its own, and returns everything worth knowing.
 * Throws the reason of `stopping` between two pages.
 */
export async function examineTheme(parts: Parts, name: string, stopping?: AbortSignal): Promise<ThemeReport> {
  stopping?.throwIfAborted();
  const failures: ThemeFinding[] = [];
  await createThemeWebsite(parts, name);
  const app = await buildApp({
    ...parts,
    onTemplateErrors: ({ theme }, errors) => failures.push(...errors.flatMap((error) => pageFindings(theme, error))),
  });
  try {
    const { website, theme, addresses } = await fillThemeWebsite(parts, app);
    for (const address of addresses) {
      stopping?.throwIfAborted();
      failures.push(...(await visit(app, address)));
    }
    const loaded = await (await renderingOf(parts)).theme({ website });
    return {
      findings: withoutRepeats([...(await inspectTheme(loaded)), ...failures]),
      templates: theme.templates.size,
      pages: addresses.length,
    };
  } finally {
    await app.close();
  }
}

/** Mistakes of the source are found by the inspection, with their places. */
export function pageFindings(theme: Theme, error: TemplateError): ThemeFinding[] {
  if (error.type !== 'engine' || error.message.includes('Parse of partial')) return [];
  // A partial that is nowhere costs only itself: pages print nothing in its place.
  const isAbsent = error.message.includes('which could not be found');
  return [{ ...templateFault(theme, error), level: isAbsent ? 'warning' : 'error' }];
}

async function visit(app: FastifyInstance, { path, statuses }: SamplePageAddress): Promise<ThemeFinding[]> {
  const began = process.cpuUsage();
  const { statusCode } = await app.inject({ url: path, headers: { host: THEME_HOST } });
  if (!statuses.includes(statusCode)) {
    return [{ level: 'error', file: path, fault: `The page answers with status ${statusCode}` }];
  }
  const { user, system } = process.cpuUsage(began);
  const tookMs = (user + system) / 1000;
  return tookMs > MAX_PAGE_MS
    ? [{ level: 'error', file: path, fault: `The page takes ${Math.round(tookMs / 1000)} seconds` }]
    : [];
}

/** The same mistake shows on many pages. */
function withoutRepeats(findings: readonly ThemeFinding[]): ThemeFinding[] {
  const keys = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...keys.values()].toSorted((one, other) => rank(one) - rank(other) || compare(keyOf(one), keyOf(other)));
}

function keyOf({ file, line = 0, fault }: ThemeFinding): string {
  return `${file}\0${String(line).padStart(8, '0')}\0${fault}`;
}

function rank({ level }: ThemeFinding): number {
  return level === 'error' ? 0 : 1;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
