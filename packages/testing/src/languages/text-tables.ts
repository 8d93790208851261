import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@awning/formats';
import { parseSync } from '@swc/core';

/** Texts of ours that stand somewhere in the sources, by language. */
export interface TextTable {
  readonly file: string;
  /** The first languages, for the reader of a failed test. */
  readonly source: string;
  readonly part: 'pages' | 'islands' | 'mails' | 'back office' | 'all';
  /** The names of the texts in each language; none for a text that is written elsewhere. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

const packagesFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** The sources that speak to people. What an owner writes is not ours: the sample website, and examples for developers. */
export function ourSources(): readonly { readonly file: string; readonly source: string }[] {
  const isOurs = (file: string) =>
    /\/src\/.*\.tsx?$/.test(file) &&
    !/\.(test|fixture)\.tsx?$|\/node_modules\/|\/src\/assembly\/|\/migrations\/|\/showcase\/|^testing\//.test(file);
  return readdirSync(packagesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => relative(packagesFolder, join(packagesFolder, file)))
    .filter(isOurs)
    .map((file) => ({ file, source: readFileSync(join(packagesFolder, file), 'utf8') }));
}

/** Every object in the sources that has texts by language. */
export function textTables(): readonly TextTable[] {
  return ourSources()
    .filter(({ source }) => /\bde: /.test(source))
    .flatMap(({ file, source }) => {
      const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
      return objectsIn(tree).flatMap((object) => tableOf(file, object));
    });
}

interface Literal {
  readonly type: 'ObjectExpression';
  readonly properties: readonly Property[];
}

interface Property {
  readonly type: string;
  readonly key?: { readonly value?: unknown };
  readonly value?: { readonly type: string };
}

function tableOf(file: string, { properties }: Literal): TextTable[] {
  const byName = new Map(properties.map((property) => [String(property.key?.value), property.value] as const));
  const written = languages.filter((language) => byName.has(language));
  if (written.length < 2) return [];
  const names = new Map([...byName].map(([language, value]) => [language, namesIn(value).toSorted()] as const));
  const isMail = names.get('en')?.includes('subject') === true;
  return [{ file, source: written.join(', '), part: isMail ? 'mails' : partOf(file), names }];
}

function partOf(file: string): TextTable['part'] {
  if (file.startsWith('editor/')) return 'back office';
  if (file.startsWith('storefront/')) return 'islands';
  return file.startsWith('server/') ? 'pages' : 'all';
}

function namesIn(value: { readonly type: string } | undefined, before = ''): readonly string[] {
  if (value?.type !== 'ObjectExpression') return [];
  return (value as Literal).properties.flatMap(({ type, key, value: inner }) => {
    if (type !== 'KeyValueProperty') return [];
    const name = `${before}${String(key?.value)}`;
    return [name, ...namesIn(inner, `${name}.`)];
  });
}

function objectsIn(node: unknown): readonly Literal[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(objectsIn);
  return (node as { type?: string }).type === 'ObjectExpression' ? [node as Literal, ...inner] : inner;
}
