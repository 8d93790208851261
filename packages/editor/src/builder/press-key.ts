import { arrowDirections, type Direction, type TreeNode } from './block-tree.ts';
import type { Builder } from './use-builder.ts';

/** A key as the outline and the canvas tell it. */
export interface PressedKey {
  readonly key: string;
  readonly alt: boolean;
  readonly shift: boolean;
  /** Control, or the command key. */
  readonly mod: boolean;
}

interface Rooms {
  readonly save: () => void;
  readonly focusOutline: () => void;
  readonly focusPanel: () => void;
  /** The list of all keys. */
  readonly showKeys: () => void;
}

/** What a key does, wherever it was pressed. Returns false if it does nothing here. */
export function pressKey(builder: Builder, rooms: Rooms, { key, alt, shift, mod }: PressedKey): boolean {
  const { nodes, selected, selectedId: id, selectedIds: ids } = builder;
  const hasBlocks = ids.length > 0;
  /** The line that had the focus may be gone, or elsewhere. */
  const there = (act: () => void) => () => {
    act();
    rooms.focusOutline();
  };
  if (mod) {
    const acts: Readonly<Record<string, () => void>> = {
      z: there(shift ? builder.redo : builder.undo),
      y: there(builder.redo),
      s: rooms.save,
      a: there(builder.selectAll),
      ...(hasBlocks && { d: there(() => builder.duplicate(ids)) }),
    };
    return run(own(acts, key.toLowerCase()));
  }
  if (alt) {
    const direction = own<Direction>(arrowDirections, key);
    return run(id === undefined || direction === undefined ? undefined : there(() => builder.step(id, direction)));
  }
  const index = nodes.findIndex((node) => node.key === selected);
  const goTo = (node: TreeNode | undefined) =>
    there(() => {
      if (node) builder.select(node.key);
    });
  const extendTo = (node: TreeNode | undefined) =>
    there(() => {
      if (node) builder.extendTo(node.key);
    });
  const erase = hasBlocks ? there(() => builder.remove(ids)) : undefined;
  const open = id === undefined ? () => builder.askToAdd() : rooms.focusPanel;
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: (shift ? extendTo : goTo)(nodes[Math.max(index - 1, 0)]),
    ArrowDown: (shift ? extendTo : goTo)(nodes[Math.min(index + 1, nodes.length - 1)]),
    ArrowLeft: goTo(nodes.find((node) => node.key === nodes[index]?.parent)),
    ArrowRight: goTo(nodes[index + 1]?.parent === selected ? nodes[index + 1] : undefined),
    Home: goTo(nodes[0]),
    End: goTo(nodes.at(-1)),
    Delete: erase,
    Backspace: erase,
    Enter: selected === null ? goTo(nodes[0]) : open,
    ' ': selected === null ? goTo(nodes[0]) : undefined,
    '/': () => builder.askToAdd(),
    '?': rooms.showKeys,
    Escape: ids.length > 1 ? there(() => builder.select(selected)) : rooms.focusOutline,
  };
  return run(own(acts, key));
}

/** Keys come from the frame, too, and may be any text. */
function own<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function run(act: (() => void) | undefined): boolean {
  act?.();
  return act !== undefined;
}
