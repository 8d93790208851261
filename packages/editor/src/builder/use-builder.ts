import {
  addBlock,
  type BlockPlace,
  contentLimits,
  duplicateBlocks,
  findBlock,
  type LayoutClip,
  moveBlocks,
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
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { kindName } from './block-name.ts';
import { blockKey, type Direction, idOf, lineAfter, outerPlace, placeAfter, stepFrom, treeOf } from './block-tree.ts';
import type { BuiltDocument } from './built-document.ts';
import { builderTexts } from './messages.ts';
import { addPictures, type PictureTarget } from './picture-target.ts';
import { useLayouts } from './use-layouts.ts';

/** Everything that can be done with the blocks of a document, by mouse and by keyboard alike, each told to who does not see it. */
export function useBuilder(built: Pick<BuiltDocument, 'areas' | 'layouts' | 'change'>, first: string | null = null) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const own = useLanguage();
  const { layouts, act, undo, redo, canUndo, canRedo, now: nowIn } = useLayouts(built);
  const { areas } = built;
  const [area, setArea] = useState(areas[0]?.name ?? '');
  const now = () => nowIn(area);
  const document = layouts[area] ?? now();
  const [{ chosen, others, anchor }, setChoice] = useState<Choice>(chosenAlone(first));
  const setChosen = (key: string | null) => setChoice(chosenAlone(key));
  function enter(next: string): void {
    if (next === area || !areas.some(({ name }) => name === next)) return;
    setArea(next);
    setChosen(null);
  }
  const [said, setSaid] = useState('');
  const [addingAt, setAddingAt] = useState<BlockPlace>();
  const [sectionAt, setSectionAt] = useState<BlockPlace>();
  const nodes = treeOf(document);
  // What was undone, or taken away by a colleague, is not selected any more.
  const selected = nodes.some(({ key }) => key === chosen) ? chosen : null;
  const selectedId = idOf(selected);
  const selectedIds = useMemo(() => {
    const ids = [selected, ...others].flatMap((key) => idOf(key) ?? []);
    return outermostBlocks(document.content, ids).map(({ props }) => props.id);
  }, [document, selected, others]);
  function nameOf(ids: readonly string[]): string {
    const [id = ''] = ids;
    if (ids.length > 1) return words.blocks(ids.length);
    const type = findBlock(now().content, id)?.block.type;
    return (type !== undefined && kindName(type, own)) || words.unknown;
  }

  function perform(plan: Parameters<typeof act>[1], burst?: string, where = area) {
    const done = act(where, plan, burst);
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

  function move(ids: readonly string[], place: BlockPlace | undefined): void {
    const name = nameOf(ids);
    const moved = place && perform((before) => moveBlocks(before, ids, place));
    const node = moved && treeOf(moved).find(({ block }) => block && ids.includes(block.props.id));
    setSaid(node ? words.moved(name, node.position, node.count) : words.cannotMove(name));
  }

  /** What is done with one of several selected blocks is done with all of them. */
  function withOthers(id: string): readonly string[] {
    return selectedIds.includes(id) ? selectedIds : [id];
  }

  /** Also after a way to another line: what lies between it and where the way began is selected. */
  function extendTo(key: string): void {
    const from = nodes.findIndex((node) => node.key === anchor);
    const to = nodes.findIndex((node) => node.key === key);
    if (from === -1 || to === -1) return setChosen(key);
    const between = nodes.slice(Math.min(from, to), Math.max(from, to) + 1).filter(({ block }) => block);
    setChoice({ chosen: key, others: between.map((node) => node.key), anchor });
    const ids = between.flatMap((node) => idOf(node.key) ?? []);
    if (ids.length > 0) setSaid(words.selected(ids.length));
    return undefined;
  }

  function toggle(key: string): void {
    const keys = selected === null ? others : [selected, ...others];
    const isIn = keys.includes(key);
    const rest = [...new Set(keys)].filter((one) => one !== key);
    setChoice({ chosen: isIn ? (rest.at(-1) ?? null) : key, others: rest, anchor: key });
    setSaid(words.selected(isIn ? rest.length : rest.length + 1));
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
    canUndo,
    canRedo,
    /** All layouts as they are now. */
    layouts,
    areas,
    /** The one in which blocks are selected and changed. */
    area,
    enter,
    document,
    nodes,
    selected,
    selectedId,
    selectedIds,
    select: setChosen,
    /** Whether a line is selected, alone or with others. */
    isSelected: (key: string) => key === selected || others.includes(key),
    extendTo,
    toggle,
    selectAll: () => {
      const [first, ...rest] = document.content.map(({ props }) => blockKey(props.id));
      if (first === undefined) return;
      setChoice({ chosen: first, others: rest, anchor: first });
      setSaid(words.selected(rest.length + 1));
    },
    nameOf,
    said,
    say: setSaid,
    addingAt,
    askToAdd: (place: BlockPlace = placeAfter(now(), selected)) => setAddingAt(place),
    closeAdding: () => setAddingAt(undefined),
    sectionAt,
    askForSection: (place: BlockPlace = placeAfter(now(), selected)) => setSectionAt(place),
    closeSections: () => setSectionAt(undefined),
    add: (type: string, place: BlockPlace) => make((newId) => (before) => addBlock(before, { type, place, newId })),
    duplicate: (ids: readonly string[]) => make((newId) => (before) => duplicateBlocks(before, ids, newId)),
    /** Puts copied blocks after what is selected. Without a clip it says that there is none. */
    paste: (clip: LayoutClip | undefined) =>
      make((newId) => (before) => pasteBlocks(before, clip, placeAfter(before, selected), newId)),
    /** Puts a ready-made section onto the page itself, never into a column. */
    insert: (clip: LayoutClip, place: BlockPlace, title: string) => {
      const isMade = make((newId) => (before) => pasteBlocks(before, clip, outerPlace(before, place), newId));
      if (isMade) setSaid(words.added(title));
    },
    /** Pictures that are there by now, in the area for which they were meant. */
    addPictures: (where: string, target: PictureTarget, pictures: readonly string[]) => {
      const made: string[] = [];
      const newId = () => {
        made.push(newKey());
        return made.at(-1) ?? '';
      };
      const changed = perform((before) => addPictures(before, target, pictures, newId), undefined, where);
      if (!changed) return;
      setSaid(words.picturesAdded(pictures.length));
      const shown = made[0] ?? (target.kind === 'new' ? undefined : target.id);
      if (shown !== undefined && where === area) setChosen(blockKey(shown));
    },
    remove,
    move: (id: string, place: BlockPlace) => move(withOthers(id), place),
    step: (id: string, direction: Direction) => {
      const ids = withOthers(id);
      const edge = direction === 'down' ? ids.at(-1) : ids[0];
      move(ids, stepFrom(now(), edge ?? id, direction));
    },
    /** What is typed in a row is one step; `run` tells where another begins. */
    write: (change: TextChange, run = '') =>
      perform((before) => setText(before, change), `${change.id}/${change.name}/${change.language}/${run}`),
    set: (change: ValueChange) => perform((before) => setValue(before, change)),
    /** Like `set`, letter by letter: what is typed in a row is one step. */
    type: (change: ValueChange) =>
      perform((before) => setValue(before, change), `${change.id}/${change.name}/${change.screen ?? ''}`),
    resize: (id: string, spans: readonly number[]) => {
      if (perform((before) => resizeColumns(before, id, spans))) setSaid(words.resized(spans));
    },
    undo: () => {
      const changed = undo();
      if (changed === undefined) return;
      enter(changed);
      setSaid(words.undone);
    },
    redo: () => {
      const changed = redo();
      if (changed === undefined) return;
      enter(changed);
      setSaid(words.redone);
    },
  };
}

interface Choice {
  /** The line that has the keys and the panel. */
  readonly chosen: string | null;
  /** Lines that are selected with it. */
  readonly others: readonly string[];
  /** Where a choice of several began. */
  readonly anchor: string | null;
}

function chosenAlone(key: string | null): Choice {
  return { chosen: key, others: [], anchor: key };
}

export type Builder = ReturnType<typeof useBuilder>;
