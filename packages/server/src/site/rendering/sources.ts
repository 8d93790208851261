import type { Subject } from '../../platform/subjects/index.ts';

/** What a page depends on, noted while it is built. */
export interface Sources {
  readonly subjects: ReadonlySet<Subject>;
  /** The first time at which the page changes by itself; infinity if it does not. */
  readonly validUntil: number;
  add(...subjects: readonly Subject[]): void;
  /** Something on the page is valid until this time, in milliseconds. */
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

/** Adds the sources of a part of the page to `sources`. */
export function addSources(sources: Sources, part: Sources): void {
  sources.add(...part.subjects);
  sources.holdsUntil(part.validUntil);
}
