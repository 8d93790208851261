import type { Language } from '@awning/formats';
import { definitionOf, panelOf } from '@awning/site-model';
import type { TranslatedText } from './queries.ts';
import type { TranslationWords } from './translation-messages.ts';

interface Naming {
  readonly words: TranslationWords;
  /** Of the reader. */
  readonly language: Language;
  readonly texts: readonly TranslatedText[];
}

/** What each text is called, by its name. */
export function textLabels(naming: Naming): ReadonlyMap<string, string> {
  const plain = naming.texts.map((text) => [text.name, labelOf(text, naming)] as const);
  const isTwice = (label: string) => plain.filter(([, other]) => other === label).length > 1;
  const seen = new Map<string, number>();
  return new Map(
    plain.map(([name, label]) => {
      if (!isTwice(label)) return [name, label];
      const place = (seen.get(label) ?? 0) + 1;
      seen.set(label, place);
      return [name, `${label} ${place}`];
    }),
  );
}

function labelOf(text: TranslatedText, { words, language, texts }: Naming): string {
  const [first, , ...path] = text.path;
  const last = path.at(-1) ?? '';
  if (text.block !== null) return blockLabel(text.block, last, language);
  if (first === 'categoryNames') return words.category(last);
  const [part, name = '', value = ''] = path;
  if (part === 'options') return words.option(name);
  if (part === 'values') return words.value(name, value);
  const own = (words.names as Readonly<Record<string, string>>)[last] ?? last;
  if (part !== 'fields') return own;
  // A field of a form is known by its question.
  const title = texts.find(({ path: other }) => other[3] === name && other.at(-1) === 'title')?.source;
  return title === undefined || last === 'title' ? words.field(own) : words.fieldPart(title, own);
}

function blockLabel(block: string, setting: string, language: Language): string {
  const definition = definitionOf(block);
  if (!definition) return block;
  const { title, controls } = panelOf(definition, language);
  const label = controls.find(({ name }) => name === setting)?.label;
  return label === undefined || label === title ? title : `${title}: ${label}`;
}
