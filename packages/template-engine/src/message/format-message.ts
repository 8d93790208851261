import type { CLDR, Decimal } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { LruCache } from '../cache/lru-cache.ts';
import type { Scope } from '../contract/scope.ts';
import { currencyFormat } from '../locale/currency-format.ts';
import { dateFormat } from '../locale/date-format.ts';
import { decimalFormat } from '../locale/decimal-format.ts';
import { intervalFormat } from '../locale/interval-format.ts';
import { timeZoneOf } from '../locale/time-zone.ts';
import { readMoney } from '../money/money.ts';
import { writeEach } from '../text/write-each.ts';
import { asNumber, type Value } from '../values/value.ts';
import { argumentNumber, argumentText, findArgument, type MessageArgument, toDecimal } from './message-arguments.ts';
import type { Choice, FormatPart, MessagePart, PluralPart, SelectPart } from './message-part.ts';
import { parseMessage } from './parse-message.ts';

const patterns = new LruCache<readonly MessagePart[]>();

/**
 * Formats a message pattern; empty if the run has no locale. Never throws because of the pattern.
 * `from {price}` with `price` = `$5` reads `from $5`.
 */
export function formatMessage(pattern: string, args: readonly MessageArgument[], scope: Scope): string {
  const { cldr } = scope.run;
  if (cldr === undefined) return '';
  const { budget } = scope.run;
  budget.takeApart(pattern);
  return write(patterns.getOrBuild(budget.read(pattern), parseMessage), { args, cldr, scope }, '');
}

interface Context {
  readonly args: readonly MessageArgument[];
  readonly cldr: CLDR;
  readonly scope: Scope;
}

function write(parts: readonly MessagePart[], context: Context, number: string): string {
  const { budget } = context.scope.run;
  return writeEach(parts, budget, (part) => (typeof part === 'string' ? part : writePart(part, context, number)));
}

/** Arguments are searched from last to first; many of them take time. */
const ARGUMENTS_PER_STEP = 16;

function writePart(part: Exclude<MessagePart, string>, context: Context, number: string): string {
  context.scope.run.budget.step(Math.floor(context.args.length / ARGUMENTS_PER_STEP));
  switch (part.kind) {
    case 'argument':
      return argumentText(findArgument(context.args, part.names[0]));
    case 'number':
      return number;
    case 'plural':
      return writePlural(part, context);
    case 'select':
      return writeSelect(part, context);
    default:
      return writeFormat(part, context);
  }
}

/** Determining the plural category of a number takes as long as this many steps. */
const PLURAL_STEPS = 10;

function writePlural({ names, choices, offset, isOrdinal }: PluralPart, context: Context): string {
  const { args, cldr, scope } = context;
  const number = argumentNumber(findArgument(args, names[0]), scope.run.budget);
  scope.run.budget.step(PLURAL_STEPS + choices.length);
  const rest = offset === 0 ? number : number.subtract(offset);
  const category = isOrdinal ? cldr.Numbers.getPluralOrdinal(rest) : cldr.Numbers.getPluralCardinal(rest);
  const isExact = ({ key }: Choice) => key.startsWith('=') && isSameNumber(number, key.slice(1));
  const choice = choices.find((one) => one.key === category || isExact(one)) ?? otherOf(choices);
  return choice === undefined ? '' : write(choice.parts, context, (isExact(choice) ? number : rest).toString());
}

function isSameNumber(number: Decimal, text: string): boolean {
  return number.compare(text) === 0;
}

function writeSelect({ names, choices }: SelectPart, context: Context): string {
  const word = argumentText(findArgument(context.args, names[0]));
  context.scope.run.budget.step(choices.length);
  const choice = choices.find(({ key }) => key === word) ?? otherOf(choices);
  return choice === undefined ? '' : write(choice.parts, context, word);
}

function otherOf(choices: readonly Choice[]): Choice | undefined {
  return choices.findLast(({ key }) => key === 'other');
}

/** Formatting a number, an amount or a date takes as long as this many steps. */
const FORMAT_STEPS = 20;

function writeFormat({ format, names, words }: FormatPart, { args, cldr, scope }: Context): string {
  const first = findArgument(args, names[0]);
  if (first === undefined) return '';
  const { budget } = scope.run;
  budget.step(FORMAT_STEPS + words.length);
  switch (format) {
    case 'decimal':
      return decimalFormat(words)(cldr, argumentNumber(first, budget).toString(), budget);
    case 'money':
      return writeMoney(first[1], words, cldr, budget);
    case 'datetime':
      return writeDate(first[1], words, cldr, scope);
    default:
      return writeInterval(first[1], findArgument(args, names[1]), words, cldr, scope);
  }
}

function writeMoney(value: Value, words: readonly string[], cldr: CLDR, budget: Budget): string {
  const money = readMoney(value);
  if (money === undefined) return '';
  return currencyFormat(words)(cldr, toDecimal(money.amount, budget).toString(), money.currency, budget);
}

function writeDate(value: Value, words: readonly string[], cldr: CLDR, scope: Scope): string {
  const time = asNumber(value);
  return Number.isNaN(time) ? '' : dateFormat(words)(cldr, time, timeZoneOf(scope));
}

function writeInterval(
  value: Value,
  second: MessageArgument | undefined,
  words: readonly string[],
  cldr: CLDR,
  scope: Scope,
): string {
  const [start, end] = [asNumber(value), second === undefined ? Number.NaN : asNumber(second[1])];
  return Number.isFinite(start) && Number.isFinite(end)
    ? intervalFormat(words)(cldr, start, end, timeZoneOf(scope))
    : '';
}
