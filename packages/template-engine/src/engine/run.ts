import type { CLDR } from '@phensley/cldr';
import { Budget, BudgetSpent, BYTES_PER_CHARACTER } from '../budget/budget.ts';
import type { ApplyOptions, MoneyText, Scope } from '../contract/scope.ts';
import { CodeRecorder } from '../inline-code/code-recorder.ts';
import type { InlineCode } from '../inline-code/inline-code.ts';
import { cldrFor } from '../locale/cldr.ts';
import type { OpName } from '../syntax/instruction.ts';
import type { Value } from '../values/value.ts';
import type { TemplateError } from './errors.ts';
import { Frame, type FrameRun, type Unit } from './frame.ts';
import { Partials } from './partials.ts';
import type { SourceInfo } from './source-info.ts';
import type { RenderContext } from './template.ts';
import type { CompilePartial } from './unit.ts';

/** The maximum depth of partials and macros. */
const MAX_DEPTH = 16;

const NO_CODE: readonly InlineCode[] = Object.freeze([]);
/** The bytes of an error besides its message. */
const ERROR_BYTES = 200;
/** Throwing takes as long as this many steps. */
const THROW_STEPS = 32;

/** The state of one execution. Creating one must be cheap: it is most of the cost of tiny templates. */
export class TemplateRun implements FrameRun {
  // Declared but not initialized: JavaScript would set each field twice.
  declare readonly context: RenderContext;
  declare readonly errors: TemplateError[];
  declare readonly budget: Budget;
  /** Catches errors per instruction; slower, and only needed for data that is not JSON. */
  declare readonly isCareful: boolean;
  declare private readonly compilePartial: CompilePartial;
  declare private depth: number;
  declare private isStopped: boolean;
  declare private partials: Partials | undefined;
  declare private used: Set<object> | undefined;
  declare private recorder: CodeRecorder | undefined;

  constructor(
    context: RenderContext,
    compilePartial: CompilePartial,
    budget = new Budget(context.limits),
    isCareful = false,
  ) {
    this.context = context;
    this.errors = [];
    this.budget = budget;
    this.isCareful = isCareful;
    this.compilePartial = compilePartial;
    this.depth = 0;
    this.isStopped = false;
    this.partials = undefined;
    this.used = undefined;
    this.recorder = undefined;
  }

  get locale(): string | undefined {
    return this.context.locale;
  }

  get fallbackLocale(): string | undefined {
    return this.context.fallbackLocale;
  }

  get cldr(): CLDR | undefined {
    const { locale } = this.context;
    return locale === undefined ? undefined : cldrFor(locale);
  }

  get now(): number {
    return this.context.now ?? Date.now();
  }

  holdsUntil(moment: () => number): void {
    this.context.holdsUntil?.(moment());
  }

  get hasExpressions(): boolean {
    return this.context.enableExpressions === true;
  }

  get moneyText(): MoneyText | undefined {
    return this.context.moneyText;
  }

  get maxTokens(): number {
    return this.limit('maxTokens');
  }

  get maxStringLength(): number {
    return this.limit('maxStringLength');
  }

  /** 0 if the limit is missing or invalid. */
  private limit(name: 'maxTokens' | 'maxStringLength'): number {
    const limit = this.context.limits?.[name] ?? 0;
    return limit > 0 ? limit : 0;
  }

  /** Adds an error. It counts as created bytes: a loop can fail a million times. */
  report(message: string, prefix: 'RuntimeError: ' | '' = 'RuntimeError: '): void {
    this.errors.push({ type: 'engine', message: prefix + message });
    this.budget.bytes -= message.length * BYTES_PER_CHARACTER + ERROR_BYTES;
  }

  /** Records an exception of an instruction. */
  fail(error: unknown, op: OpName, source: SourceInfo, offset: number): void {
    if (error instanceof BudgetSpent) {
      this.isOver(source, offset);
      return;
    }
    this.budget.steps -= THROW_STEPS;
    const before = this.errors.length;
    this.report(`Unexpected ${describeThrown(error, op)}`);
    this.locate(before, source, offset);
  }

  /** Sets the position of the errors from number `first` on, unless they have one from further inside. */
  locate(first: number, source: SourceInfo, offset: number): void {
    for (let i = first; i < this.errors.length; i++) {
      const error = this.errors[i] as TemplateError;
      if (error.line === undefined) {
        const name = source.name === undefined ? {} : { template: source.name };
        this.errors[i] = { ...error, ...source.lines.placeOf(offset), ...name };
      }
    }
  }

  isFirstUse(thing: object): boolean {
    this.used ??= new Set();
    const isFirst = !this.used.has(thing);
    this.used.add(thing);
    return isFirst;
  }

  /** Where code of templates is recorded; few templates have any. */
  get code(): CodeRecorder {
    this.recorder ??= new CodeRecorder();
    return this.recorder;
  }

  get recordedCode(): readonly InlineCode[] {
    return this.recorder?.recorded ?? NO_CODE;
  }

  injectable(path: string): Value {
    const { injectables } = this.context;
    return injectables !== undefined && Object.hasOwn(injectables, path) ? injectables[path] : undefined;
  }

  include(name: string, frame: Frame): string {
    return this.context.enableInclude === true ? this.runPartial(name, frame, frame) : '';
  }

  applyPartial(name: string, scope: Scope, value: Value, options: ApplyOptions = {}): string {
    const frame = new Frame(this, scope as Frame, value, options.isPrivate === true ? 'barrier' : 'plain');
    if (options.args !== undefined) frame.setLocal('@args', options.args);
    return this.runPartial(name, scope as Frame, frame);
  }

  /** Looks up a name in one scope and runs what it finds in another. */
  private runPartial(name: string, from: Frame, scope: Frame): string {
    const unit = from.findMacro(name) ?? this.partial(name);
    if (unit === undefined) {
      this.report(`Attempt to apply partial '${name}' which could not be found.`);
      return '';
    }
    if (this.depth === MAX_DEPTH) {
      this.report(`Attempt to apply partial '${name}' exceeded maximum recursion depth of ${MAX_DEPTH}`);
      return '';
    }
    this.depth++;
    try {
      return unit(scope);
    } finally {
      this.depth--;
    }
  }

  private partial(name: string): Unit | undefined {
    this.partials ??= new Partials(this, this.context.partials ?? {}, this.compilePartial);
    return this.partials.find(name);
  }

  /** True if the budget is spent: everything then returns its output so far. The first caller sets the position. */
  isOver(source: SourceInfo, offset: number): boolean {
    if (!this.budget.isSpent()) return false;
    if (!this.isStopped) {
      const before = this.errors.length;
      this.stop();
      this.locate(before, source, offset);
    }
    return true;
  }

  private stop(): void {
    this.isStopped = true;
    this.report(this.budget.describe());
  }
}

/** Data with getters can throw anything, even a value that throws when it is inspected. */
function describeThrown(thrown: unknown, op: OpName): string {
  try {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return `${name} error when executing ${op}: ${message}`;
  } catch {
    return `error when executing ${op}`;
  }
}
