import { cpus } from 'node:os';
import type { Measurement } from './measure.ts';

/** The measurements of one page, and our minimum target for it. */
export interface PageResult {
  readonly page: string;
  readonly characters: number;
  readonly render: readonly Measurement[];
  readonly compile: readonly Measurement[];
  readonly minRenderRatio: number;
  /** Missing: reported, but no target. */
  readonly maxCompileRatio: number | undefined;
}

/** The ratio of two measurements: above 1 means faster than the first. */
export function ratio(first: number, second: number): number {
  return first / second;
}

export function microsOf(measurements: readonly Measurement[], engine: string): number {
  return measurements.find(({ name }) => name === engine)?.micros ?? Number.NaN;
}

/** The section of the benchmarks page, from its heading on. */
export function describeResults(
  results: readonly PageResult[],
  reference: string,
  ours: string,
  today: string,
): string {
  return [
    '## Template engine',
    '',
    `Measured on ${today}, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}. All engines interleaved in one process,`,
    'processor time, medians. Every page prints the same text with every engine, or the benchmark stops. The text is flattened',
    'inside the timed part. Compiling includes the generated code. Run it with `npm run bench:template`.',
    '',
    '### Render: how many times as fast as the reference',
    '',
    ...table(
      results,
      (result) => result.render,
      (result, micros) => {
        return `${ratio(microsOf(result.render, reference), micros).toFixed(2)} (${micros.toFixed(1)} µs)`;
      },
    ),
    ...results.map((result) => {
      const got = ratio(microsOf(result.render, reference), microsOf(result.render, ours));
      return `- ${result.page}: ${result.characters} characters; wanted at least ${result.minRenderRatio}, got ${got.toFixed(2)}`;
    }),
    '',
    '### Compile: how many times the time of the reference’s parser',
    '',
    ...table(
      results,
      (result) => result.compile,
      (result, micros) => {
        return `${ratio(micros, microsOf(result.compile, reference)).toFixed(2)} (${micros.toFixed(1)} µs)`;
      },
    ),
    '',
  ].join('\n');
}

function table(
  results: readonly PageResult[],
  of: (result: PageResult) => readonly Measurement[],
  cell: (result: PageResult, micros: number) => string,
): readonly string[] {
  const engines = [...new Set(results.flatMap((result) => of(result).map(({ name }) => name)))];
  const rows = engines.map((engine) => {
    const cells = results.map((result) => {
      const micros = microsOf(of(result), engine);
      return Number.isNaN(micros) ? '–' : cell(result, micros);
    });
    return `| ${[engine, ...cells].join(' | ')} |`;
  });
  return [
    `| ${['engine', ...results.map(({ page }) => page)].join(' | ')} |`,
    `|${'---|'.repeat(results.length + 1)}`,
    ...rows,
    '',
  ];
}
