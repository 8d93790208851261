/** How much one run may do and make. 0 or missing means without limit. */
export interface BudgetLimits {
  readonly maxSteps?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** What a run has used of its budget. */
export interface Usage {
  readonly usedSteps: number;
  readonly usedBytes: number;
  /** What would have sufficed: more than was used where room was asked for that was then not taken. */
  readonly neededBytes: number;
}

/** JavaScript keeps a character of a text in two bytes at most. */
export const BYTES_PER_CHARACTER = 2;

/** A printed text up to this length is counted with the output, a longer one at once. */
export const MAX_UNCOUNTED = 256;

/** Reading this many characters of a text counts as a step. */
const CHARACTERS_PER_STEP = 16;
/** Texts up to this length are read for free, which spares most tags the division. */
const FREE_CHARACTERS = 100;

/** Texts up to this length are taken apart without a question. */
const WHOLE_CHARACTERS = 1000;
/** What the pieces of a text need for each of its characters, in characters. */
const PIECE_CHARACTERS = 24;

/** Budgets are handed out in portions, so that both numbers stay integers that the JavaScript engine computes with fastest. */
const PORTION = 2 ** 30 - 1;

/**
 * What one run may still do, in steps, and make, in bytes. Generated code counts both numbers down by itself and asks `isSpent` when
 * one of them falls below zero; everything else uses the methods.
 */
export class Budget implements Usage {
  // Declared and not defined: JavaScript would set each field twice, and a tiny template is hardly more than its budget.
  /** Left of the portion in hand. */
  declare steps: number;
  declare bytes: number;
  /** Bytes of the output that were counted before the rest of it. */
  declare private prepaid: number;
  declare private readonly limits: BudgetLimits | undefined;
  declare private end: keyof Refills | undefined;
  declare private refills: Refills | undefined;
  /** The most that was used and asked for at one moment. */
  declare private peak: number;

  constructor(limits?: BudgetLimits) {
    this.steps = limits === undefined ? PORTION : firstPortion(limits.maxSteps);
    this.bytes = limits === undefined ? PORTION : firstPortion(limits.maxBytes);
    this.prepaid = 0;
    this.limits = limits;
    this.end = undefined;
    this.refills = undefined;
    this.peak = 0;
  }

  get usedSteps(): number {
    return this.granted('steps') - Math.max(this.steps, 0);
  }

  get usedBytes(): number {
    return this.granted('bytes') - Math.max(this.bytes, 0);
  }

  get neededBytes(): number {
    return Math.max(this.usedBytes, this.peak);
  }

  /** Whether one of the numbers is below zero, which is when `isSpent` has to be asked. */
  get isLow(): boolean {
    return (this.steps | this.bytes) < 0;
  }

  /** Whether the run has to end. Takes the next portion if one of the numbers is below zero and more is left. */
  isSpent(): boolean {
    if (this.steps < 0) {
      this.refill('steps', 0);
    }
    if (this.bytes < 0) {
      this.refill('bytes', 0);
    }
    return this.end !== undefined;
  }

  /** Whether a text of this length surely could be made now. */
  hasRoomFor(characters: number): boolean {
    return characters * BYTES_PER_CHARACTER <= this.bytes;
  }

  /** Why the run had to end. */
  describe(): string {
    return `Execution exceeded the maximum of ${this.limit(this.end ?? 'steps')} ${this.end ?? 'steps'}`;
  }

  /** Counts steps and output for generated code. True when one of the numbers is below zero. */
  settle(steps: number, characters: number): boolean {
    this.steps -= steps;
    this.bytes -= characters * BYTES_PER_CHARACTER - this.prepaid;
    this.prepaid = 0;
    return this.isLow;
  }

  /** Counts a long text before the output that it becomes a part of, and returns it, or nothing in its place when it is too much. */
  prepay(text: string): string {
    const bytes = text.length * BYTES_PER_CHARACTER;
    this.bytes -= bytes;
    if (this.bytes < 0 && this.isSpent()) {
      return '';
    }
    this.prepaid += bytes;
    return text;
  }

  /** Counts work. Throws when there was too much of it. */
  step(count = 1): void {
    this.steps -= count;
    if (this.steps < 0 && this.isSpent()) {
      throw SPENT;
    }
  }

  /** Counts the reading of a text and returns it, or nothing in its place when that takes too long. */
  read(text: string): string {
    if (text.length <= FREE_CHARACTERS) {
      return text;
    }
    this.steps -= Math.ceil(text.length / CHARACTERS_PER_STEP);
    return this.steps < 0 && this.isSpent() ? '' : text;
  }

  /** Counts a text that was made and returns it, or nothing in its place when it is too much. */
  keep(text: string): string {
    this.bytes -= text.length * BYTES_PER_CHARACTER;
    return this.bytes < 0 && this.isSpent() ? '' : text;
  }

  /** Counts bytes that are made. Throws when they are too many. */
  make(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0 && this.isSpent()) {
      throw SPENT;
    }
  }

  /** Whether a text of this length could be made now. Counts nothing; if it could not, the run ends. */
  allows(characters: number): boolean {
    const bytes = characters * BYTES_PER_CHARACTER;
    if (bytes > this.bytes) {
      this.refill('bytes', bytes);
    }
    if (bytes > this.bytes) {
      return false;
    }
    this.peak = Math.max(this.peak, this.usedBytes + bytes);
    return true;
  }

  /** Throws if a text of this length could not be made now. Counts nothing. */
  require(characters: number): void {
    if (!this.allows(characters)) {
      throw SPENT;
    }
  }

  /** Throws if a text cannot be taken apart now: the pieces of a long one need many times its memory. */
  takeApart(text: string): void {
    if (text.length > WHOLE_CHARACTERS) {
      this.require(text.length * PIECE_CHARACTERS);
    }
  }

  /** Takes portions until so many are in hand; if there are none left, that is the end. */
  private refill(what: keyof Refills, wanted: number): void {
    const limit = this.limit(what);
    while (this[what] < wanted) {
      const portion = limit === 0 ? PORTION : Math.min(PORTION, limit - this.granted(what));
      if (portion <= 0) {
        this.end ??= what;
        this[what] = -1;
        return;
      }
      this.refills ??= { steps: 0, bytes: 0 };
      this.refills[what] += portion;
      this[what] += portion;
    }
  }

  private granted(what: keyof Refills): number {
    return firstPortion(this.limit(what)) + (this.refills?.[what] ?? 0);
  }

  private limit(what: keyof Refills): number {
    return limitOf(what === 'steps' ? this.limits?.maxSteps : this.limits?.maxBytes);
  }
}

/** What was handed out after the first portion. Most runs never get there. */
interface Refills {
  steps: number;
  bytes: number;
}

/** 0 if there is none, or nothing that could be one. */
function limitOf(limit = 0): number {
  return limit > 0 ? Math.ceil(limit) : 0;
}

function firstPortion(limit: number | undefined): number {
  const valid = limitOf(limit);
  return valid === 0 || valid > PORTION ? PORTION : valid;
}

/** Thrown where a formatter or predicate has to stop in the middle of its work. The run reports why it ended. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Always the same one: it says nothing about the place, and writing down the calls that led there takes time. */
const SPENT: BudgetSpent = Object.freeze(new BudgetSpent('The budget is spent'));
