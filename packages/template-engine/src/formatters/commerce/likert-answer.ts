import type { Scope } from '../../contract/scope.ts';
import { attributeText } from '../../text/attribute.ts';
import { writeEach } from '../../text/write-each.ts';
import { toEcmaText } from '../../values/print.ts';
import type { Value } from '../../values/value.ts';

/** From -2 to 2. */
const WORDS: ReadonlyMap<string, LikertWord> = new Map([
  ['-2', { text: 'Strongly Disagree', name: 'productAnswerMapStronglyDisagree' }],
  ['-1', { text: 'Disagree', name: 'productAnswerMapDisagree' }],
  ['0', { text: 'Neutral', name: 'productAnswerMapNeutral' }],
  ['1', { text: 'Agree', name: 'productAnswerMapAgree' }],
  ['2', { text: 'Strongly Agree', name: 'productAnswerMapStronglyAgree' }],
]);

interface LikertWord {
  readonly text: string;
  readonly name: string;
}

/** One line per statement with the visitor's agreement. */
export function likertAnswer(values: Value, scope: Scope): string {
  const { budget } = scope.run;
  const lines = writeEach(
    Object.entries(values ?? {}),
    budget,
    ([statement, answer]: readonly [string, Value]) =>
      `\n  <div><span style="font-weight:bold;">${attributeText(statement, budget)}:</span> ${attributeText(
        wordFor(toEcmaText(answer, budget), scope),
        budget,
      )}</div>`,
  );
  return `<div style="padding-left:5px;">${lines}\n</div>`;
}

function wordFor(answer: string, scope: Scope): string {
  return localWord(WORDS.get(answer), scope) || localWord(WORDS.get('0'), scope);
}

function localWord(word: LikertWord | undefined, scope: Scope): string {
  if (word === undefined) return '';
  const local = scope.resolve(['localizedStrings', word.name]);
  return typeof local === 'string' ? local : word.text;
}
