import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BYTES_PER_CHARACTER } from '../budget/budget.ts';
import { compileTemplate } from '../engine/compile.ts';
import { DEFAULT_REGISTRY } from '../registry.ts';
import { type HostileCase, hostileCase } from './cases.fixture.ts';
import { instrumented, type Seen, watchedData } from './instruments.fixture.ts';

const firstSeed = Number(process.env['AWNING_HOSTILE_SEED'] ?? 1);
const count = Number(process.env['AWNING_HOSTILE_CASES'] ?? (process.env['AWNING_FULL'] === '1' ? 10_000 : 1000));

const limits = { maxSteps: 5000, maxBytes: 200_000 };

/** What one statement may still print after it spent the budget: 32 values, and markup around nothing. */
const SLACK_BYTES = 65_536;
/** Up to a hundred characters are read at the cost of the call. */
const CHARACTERS_PER_STEP = 100;
/** JSON is measured twice before it is written, and a list has more than its elements. */
const READS_PER_STEP_AND_BYTE = 4;
/** The scopes known at compile time may be searched for a name before that counts. */
const MEMBERS_PER_STEP = 64;
/** The last text and the last list may be read to the end, or the last 64 kB of JSON be written in vain, an element in two bytes. */
const LONGEST_TEXT = 500_000;
const LONGEST_LIST = 10_000;
const LAST_ELEMENTS = 32_768;

test(`${count} hostile templates from seed ${firstSeed} on end by their budget, measured from inside and outside`, {
  timeout: 3_600_000,
}, () => {
  const seen = { ...nothing };
  const registry = instrumented(DEFAULT_REGISTRY, seen);
  const ends = { steps: 0, bytes: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const [one] = fc.sample(hostileCase, { seed, numRuns: 1 }) as [HostileCase];
    Object.assign(seen, nothing);
    const { output, errors, usage } = compileTemplate(one.template, { registry }).render(watchedData(one.data, seen), {
      ...one.context,
      limits,
    });
    const reasons = errors.flatMap(({ message }) => END.exec(message)?.[1] ?? []) as (keyof typeof ends)[];
    const [reason = 'none'] = reasons;
    const excess = {
      steps: usage.usedSteps - limits.maxSteps,
      bytes: usage.usedBytes - limits.maxBytes,
      output: output.length * BYTES_PER_CHARACTER - limits.maxBytes - SLACK_BYTES,
      calls: seen.calls - limits.maxSteps,
      // The longest result may be the one that exceeded the budget.
      results: (seen.characters - seen.longest) * BYTES_PER_CHARACTER - limits.maxBytes - SLACK_BYTES,
      longest: seen.longest * BYTES_PER_CHARACTER - 4 * limits.maxBytes,
      applied: seen.applied * BYTES_PER_CHARACTER - limits.maxBytes - SLACK_BYTES,
      read: seen.read - CHARACTERS_PER_STEP * (usage.usedSteps + 1) - LONGEST_TEXT,
      elements: seen.elements - READS_PER_STEP_AND_BYTE * (usage.usedSteps + usage.usedBytes) - LAST_ELEMENTS,
      members: seen.members - MEMBERS_PER_STEP * usage.usedSteps - usage.usedBytes - LONGEST_LIST,
    };
    const tooMuch = Object.entries(excess).filter(([, amount]) => amount > 0);
    expect({ seed, reasons: reasons.length, tooMuch }).toEqual({ seed, reasons: 1, tooMuch: [] });
    // The limit that ended the run is used up completely.
    expect({ seed, reason, left: reason === 'none' ? undefined : excess[reason] }).toEqual({ seed, reason, left: 0 });
    ends[reason as keyof typeof ends]++;
  }
  console.log(`${ends.steps} of ${count} ended by their steps, ${ends.bytes} by their bytes`);
  expect(Math.min(ends.steps, ends.bytes)).toBeGreaterThan(count / 10);
});

const nothing: Seen = { calls: 0, characters: 0, longest: 0, applied: 0, read: 0, elements: 0, members: 0 };

const END = /^RuntimeError: Execution exceeded the maximum of \d+ (steps|bytes)$/;
