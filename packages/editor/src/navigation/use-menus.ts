import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import {
  type Areas,
  type Entry,
  entryAt,
  isFolder,
  linesOf,
  type Moved,
  moveBy,
  moveTo,
  type Place,
  type Way,
  withChanged,
  withEntry,
  withoutEntry,
} from './entries.ts';
import { entryName, type PagesById } from './entry-name.ts';
import { navigationTexts } from './messages.ts';
import { navigationKey } from './queries.ts';
import type { NavigationEditor } from './use-navigation-editor.ts';

export type Menus = ReturnType<typeof useMenus>;

/** What can be done with the menus: each act changes what is typed, goes on at its entry and says what happened. */
export function useMenus(editor: NavigationEditor, pages: PagesById, titleOf: (area: string) => string) {
  const words = useTexts(navigationTexts);
  const format = useFormat();
  const language = usePrimaryLanguage();
  const queries = useQueryClient();
  const tellWithUndo = useUndoNotice();
  const [current, setCurrent] = useState<Place>();
  const [focusCount, setFocusCount] = useState(0);
  const [said, setSaid] = useState('');
  const { values, getValues, setFieldValue } = editor.form;
  const { areas } = values;

  const nameOf = (entry: Entry) => entryName(entry, pages, language, words);
  const change = (next: Areas) => {
    editor.form.setFieldValue('areas', next);
    editor.form.clearErrors();
  };
  const focus = (place: Place | undefined) => {
    setCurrent(place);
    setFocusCount((count) => count + 1);
  };

  function settle({ areas: next, place }: Moved, isToFocus: boolean) {
    change(next);
    if (isToFocus) focus(place);
    else setCurrent(place);
    const line = linesOf(next, place.area).find(
      (one) => one.place.at === place.at && one.place.inside === place.inside,
    );
    if (line === undefined) return;
    const folder = place.inside === null ? undefined : next[place.area]?.[place.at];
    const where = folder ? words.inFolder(nameOf(folder)) : titleOf(place.area);
    setSaid(words.moved(nameOf(line.entry), where, format.number(line.position), format.number(line.count)));
  }

  function place(from: Place | undefined, entry: Entry, to: Place) {
    if (from === undefined) {
      settle({ areas: withEntry(areas, to, entry), place: to }, true);
      return;
    }
    const moved = moveTo(areas, from, to);
    if (moved) settle(moved, true);
  }

  return {
    areas,
    current,
    focusCount,
    said,
    nameOf,
    setCurrent: focus,
    can: (from: Place, way: Way) => moveBy(areas, from, way) !== undefined,
    step: (from: Place, way: Way) => {
      const moved = moveBy(areas, from, way);
      const entry = entryAt(areas, from);
      if (moved) settle(moved, true);
      else if (entry) setSaid(words.cannotMove(nameOf(entry)));
    },
    /** Moves an entry that is being changed, with what was typed so far; returns where it is then. */
    stepTyped: (from: Place, way: Way, typed: Entry): Place => {
      const moved = moveBy(withChanged(areas, from, typed), from, way);
      if (moved) settle(moved, false);
      return moved?.place ?? from;
    },
    /** To the end of another menu. */
    toMenu: (from: Place, area: string, typed: Entry): Place => {
      const to = { area, at: (areas[area] ?? []).length, inside: null };
      const moved = moveTo(withChanged(areas, from, typed), from, to);
      if (moved) settle(moved, false);
      return moved?.place ?? from;
    },
    drop: place,
    append: (area: string, entries: readonly Entry[]) => {
      const before = areas[area] ?? [];
      change({ ...areas, [area]: [...before, ...entries] });
      focus({ area, at: before.length, inside: null });
      setSaid(entries.map((entry) => words.added(nameOf(entry), titleOf(area))).join('. '));
      void queries.invalidateQueries({ queryKey: [...navigationKey, 'pages'] });
    },
    edit: (at: Place, entry: Entry) => {
      change(withChanged(areas, at, entry));
      focus(at);
    },
    remove: (at: Place) => {
      const entry = entryAt(areas, at);
      if (entry === undefined) return;
      const next = withoutEntry(areas, at);
      change(next);
      focus(placeAfterRemoval(next, at));
      tellWithUndo({
        message: words.removed(nameOf(entry)),
        // The notice is there for a while: the entry goes into what is typed by then.
        undo: async () => {
          const now = getValues().areas;
          await Promise.resolve(setFieldValue('areas', withEntry(now, fitting(now, at), entry)));
        },
      });
    },
  };
}

/** The entry that is next where one was removed. */
function placeAfterRemoval(areas: Areas, { area, at, inside }: Place): Place | undefined {
  const entries = areas[area] ?? [];
  const folder = entries[at];
  if (inside !== null && folder && isFolder(folder)) {
    return folder.items.length === 0
      ? { area, at, inside: null }
      : { area, at, inside: Math.min(inside, folder.items.length - 1) };
  }
  return entries.length === 0 ? undefined : { area, at: Math.min(at, entries.length - 1), inside: null };
}

/** The former place, or the end of the menu if its folder is gone meanwhile. */
function fitting(areas: Areas, place: Place): Place {
  const folder = areas[place.area]?.[place.at];
  const isThere = place.inside === null || (folder !== undefined && isFolder(folder));
  return isThere ? place : { ...place, at: (areas[place.area] ?? []).length, inside: null };
}
