import { compareTexts } from '@awning/formats';

/** Languages that websites are often written in. Any other one can be added by its code. */
const codes = (
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ' +
  'ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi ' +
  'zh-Hans zh-Hant zu'
).split(' ');

export interface KnownLanguage {
  readonly code: string;
  /** In the language itself, as visitors choose it. */
  readonly native: string;
  /** In the language of the reader. */
  readonly name: string;
}

/** The languages to choose from, by their names in the language of the reader. */
export function knownLanguages(reader: string): readonly KnownLanguage[] {
  return codes
    .map((code) => ({ code, native: nameOf(code, code), name: nameOf(code, reader) }))
    .toSorted((one, other) => compareTexts(one.name, other.name, reader));
}

/** With a capital, as names stand in a list. */
function nameOf(code: string, reader: string): string {
  const name = new Intl.DisplayNames([reader], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(reader) + name.slice(1);
}
