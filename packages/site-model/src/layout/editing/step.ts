import type { Block } from '../block.ts';
import { isRecord } from '../block.ts';
import type { LayoutDocument } from '../document.ts';
import type { ScreenSize } from '../screens.ts';
import { allBlocks } from '../walk.ts';
import { type BlockPlace, changeBlock, changeList, columnsOf, findBlock, withColumns } from './place.ts';
import { joinTexts, type LayoutTexts, splitTexts, withText } from './texts.ts';

/**
 * The smallest change of a layout. Each has an inverse that is a step as well, so an act of several steps is undone by the
 * inverses in reverse order.
 */
export type LayoutStep =
  | { readonly kind: 'insert'; readonly place: BlockPlace; readonly block: Block; readonly texts: LayoutTexts }
  | { readonly kind: 'remove'; readonly id: string }
  /** The index counts the blocks of the list without the moved one. */
  | { readonly kind: 'move'; readonly id: string; readonly to: BlockPlace }
  | SetValueStep
  | SetTextStep
  /** The widths of a row's columns. More of them add empty columns, fewer take away the last ones, which must be empty. */
  | { readonly kind: 'spans'; readonly id: string; readonly spans: readonly number[] };

/** `undefined` takes the value away, so that the default counts, or the value of the wider screen. */
interface SetValueStep {
  readonly kind: 'value';
  readonly id: string;
  readonly name: string;
  readonly screen?: ScreenSize;
  readonly value: unknown;
}

/** `undefined` takes the text away, so that the one of the primary language is shown. */
interface SetTextStep {
  readonly kind: 'text';
  readonly id: string;
  readonly language: string;
  readonly name: string;
  readonly value: unknown;
}

export interface AppliedStep {
  readonly document: LayoutDocument;
  readonly inverse: LayoutStep;
}

/** Throws if the layout has no such block: acts check that before they make steps. */
export function applyStep(document: LayoutDocument, step: LayoutStep): AppliedStep {
  switch (step.kind) {
    case 'insert':
      return insertBlock(document, step);
    case 'remove':
      return removeBlock(document, step.id);
    case 'move':
      return moveBlock(document, step.id, step.to);
    case 'value':
      return setValue(document, step);
    case 'text':
      return setText(document, step);
    default:
      return setSpans(document, step.id, step.spans);
  }
}

function insertBlock(
  document: LayoutDocument,
  { place, block, texts }: Extract<LayoutStep, { kind: 'insert' }>,
): AppliedStep {
  const content = insertAt(document.content, place, block);
  const next = { ...document, content, texts: joinTexts(document.texts, texts) };
  return { document: next, inverse: { kind: 'remove', id: block.props.id } };
}

function removeBlock(document: LayoutDocument, id: string): AppliedStep {
  const { block, place } = blockOf(document, id);
  const ids = new Set(allBlocks([block]).map(({ props }) => props.id));
  const { theirs, others } = splitTexts(document.texts, ids);
  return {
    document: { ...document, content: takeOut(document.content, place), texts: others },
    inverse: { kind: 'insert', place, block, texts: theirs },
  };
}

function moveBlock(document: LayoutDocument, id: string, to: BlockPlace): AppliedStep {
  const { block, place } = blockOf(document, id);
  const content = insertAt(takeOut(document.content, place), to, block);
  return { document: { ...document, content }, inverse: { kind: 'move', id, to: place } };
}

function setValue(document: LayoutDocument, step: SetValueStep): AppliedStep {
  const { block } = blockOf(document, step.id);
  const content = changeBlock(document.content, step.id, (found) => withValue(found, step));
  return { document: { ...document, content }, inverse: { ...step, value: storedValue(block, step) } };
}

/** A value as it is stored; `undefined` if the default counts, or the value of the wider screen. */
export function storedValue(
  { props }: Block,
  { name, screen }: { readonly name: string; readonly screen?: ScreenSize },
): unknown {
  return screen === undefined ? props[name] : valuesAt(props['at'], screen)[name];
}

function withValue({ type, props }: Block, { name, screen, value }: SetValueStep): Block {
  if (screen === undefined) return { type, props: { ...withMember(props, name, value), id: props.id } };
  const ofScreen = withMember(valuesAt(props['at'], screen), name, value);
  const isBare = Object.keys(ofScreen).length === 0;
  const at = withMember(isRecord(props['at']) ? props['at'] : {}, screen, isBare ? undefined : ofScreen);
  const next = withMember(props, 'at', Object.keys(at).length === 0 ? undefined : at);
  return { type, props: { ...next, id: props.id } };
}

function valuesAt(at: unknown, screen: ScreenSize): Readonly<Record<string, unknown>> {
  const values = isRecord(at) ? at[screen] : undefined;
  return isRecord(values) ? values : {};
}

function withMember(record: Readonly<Record<string, unknown>>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _former, ...others } = record;
  return value === undefined ? others : { ...others, [name]: value };
}

function setText(document: LayoutDocument, step: SetTextStep): AppliedStep {
  const former = document.texts[step.language]?.[step.id]?.[step.name];
  return {
    document: { ...document, texts: withText(document.texts, step) },
    inverse: { ...step, value: former },
  };
}

function setSpans(document: LayoutDocument, id: string, spans: readonly number[]): AppliedStep {
  const { block } = blockOf(document, id);
  const former = columnsOf(block);
  const columns = spans.map((span, index) => ({ span, blocks: former[index]?.blocks ?? [] }));
  return {
    document: { ...document, content: changeBlock(document.content, id, (row) => withColumns(row, columns)) },
    inverse: { kind: 'spans', id, spans: former.map(({ span }) => span) },
  };
}

function blockOf({ content }: LayoutDocument, id: string) {
  const found = findBlock(content, id);
  if (!found) throw new Error(`There is no block with the id "${id}".`);
  return found;
}

function insertAt(content: readonly Block[], { list, index }: BlockPlace, block: Block): readonly Block[] {
  return changeList(content, list, (blocks) => blocks.toSpliced(index, 0, block));
}

function takeOut(content: readonly Block[], { list, index }: BlockPlace): readonly Block[] {
  return changeList(content, list, (blocks) => blocks.toSpliced(index, 1));
}
