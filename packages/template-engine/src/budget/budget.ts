/** The limits of one run. 0 or missing means no limit. */
export interface BudgetLimits {
  readonly maxSteps?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** What a run used of its budget. */
export interface Usage {
  readonly usedSteps: number;
  readonly usedBytes: number;
  /** The budget that would have been enough: more than was used if a request was larger than what was then needed. */
  readonly neededBytes: number;
}

/** JavaScript stores a character in two bytes at most. */
export const BYTES_PER_CHARACTER = 2;

/** A printed text up to this length is counted with the output, a longer one immediately. */
export const MAX_UNCOUNTED = 256;

/** Reading this many characters of a text counts as a step. */
const CHARACTERS_PER_STEP = 16;
/** Texts up to this length are read for free, which saves most tags the division. */
const FREE_CHARACTERS = 100;

/** Texts up to this length are split without a check. */
const WHOLE_CHARACTERS = 1000;
/** How many characters the pieces of a text need for each of its characters. */
const PIECE_CHARACTERS = 24;

/** Budgets are handed out in portions, so that both numbers stay small integers, which JavaScript computes fastest. */
const PORTION = 2 ** 30 - 1;

/**
 * The remaining steps and bytes of one run. Generated code decrements both numbers itself and calls `isSpent` when one of them
 * falls below zero; everything else uses the methods.
 */
export class Budget implements Usage {
  // Declared but not initialized: JavaScript would set each field twice, and creating a budget is most of a tiny template's cost.
  /** What is left of the current portion. */
  declare steps: number;
  declare bytes: number;
  /** Bytes of the output that were counted before the rest of it. */
  declare private prepaid: number;
  declare private readonly limits: BudgetLimits | undefined;
  declare private end: keyof Refills | undefined;
  declare private refills: Refills | undefined;
  /** The peak of what was used and requested. */
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

  /** Whether one of the numbers is below zero, so that `isSpent` must be called. */
  get isLow(): boolean {
    return (this.steps | this.bytes) < 0;
  }

  /** Whether the run must end. Takes the next portion if one of the numbers is below zero and more is left. */
  isSpent(): boolean {
    if (this.steps < 0) this.refill('steps', 0);
    if (this.bytes < 0) this.refill('bytes', 0);
    return this.end !== undefined;
  }

  /** Whether a text of this length certainly fits now. */
  hasRoomFor(characters: number): boolean {
    return characters * BYTES_PER_CHARACTER <= this.bytes;
  }

  /** Why the run ended. */
  describe(): string {
    return `Execution exceeded the maximum of ${this.limit(this.end ?? 'steps')} ${this.end ?? 'steps'}`;
  }

  /** Counts steps and output for generated code. Returns true if one of the numbers is below zero. */
  settle(steps: number, characters: number): boolean {
    this.steps -= steps;
    this.bytes -= characters * BYTES_PER_CHARACTER - this.prepaid;
    this.prepaid = 0;
    return this.isLow;
  }

  /** Counts a long text before the output that will contain it. Returns the text, or an empty one if it is too much. */
  prepay(text: string): string {
    const bytes = text.length * BYTES_PER_CHARACTER;
    this.bytes -= bytes;
    if (this.bytes < 0 && this.isSpent()) return '';
    this.prepaid += bytes;
    return text;
  }

  /** Counts steps. Throws if the budget is spent. */
  step(count = 1): void {
    this.steps -= count;
    if (this.steps < 0 && this.isSpent()) throw SPENT;
  }

  /** Counts the reading of a text. Returns the text, or an empty one if the budget is spent. */
  read(text: string): string {
    if (text.length <= FREE_CHARACTERS) return text;
    this.steps -= Math.ceil(text.length / CHARACTERS_PER_STEP);
    return this.steps < 0 && this.isSpent() ? '' : text;
  }

  /** Counts a created text. Returns the text, or an empty one if it is too much. */
  keep(text: string): string {
    this.bytes -= text.length * BYTES_PER_CHARACTER;
    return this.bytes < 0 && this.isSpent() ? '' : text;
  }

  /** Counts created bytes. Throws if they are too many. */
  make(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0 && this.isSpent()) throw SPENT;
  }

  /** Whether a text of this length fits now. Counts nothing; if it does not fit, the run ends. */
  allows(characters: number): boolean {
    const bytes = characters * BYTES_PER_CHARACTER;
    if (bytes > this.bytes) this.refill('bytes', bytes);
    if (bytes > this.bytes) return false;
    this.peak = Math.max(this.peak, this.usedBytes + bytes);
    return true;
  }

  /** Throws if a text of this length does not fit now. Counts nothing. */
  require(characters: number): void {
    if (!this.allows(characters)) throw SPENT;
  }

  /** Throws if a text cannot be split now: the pieces of a long text need many times its memory. */
  takeApart(text: string): void {
    if (text.length > WHOLE_CHARACTERS) this.require(text.length * PIECE_CHARACTERS);
  }

  /** Takes portions until this many steps or bytes are available; ends the run if none are left. */
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

/** What was handed out after the first portion. Most runs never need it. */
interface Refills {
  steps: number;
  bytes: number;
}

/** 0 if the limit is missing or invalid. */
function limitOf(limit = 0): number {
  return limit > 0 ? Math.ceil(limit) : 0;
}

function firstPortion(limit: number | undefined): number {
  const valid = limitOf(limit);
  return valid === 0 || valid > PORTION ? PORTION : valid;
}

/** Thrown to stop a formatter or predicate half-way. The run reports why it ended. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** A single instance: it carries no position, and capturing a stack trace takes time. */
const SPENT: BudgetSpent = Object.freeze(new BudgetSpent('The budget is spent'));
