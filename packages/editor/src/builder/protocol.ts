import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { BOX_SIZE } from './boxes.ts';

const BlockId = Type.String({ minLength: 1, maxLength: 100 });

/** What the frame may say. It is sealed off and shows the theme of anybody, so nothing of it is trusted. */
const FrameMessage = Type.Union([
  Type.Object({ kind: Type.Literal('select'), id: Type.Union([BlockId, Type.Null()]) }),
  /** A double click: its texts are wanted. */
  Type.Object({ kind: Type.Literal('write'), id: BlockId }),
  Type.Object({
    kind: Type.Literal('key'),
    key: Type.String({ maxLength: 20 }),
    alt: Type.Boolean(),
    shift: Type.Boolean(),
    /** Control, or the command key. */
    mod: Type.Boolean(),
  }),
  /** The marked elements, in the order of the boxes: `block/id`, `column/row/index`, `area`. */
  Type.Object({ kind: Type.Literal('marks'), marks: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 1000 }) }),
  Type.Object({ kind: Type.Literal('scroll'), x: Type.Number(), y: Type.Number() }),
]);
type FrameMessage = Static<typeof FrameMessage>;

/** One box after another: left, top, width, height, in coordinates of the document. */
interface BoxesMessage {
  readonly kind: 'boxes';
  readonly boxes: Float32Array;
}

/** What the frame is told. */
export type CanvasCommand =
  | { readonly kind: 'select'; readonly id: string | null; readonly isRevealed: boolean }
  | { readonly kind: 'content'; readonly html: string }
  | { readonly kind: 'scroll'; readonly by: number };

/** A message of the frame; `undefined` if it is none that there is. */
export function readFrameMessage(data: unknown): FrameMessage | BoxesMessage | undefined {
  if (data instanceof Float32Array) {
    const isWhole = data.length % BOX_SIZE === 0 && data.every(Number.isFinite);
    return isWhole ? { kind: 'boxes', boxes: data } : undefined;
  }
  return Value.Check(FrameMessage, data) ? data : undefined;
}

export type CanvasMessage = FrameMessage | BoxesMessage;
/** What the frame sends. */
export type SentByFrame = FrameMessage | Float32Array;
