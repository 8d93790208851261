import {
  allBlocks,
  type Block,
  type BlockList,
  type BlockPlace,
  blocksIn,
  findBlock,
  galleryBlock,
  imageBlock,
  type LayoutDocument,
  type PlannedAct,
  pasteBlocks,
  settingsOf,
  setValue,
} from '@awning/site-model';
import { blockKey, idOf, outerPlace, placeAfter } from './block-tree.ts';
import type { Box, Boxes } from './boxes.ts';
import { dropPlace, isInside, type Point } from './drop-place.ts';

/** What pictures become: new blocks, the picture of a block, or more pictures of a gallery. */
export type PictureTarget =
  | ({ readonly kind: 'new' } & Gap)
  | { readonly kind: 'replace' | 'gallery'; readonly id: string };

/** A place between blocks that is found again after others have been added, moved or deleted. */
interface Gap {
  readonly list: BlockList;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The edge of a block on which something is dropped beside it. */
const MAX_EDGE = 24;

/** Where pictures go that are dropped at a point: onto a picture or a gallery, or else between blocks. */
export function dropTarget(layout: LayoutDocument, boxes: Boxes, point: Point): PictureTarget {
  const onto = allBlocks(layout.content).find((block) => {
    const box = boxes.get(blockKey(block.props.id));
    return kindOf(block) !== undefined && box !== undefined && isInside(withoutEdges(box), point);
  });
  return (onto && targetAt(onto)) ?? newAt(layout, dropPlace(layout, boxes, undefined, point));
}

/** Where pasted pictures go: into the selected gallery or picture that is still missing, or else after what is selected. */
export function pasteTarget(layout: LayoutDocument, selected: string | null): PictureTarget {
  const block = findBlock(layout.content, idOf(selected) ?? '')?.block;
  const isTaken = block?.type === imageBlock.name && settingsOf(imageBlock, block).assetId !== '';
  return (block && !isTaken ? targetAt(block) : undefined) ?? newAt(layout, placeAfter(layout, selected));
}

/** Adds the pictures as one act. What they were meant for may be gone by the time that they are uploaded. */
export function addPictures(
  layout: LayoutDocument,
  target: PictureTarget,
  pictures: readonly string[],
  newId: () => string,
): PlannedAct {
  const found = target.kind === 'new' ? undefined : findBlock(layout.content, target.id);
  if (target.kind === 'gallery' && found) {
    const value = [...new Set([...settingsOf(galleryBlock, found.block).assetIds, ...pictures])];
    return setValue(layout, { id: target.id, name: 'assetIds', value });
  }
  const [first = '', ...others] = pictures;
  if (!found) return pasteBlocks(layout, imagesOf(pictures), gapNow(layout, target), newId);
  const replaced = setValue(layout, { id: found.block.props.id, name: 'assetId', value: first });
  if (!replaced.ok || others.length === 0) return replaced;
  const place = { ...found.place, index: found.place.index + 1 };
  const added = pasteBlocks(layout, imagesOf(others), place, newId);
  return added.ok ? { ok: true, value: [...replaced.value, ...added.value] } : added;
}

/** The place as the layout is now. */
export function gapNow(layout: LayoutDocument, target: PictureTarget): BlockPlace {
  const end = { list: null, index: layout.content.length };
  if (target.kind !== 'new') return end;
  const before = findBlock(layout.content, target.before ?? '');
  if (before) return { ...before.place, index: before.place.index + 1 };
  const after = findBlock(layout.content, target.after ?? '');
  if (after) return after.place;
  const inside = blocksIn(layout.content, target.list);
  return inside ? { list: target.list, index: inside.length } : outerPlace(layout, end);
}

function newAt({ content }: LayoutDocument, { list, index }: BlockPlace): PictureTarget {
  const blocks = blocksIn(content, list) ?? [];
  return { kind: 'new', list, before: blocks[index - 1]?.props.id, after: blocks[index]?.props.id };
}

function targetAt(block: Block): PictureTarget | undefined {
  const kind = kindOf(block);
  return kind && { kind, id: block.props.id };
}

function kindOf(block: Block): 'replace' | 'gallery' | undefined {
  if (block.type === imageBlock.name) return 'replace';
  // The others show the pictures of a page.
  const isOwn = block.type === galleryBlock.name && settingsOf(galleryBlock, block).collectionId === '';
  return isOwn ? 'gallery' : undefined;
}

function withoutEdges({ left, top, width, height }: Box): Box {
  const edge = Math.min(MAX_EDGE, height / 4);
  return { left, top: top + edge, width, height: height - 2 * edge };
}

function imagesOf(pictures: readonly string[]) {
  const content = pictures.map((assetId, index) => ({
    type: imageBlock.name,
    props: { id: String(index), assetId },
  }));
  return { content, texts: {} };
}
