import type { Subject } from '../../platform/subjects/index.ts';

/** What a page is made of, noted while it is built. */
export interface Sources {
  readonly subjects: ReadonlySet<Subject>;
  /** The first moment at which time alone changes the page; infinity when none does. */
  readonly validUntil: number;
  add(...subjects: readonly Subject[]): void;
  /** Something on the page holds until this moment, in milliseconds. */
  holdsUntil(moment: number): void;
}

export function collectSources(): Sources {
  const subjects = new Set<Subject>();
  let validUntil = Infinity;
  return {
    subjects,
    get validUntil() {
      return validUntil;
    },
    add(...more) {
      for (const subject of more) subjects.add(subject);
    },
    holdsUntil(moment) {
      validUntil = Math.min(validUntil, moment);
    },
  };
}

/** Notes in `sources` what a part of the page is made of. */
export function addSources(sources: Sources, part: Sources): void {
  sources.add(...part.subjects);
  sources.holdsUntil(part.validUntil);
}
