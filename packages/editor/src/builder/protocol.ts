import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type TextFormat, textFormats } from '../kit/rich-text/formats.ts';
import { PageReport } from '../publish/report.ts';
import { BOX_SIZE } from './boxes.ts';
import { MAX_CLIP_LENGTH, MAX_PASTED_FILES } from './clip-length.ts';
import type { Written } from './use-writing.ts';

const BlockId = Type.String({ minLength: 1, maxLength: 100 });
const AreaName = Type.String({ maxLength: 50 });
const TextName = Type.String({ minLength: 1, maxLength: 50 });

/** What the frame may say. It is sealed off and shows the theme of anybody, so nothing of it is trusted. */
const FrameMessage = Type.Union([
  Type.Object({ kind: Type.Literal('select'), area: AreaName, id: Type.Union([BlockId, Type.Null()]) }),
  /** A double click: a text of it is wanted, the one that was clicked on or else its first. */
  Type.Object({ kind: Type.Literal('write'), id: BlockId, name: Type.Optional(TextName) }),
  /** What the text has become that is edited in place. What is typed in one run has the same number. */
  Type.Object({
    kind: Type.Literal('text'),
    id: BlockId,
    name: TextName,
    value: Type.String({ maxLength: 100_000 }),
    run: Type.Integer({ minimum: 0 }),
  }),
  /** The page has no such text to edit in place, as where a theme draws the block itself. */
  Type.Object({ kind: Type.Literal('unwritable') }),
  /** What the text is where its cursor is. */
  Type.Object({
    kind: Type.Literal('format'),
    active: Type.Array(Type.Union(textFormats.map((name) => Type.Literal(name))), { maxItems: textFormats.length }),
    href: Type.String({ maxLength: 2083 }),
  }),
  Type.Object({
    kind: Type.Literal('key'),
    key: Type.String({ maxLength: 20 }),
    alt: Type.Boolean(),
    shift: Type.Boolean(),
    /** Control, or the command key. */
    mod: Type.Boolean(),
  }),
  /** What is selected was put into the clipboard. */
  Type.Object({ kind: Type.Literal('taken'), act: Type.Union([Type.Literal('copy'), Type.Literal('cut')]) }),
  /** A text of the clipboard, which may come from anywhere. */
  Type.Object({ kind: Type.Literal('paste'), text: Type.String({ maxLength: MAX_CLIP_LENGTH }) }),
  /** The marked elements of the current area, in the order of the boxes: `block/id`, `column/row/index`, `area`. */
  Type.Object({ kind: Type.Literal('marks'), marks: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 }) }),
  Type.Object({ kind: Type.Literal('scroll'), x: Type.Number(), y: Type.Number() }),
  /** What the page tells of itself before it is published; null if it cannot be checked. */
  Type.Object({ kind: Type.Literal('report'), report: Type.Union([PageReport, Type.Null()]) }),
]);
type FrameMessage = Static<typeof FrameMessage>;

/** One box after another: left, top, width, height, in coordinates of the document. */
interface BoxesMessage {
  readonly kind: 'boxes';
  readonly boxes: Float32Array;
}

/** Pictures of the clipboard. */
interface FilesMessage {
  readonly kind: 'files';
  readonly files: readonly File[];
}

/** What the frame is told. */
export type CanvasCommand =
  /** What is selected, and the area that it is in. */
  | { readonly kind: 'select'; readonly area: string; readonly id: string | null; readonly isRevealed: boolean }
  /** Everything that is not edited recedes. */
  | { readonly kind: 'shade' }
  /** What is selected, as the clipboard gets it: a copy has to be ready when the key is pressed. */
  | { readonly kind: 'clip'; readonly text: string | undefined }
  | { readonly kind: 'content'; readonly html: string }
  | { readonly kind: 'scroll'; readonly by: number }
  /** Another look of the page: its style sheet, and the classes that it has and no longer has. */
  | {
      readonly kind: 'look';
      readonly css: string;
      readonly classes: { readonly on: readonly string[]; readonly off: readonly string[] };
    }
  /** The value of the property that such a style sheet may leave open. */
  | { readonly kind: 'live'; readonly value: string }
  /** The script that edits texts in place, before the first of them, or the one that checks the page. */
  | { readonly kind: 'load'; readonly code: string }
  /** Edits a text in place; where that is so already, it gets this value. */
  | ({ readonly kind: 'write' } & Written)
  | { readonly kind: 'check' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'format'; readonly name: TextFormat; readonly href?: string };

/** A message of the frame; `undefined` if it is none that there is. */
export function readFrameMessage(data: unknown): CanvasMessage | undefined {
  if (data instanceof Float32Array) {
    const isWhole = data.length % BOX_SIZE === 0 && data.every(Number.isFinite);
    return isWhole ? { kind: 'boxes', boxes: data } : undefined;
  }
  if (isFiles(data)) return data;
  return Value.Check(FrameMessage, data) ? data : undefined;
}

function isFiles(data: unknown): data is FilesMessage {
  const { kind, files } = (data ?? {}) as Partial<Record<string, unknown>>;
  const isSome = kind === 'files' && Array.isArray(files) && files.length > 0 && files.length <= MAX_PASTED_FILES;
  return isSome && files.every((file) => file instanceof File);
}

export type CanvasMessage = FrameMessage | BoxesMessage | FilesMessage;
/** What the frame sends. */
export type SentByFrame = FrameMessage | FilesMessage | Float32Array;
