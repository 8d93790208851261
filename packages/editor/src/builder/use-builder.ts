import {
  addBlock,
  type BlockPlace,
  duplicateBlock,
  findBlock,
  moveBlock,
  type PlannedAct,
  removeBlock,
  resizeColumns,
  setText,
  setValue,
  type TextChange,
  type ValueChange,
} from '@awning/site-model';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { newKey } from '../api/new-key.ts';
import type { PageEditor } from '../content/use-page-editor.ts';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { kindName } from './block-name.ts';
import { blockKey, type Direction, idOf, placeAfter, stepFrom, treeOf } from './block-tree.ts';
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
  const nameOf = (id: string) => {
    const type = findBlock(now().content, id)?.block.type;
    return (type !== undefined && kindName(type, own)) || words.unknown;
  };

  function perform(plan: Parameters<typeof act>[0], burst?: string) {
    const changed = act(plan, burst);
    if (changed) return changed;
    notifications.show({ color: 'red', message: words.refused, closeButtonProps: { 'aria-label': common.close } });
    return undefined;
  }

  function move(id: string, place: BlockPlace | undefined): void {
    const name = nameOf(id);
    const moved = place && perform((before) => moveBlock(before, id, place));
    const node = moved && treeOf(moved).find(({ key }) => key === blockKey(id));
    setSaid(node ? words.moved(name, node.position, node.count) : words.cannotMove(name));
  }

  /** Something that makes a block, which is selected then. */
  function make(plan: (newId: () => string) => (before: typeof document) => PlannedAct): void {
    const made: string[] = [];
    const newId = () => {
      made.push(newKey());
      return made.at(-1) ?? '';
    };
    const [first] = perform(plan(newId)) ? made : [];
    if (first === undefined) return;
    setChosen(blockKey(first));
    setSaid(words.added(nameOf(first)));
  }

  function remove(id: string): void {
    const name = nameOf(id);
    const index = nodes.findIndex(({ key }) => key === blockKey(id));
    const { level = 0 } = nodes[index] ?? {};
    // The line that takes its place in the outline, so that going on needs no way back.
    const next = nodes.slice(index + 1).find((node) => node.level <= level) ?? nodes[index - 1];
    if (!perform((before) => removeBlock(before, id))) return;
    setChosen(next?.key ?? null);
    setSaid(words.removed(name));
  }

  return {
    layout,
    document,
    nodes,
    selected,
    selectedId,
    select: setChosen,
    said,
    addingAt,
    askToAdd: (place: BlockPlace = placeAfter(now(), selected)) => setAddingAt(place),
    closeAdding: () => setAddingAt(undefined),
    add: (type: string, place: BlockPlace) => make((newId) => (before) => addBlock(before, { type, place, newId })),
    duplicate: (id: string) => make((newId) => (before) => duplicateBlock(before, id, newId)),
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
