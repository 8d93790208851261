import { type Static, type TLiteral, type TSchema, type TUnion, type TUnsafe, Type } from '@sinclair/typebox';
import { type Column, rowSpan } from './block.ts';

/** The kind of value in a setting. Reading, cleaning, walking and the editor's control depend on it. */
export type ValueKind =
  | 'text'
  | 'lines'
  | 'html'
  | 'link'
  | 'choice'
  | 'number'
  | 'flag'
  | 'picture'
  | 'pictures'
  | 'file'
  | 'collection'
  | 'form'
  | 'columns';

/** What an owner's HTML may contain: `rich` is text with headings, lists, tables, links and pictures. */
export type HtmlPolicy = 'rich';

/** What a chosen file must be: a film, a sound, or the captions of a film (WebVTT). */
export type FileUse = 'video' | 'audio' | 'captions';

/** One setting of a block. The schema has the limits and the default. */
export interface BlockField<S extends TSchema = TSchema> {
  readonly holds: ValueKind;
  readonly schema: S;
  /** Whether each language has its own value. */
  readonly isTranslated: boolean;
  /** How HTML is cleaned when it is saved; absent for other kinds. */
  readonly policy?: HtmlPolicy;
  /** What a file must be; absent for other kinds. */
  readonly use?: FileUse;
  /** The styles of a value on smaller screens; only for settings that may differ there. */
  readonly byScreen?: ScreenStyle;
  /** The name under which earlier layouts stored it. */
  readonly formerly?: string;
}

/** The CSS of the values: the part of the block that they apply to, and the declarations for each value. */
export interface ScreenStyle {
  readonly selector: string;
  readonly css: Readonly<Record<string, string>>;
}

interface ScreenOption<Value> {
  readonly selector: string;
  readonly css: (value: Value) => string;
}

/** Plain text, escaped when printed. */
export function text({ maxLength = 500, isTranslated = true } = {}) {
  return field('text', Type.String({ maxLength, default: '' }), { isTranslated });
}

/** Plain text of several lines, escaped when printed. */
export function lines({ maxLength = 20_000, isTranslated = true } = {}) {
  return field('lines', Type.String({ maxLength, default: '' }), { isTranslated });
}

/** Text with markup. */
export function html(policy: HtmlPolicy, { maxLength = 100_000 } = {}) {
  return field('html', Type.String({ maxLength, default: '' }), { isTranslated: true, policy });
}

/** A link. It is translated, because each language may have its own page. */
export function link(start = '') {
  return field('link', Type.String({ maxLength: 2083, default: start }), { isTranslated: true });
}

/** One of a few strings or numbers. */
export function choice<const Choice extends string | number>(
  choices: readonly Choice[],
  start: NoInfer<Choice>,
  { byScreen, formerly }: { byScreen?: ScreenOption<NoInfer<Choice>>; formerly?: string } = {},
) {
  const literals: TLiteral<Choice>[] = choices.map((one) => Type.Literal(one));
  const schema = Type.Union(literals, { default: start }) as TUnion<[TLiteral<Choice>]>;
  return field('choice', schema, { ...styled(choices, byScreen), ...renamed(formerly) });
}

/** A whole number. */
export function number({ minimum, maximum, start, byScreen, formerly }: NumberOptions) {
  const values = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const schema = Type.Integer({ minimum, maximum, default: start });
  return field('number', schema, { ...styled(values, byScreen), ...renamed(formerly) });
}

interface NumberOptions {
  readonly minimum: number;
  readonly maximum: number;
  readonly start: number;
  readonly byScreen?: ScreenOption<number>;
  readonly formerly?: string;
}

export function flag(start = false, { formerly }: { formerly?: string } = {}) {
  return field('flag', Type.Boolean({ default: start }), renamed(formerly));
}

/** The id of a picture; empty while none is chosen. */
export function picture() {
  return field('picture', Type.String({ pattern: `^$|${idPattern}`, default: '' }));
}

export function pictures({ maxItems = 500 } = {}) {
  return field('pictures', Type.Array(Type.String({ pattern: idPattern }), { maxItems, default: [] }));
}

/** The id of a film, a sound or a file of captions; empty while none is chosen. */
export function file(use: FileUse) {
  return field('file', Type.String({ pattern: `^$|${idPattern}`, default: '' }), { use });
}

/** A collection by id or by the last part of its URL; empty while none is chosen. */
export function collection() {
  return field('collection', Type.String({ maxLength: 200, default: '' }));
}

/** The id of a form; empty while none is chosen. */
export function form() {
  return field('form', Type.String({ pattern: `^$|${idPattern}`, default: '' }));
}

/** Further blocks in columns. */
export function columns() {
  const column = Type.Object(
    { span: Type.Integer({ minimum: 1, maximum: rowSpan }), blocks: Type.Array(Type.Unknown()) },
    { additionalProperties: false },
  );
  // `checkLayout` checks the blocks inside one by one.
  const schema = Type.Array(column, { maxItems: rowSpan, default: [] }) as unknown as TUnsafe<readonly Column[]>;
  return field('columns', schema);
}

/** The format of database ids, by which pictures and forms are loaded. */
export const idPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

function styled<Value>(values: readonly Value[], option: ScreenOption<Value> | undefined): { byScreen?: ScreenStyle } {
  if (option === undefined) return {};
  const css = Object.fromEntries(values.map((value) => [String(value), option.css(value)]));
  return { byScreen: { selector: option.selector, css } };
}

function renamed(formerly: string | undefined): { formerly?: string } {
  return formerly === undefined ? {} : { formerly };
}

function field<S extends TSchema>(
  holds: ValueKind,
  schema: S,
  more: Partial<Pick<BlockField<S>, 'isTranslated' | 'policy' | 'use' | 'byScreen' | 'formerly'>> = {},
): BlockField<S> {
  return { holds, schema, isTranslated: false, ...more };
}

/** The stored value of a setting, which may lie under its earlier name. */
export function storedValue(
  stored: Readonly<Record<string, unknown>>,
  name: string,
  { formerly }: BlockField,
): unknown {
  return formerly === undefined || Object.hasOwn(stored, name) ? stored[name] : stored[formerly];
}

export type FieldValue<Field extends BlockField> = Static<Field['schema']>;
