import {
  addBlock,
  type BlockPlace,
  contentLimits,
  duplicateBlocks,
  findBlock,
  type LayoutClip,
  moveBlock,
  outermostBlocks,
  type PlannedAct,
  pasteBlocks,
  removeBlocks,
  resizeColumns,
  setText,
  setValue,
  type TextChange,
  type ValueChange,
} from '@awning/site-model';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { newKey } from '../api/new-key.ts';
import type { PageEditor } from '../content/use-page-editor.ts';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { kindName } from './block-name.ts';
import { blockKey, type Direction, idOf, lineAfter, placeAfter, stepFrom, treeOf } from './block-tree.ts';
import { builderTexts } from './messages.ts';
import { useLayout } from './use-layout.ts';

/** Everything that can be done with the blocks of a page, by mouse and by keyboard alike, each told to who does not see it. */
export function useBuilder(editor: PageEditor) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const own = useLanguage();
  const layout = useLayout(editor);
  const { document, act, now } = layout;
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [addingAt, setAddingAt] = useState<BlockPlace>();
  const nodes = treeOf(document);
  // What was undone, or taken away by a colleague, is not selected any more.
  const selected = nodes.some(({ key }) => key === chosen) ? chosen : null;
  const selectedId = idOf(selected);
  const selectedIds = useMemo(() => (selectedId === undefined ? [] : [selectedId]), [selectedId]);
  function nameOf(ids: readonly string[]): string {
    const [id = '', ...others] = ids;
    if (others.length > 0) return words.blocks(ids.length);
    const type = findBlock(now().content, id)?.block.type;
    return (type !== undefined && kindName(type, own)) || words.unknown;
  }

  function perform(plan: Parameters<typeof act>[0], burst?: string) {
    const done = act(plan, burst);
    if (done.ok) return done.value.document;
    const reasons: Readonly<Record<string, string>> = {
      'too-many': words.tooMany(contentLimits.blocksPerLayout),
      'no-clip': words.noClip,
    };
    notifications.show({
      color: 'red',
      message: reasons[done.reason] ?? words.refused,
      closeButtonProps: { 'aria-label': common.close },
    });
    return undefined;
  }

  function move(id: string, place: BlockPlace | undefined): void {
    const name = nameOf([id]);
    const moved = place && perform((before) => moveBlock(before, id, place));
    const node = moved && treeOf(moved).find(({ key }) => key === blockKey(id));
    setSaid(node ? words.moved(name, node.position, node.count) : words.cannotMove(name));
  }

  /** Something that makes blocks, the first of which is selected then. Returns false if it was not possible. */
  function make(plan: (newId: () => string) => (before: typeof document) => PlannedAct): boolean {
    const made: string[] = [];
    const newId = () => {
      made.push(newKey());
      return made.at(-1) ?? '';
    };
    const changed = perform(plan(newId));
    const shown = changed && outermostBlocks(changed.content, made).map(({ props }) => props.id);
    if (!shown?.[0]) return false;
    setChosen(blockKey(shown[0]));
    setSaid(words.added(nameOf(shown)));
    return true;
  }

  function remove(ids: readonly string[]): void {
    const name = nameOf(ids);
    const gone = outermostBlocks(document.content, ids).map(({ props }) => blockKey(props.id));
    const next = lineAfter(nodes, gone);
    if (!perform((before) => removeBlocks(before, ids))) return;
    setChosen(next?.key ?? null);
    setSaid(words.removed(name));
  }

  return {
    layout,
    document,
    nodes,
    selected,
    selectedId,
    selectedIds,
    select: setChosen,
    nameOf,
    said,
    say: setSaid,
    addingAt,
    askToAdd: (place: BlockPlace = placeAfter(now(), selected)) => setAddingAt(place),
    closeAdding: () => setAddingAt(undefined),
    add: (type: string, place: BlockPlace) => make((newId) => (before) => addBlock(before, { type, place, newId })),
    duplicate: (ids: readonly string[]) => make((newId) => (before) => duplicateBlocks(before, ids, newId)),
    /** Puts copied blocks after what is selected. Without a clip it says that there is none. */
    paste: (clip: LayoutClip | undefined) =>
      make((newId) => (before) => pasteBlocks(before, clip, placeAfter(before, selected), newId)),
    remove,
    move,
    step: (id: string, direction: Direction) => move(id, stepFrom(now(), id, direction)),
    /** What is typed in a row is one step; `run` tells where another begins. */
    write: (change: TextChange, run = '') =>
      perform((before) => setText(before, change), `${change.id}/${change.name}/${change.language}/${run}`),
    set: (change: ValueChange) => perform((before) => setValue(before, change)),
    /** Like `set`, letter by letter: what is typed in a row is one step. */
    type: (change: ValueChange) =>
      perform((before) => setValue(before, change), `${change.id}/${change.name}/${change.screen ?? ''}`),
    resize: (id: string, spans: readonly number[]) => perform((before) => resizeColumns(before, id, spans)),
    undo: () => {
      if (!layout.canUndo) return;
      layout.undo();
      setSaid(words.undone);
    },
    redo: () => {
      if (!layout.canRedo) return;
      layout.redo();
      setSaid(words.redone);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
