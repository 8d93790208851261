import { allBlocks, type LayoutDocument, type LayoutHistory, openHistory } from '@awning/site-model';
import { isSameValue } from '../kit/editing/merge.ts';

/** A layout as the form has it, and the acts that led to it. */
export interface HeldLayout {
  readonly layout: LayoutDocument;
  readonly history: LayoutHistory;
}

export function holdLayout(layout: LayoutDocument): HeldLayout {
  return { layout, history: openHistory(layout) };
}

/**
 * Goes on with a layout that came from the server. After a save that is what was sent, perhaps with cleaned texts: the acts
 * can still be undone. Where a colleague has moved blocks, they cannot.
 */
export function holdNext({ history }: HeldLayout, layout: LayoutDocument): HeldLayout {
  const opened = openHistory(layout);
  if (isSameValue(opened.document, history.document)) return { layout, history };
  const hasSameBlocks = isSameValue(shapeOf(opened.document), shapeOf(history.document));
  return { layout, history: hasSameBlocks ? { ...history, document: opened.document } : opened };
}

/** Every block with the blocks in it: what the steps of acts refer to. */
function shapeOf({ content }: LayoutDocument): unknown {
  return allBlocks(content).map((block) => [block.type, block.props.id, allBlocks([block]).length]);
}
