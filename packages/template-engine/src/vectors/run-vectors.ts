import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkVector } from './check-vector.ts';
import type { Mismatch, Vector } from './vector.ts';

/** Kept for reference; it describes behaviour that is not ours. */
const SKIPPED_FILES: ReadonlySet<string> = new Set(['optional-legacy.json']);

export interface VectorReport {
  readonly passed: number;
  readonly failures: readonly VectorFailure[];
  /** Failures that are only due to another version of the locale data. */
  readonly cldrSensitiveFailures: readonly VectorFailure[];
}

interface VectorFailure {
  readonly id: string;
  readonly mismatches: readonly Mismatch[];
}

/** Runs every vector of the folders, or those of one topic. */
export function runVectors(folders: readonly string[], topic?: string): VectorReport {
  const vectors = folders.flatMap(readVectors).filter((vector) => topic === undefined || vector.topic === topic);
  const results = vectors.map((vector) => ({ vector, mismatches: checkVector(vector) }));
  const failed = results.filter(({ mismatches }) => mismatches.length > 0);
  const toFailure = ({ vector, mismatches }: (typeof failed)[number]) => ({ id: vector.id, mismatches });
  return {
    passed: results.length - failed.length,
    failures: failed.filter(({ vector }) => vector.cldrSensitive !== true).map(toFailure),
    cldrSensitiveFailures: failed.filter(({ vector }) => vector.cldrSensitive === true).map(toFailure),
  };
}

function readVectors(folder: string): readonly Vector[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !SKIPPED_FILES.has(file))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Vector[]);
}

/** The lines that the command prints. */
export function describeReport(report: VectorReport): readonly string[] {
  const lines = [
    ...report.failures.flatMap((failure) => describeFailure(failure, 'failed')),
    ...report.cldrSensitiveFailures.flatMap((failure) => describeFailure(failure, 'other locale data')),
  ];
  if (report.cldrSensitiveFailures.length > 0) {
    lines.push(`${report.cldrSensitiveFailures.length} differ with the version of the locale data`);
  }
  return [...lines, `${report.passed} passed, ${report.failures.length} failed`];
}

function describeFailure({ id, mismatches }: VectorFailure, label: string): readonly string[] {
  return mismatches.map(
    ({ what, expected, got }) => `${label} ${id} ${what}: expected ${quote(expected)}, got ${quote(got)}`,
  );
}

/** Texts may hold newlines; a failure stays on one line. */
function quote(text: string): string {
  return JSON.stringify(text);
}
