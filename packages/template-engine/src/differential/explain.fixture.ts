import { type Case, isSame, type Outcome } from './case.fixture.ts';
import { blocksInAlternates } from './corrections/blocks.fixture.ts';
import type { Correction } from './corrections/correction.fixture.ts';
import { escaping } from './corrections/escaping.fixture.ts';
import {
  alternativeTextLength,
  calendarTitle,
  disqusSpellings,
  evenAndOddLiterals,
  imageAlternativeText,
  likertWithoutValues,
  priceOfUnknownType,
  rawOfMissing,
  secondsAfter2038,
  smartypants,
} from './corrections/formatters.fixture.ts';
import {
  intervalWithoutDates,
  lowestPrice,
  methodNames,
  nineDigits,
  unknownFormatter,
  unknownInjectable,
  variantsAreAnArray,
} from './corrections/language.fixture.ts';
import {
  bitwiseNot,
  depthRestored,
  falsyInjected,
  orBranchScope,
  ownMembers,
  scopeAfterError,
  scopeInVar,
} from './corrections/running.fixture.ts';
import { Patches } from './patches.fixture.ts';
import { runReference } from './reference.fixture.ts';

/** Every entry of section 17 of the language's specification, then the few sentences of other sections. */
export const CORRECTIONS: readonly Correction[] = [
  orBranchScope,
  blocksInAlternates,
  ownMembers,
  bitwiseNot,
  scopeAfterError,
  depthRestored,
  scopeInVar,
  falsyInjected,
  rawOfMissing,
  smartypants,
  imageAlternativeText,
  evenAndOddLiterals,
  priceOfUnknownType,
  likertWithoutValues,
  calendarTitle,
  secondsAfter2038,
  disqusSpellings,
  escaping,
  alternativeTextLength,
  unknownFormatter,
  unknownInjectable,
  methodNames,
  nineDigits,
  intervalWithoutDates,
  variantsAreAnArray,
  lowestPrice,
];

/** Runs a case on the reference with some of its defects corrected. */
function runCorrected(one: Case, corrections: readonly Correction[]): Outcome {
  const patches = new Patches();
  try {
    for (const correction of corrections) correction.install(patches);
    return runReference(one);
  } finally {
    patches.restore();
  }
}

/**
 * The decided differences that explain why our outcome differs from the reference's, or undefined if they do not. The
 * reference with exactly these corrections gives exactly our outcome.
 */
export function explain(one: Case, ours: Outcome): readonly Correction[] | undefined {
  const suffices = (some: readonly Correction[]) => isSame(runCorrected(one, some), ours);
  return suffices(CORRECTIONS) ? withoutIdle(CORRECTIONS, CORRECTIONS, suffices) : undefined;
}

/** Removes unneeded candidates by halves: mostly one or two are needed. */
function withoutIdle(
  all: readonly Correction[],
  candidates: readonly Correction[],
  suffices: (some: readonly Correction[]) => boolean,
): readonly Correction[] {
  const others = all.filter((correction) => !candidates.includes(correction));
  if (suffices(others)) return others;
  if (candidates.length === 1) return all;
  const middle = candidates.length >> 1;
  const left = withoutIdle(all, candidates.slice(0, middle), suffices);
  return withoutIdle(left, candidates.slice(middle), suffices);
}
