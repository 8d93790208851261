import { type InLanguages, type Language, languages } from '@awning/formats';
import { fieldTexts } from '../../../../platform/http/index.ts';
import { productTexts } from '../../messages.ts';
import { checkTexts } from './check-texts.ts';
import { importTexts } from './messages.ts';

/**
 * Says in a language what is wrong. The checks of a product speak English, and their sentences are stored with the
 * import, because several members may read it. Each sentence is found again by its English form. One that is not known,
 * such as one from an earlier version, stays as it is.
 */
export function sayFault(language: Language, message: string): string {
  if (language === 'en') return message;
  const whole = plain.get(message);
  if (whole !== undefined) return whole[language];
  for (const { pattern, order, say } of filled) {
    const found = pattern.exec(message);
    if (!found) continue;
    const values: string[] = [];
    for (const [place, position] of order.entries()) values[position] = found[place + 1] ?? '';
    return say[language](...values);
  }
  return message;
}

type Sentence = string | ((...values: never[]) => string);
interface Sentences {
  readonly [name: string]: Sentence | Sentences;
}
type Say = (...values: readonly string[]) => string;

interface Filled {
  readonly pattern: RegExp;
  /** Which value of the sentence each group of the pattern is. */
  readonly order: readonly number[];
  readonly say: InLanguages<Say>;
}

/** Marks that no text contains stand for the values of a sentence. */
const FIRST_MARK = 0xe000;
const marks = /([\ue000-\ue009])/;

const plain = new Map<string, InLanguages<string>>();
const filled: Filled[] = [];
const all: readonly InLanguages<Sentences>[] = [importTexts, productTexts, checkTexts, fieldTexts];
for (const texts of all) add(texts);

function add(texts: InLanguages<Sentences>): void {
  for (const [name, english] of Object.entries(texts.en)) {
    const here = inEach((language) => texts[language][name]!);
    if (typeof english === 'string') plain.set(english, here as InLanguages<string>);
    else if (typeof english === 'function') addFilled(here as InLanguages<Say>, english.length);
    else add(here as InLanguages<Sentences>);
  }
}

function addFilled(say: InLanguages<Say>, count: number): void {
  const values = Array.from({ length: count }, (_, position) => String.fromCharCode(FIRST_MARK + position));
  const parts = say.en(...values).split(marks);
  const order = parts.filter((part) => marks.test(part)).map((part) => part.charCodeAt(0) - FIRST_MARK);
  const source = parts.map((part) => (marks.test(part) ? '([^]*)' : escaped(part))).join('');
  filled.push({ pattern: new RegExp(`^${source}$`), order, say });
}

function inEach<Value>(read: (language: Language) => Value): InLanguages<Value> {
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as InLanguages<Value>;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
