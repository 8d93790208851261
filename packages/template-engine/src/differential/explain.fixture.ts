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

/** Runs a case on the reference after making some of its defects good. */
function runCorrected(one: Case, corrections: readonly Correction[]): Outcome {
  const patches = new Patches();
  try {
    for (const correction of corrections) {
      correction.install(patches);
    }
    return runReference(one);
  } finally {
    patches.restore();
  }
}

/**
 * The decided differences that make up for what differs between an outcome of ours and the reference's, or undefined
 * when they do not. The reference with exactly these corrections gives exactly our outcome.
 */
export function explain(one: Case, ours: Outcome): readonly Correction[] | undefined {
  let needed = CORRECTIONS;
  if (!isSame(runCorrected(one, needed), ours)) {
    return undefined;
  }
  for (const correction of CORRECTIONS) {
    const fewer = needed.filter((other) => other !== correction);
    if (isSame(runCorrected(one, fewer), ours)) {
      needed = fewer;
    }
  }
  return needed;
}
