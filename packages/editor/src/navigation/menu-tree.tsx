import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Entry, isFolder, isSamePlace, type Line, type Place, type Way } from './entries.ts';
import { entryName, entryNote, type PagesById } from './entry-name.ts';
import { navigationTexts } from './messages.ts';
import style from './navigation.module.css';
import type { DropGoal } from './use-menu-drag.ts';

interface MenuTreeProps {
  readonly area: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly pages: PagesById;
  /** The line that the keyboard is on, if it is one of this tree. */
  readonly current: Place | undefined;
  /** Grows each time that the focus is wanted on it. */
  readonly focusCount: number;
  readonly goal: DropGoal | undefined;
  readonly onCurrent: (place: Place) => void;
  readonly onOpen: (place: Place) => void;
  readonly onMove: (place: Place, way: Way) => void;
  readonly onRemove: (place: Place) => void;
  readonly drag: {
    readonly hasJustEnded: () => boolean;
    readonly press: (event: React.PointerEvent, dragged: { readonly entry: Entry; readonly from: Place }) => void;
    readonly follow: (event: React.PointerEvent) => void;
    readonly release: () => void;
    readonly end: () => void;
  };
}

/** A menu as a tree: one line is in the order of the Tab key, the arrow keys go to the others. */
export function MenuTree(props: MenuTreeProps) {
  const { area, title, lines, pages, current, focusCount, goal, drag } = props;
  const words = useTexts(navigationTexts);
  const language = usePrimaryLanguage();
  const focused = useRef<HTMLLIElement>(null);
  const entry = lines.find(({ place }) => isSamePlace(place, current)) ?? lines[0];
  const isHere = current?.area === area;
  useEffect(() => {
    if (focusCount > 0 && isHere) focused.current?.focus();
  }, [focusCount, isHere]);

  const rootCount = lines.filter(({ level }) => level === 1).length;
  const isGoal = goal?.mark === area;
  if (lines.length === 0) {
    return (
      <p className={style['empty']} data-area={area} data-count={0} data-drop={isGoal ? 'into' : undefined}>
        {words.empty}
      </p>
    );
  }
  return (
    <ul
      role="tree"
      aria-label={title}
      aria-describedby="menu-keys"
      className={style['tree']}
      data-area={area}
      data-count={rootCount}
      data-drop={isGoal ? 'into' : undefined}
    >
      {lines.map((line, index) => {
        const { place } = line;
        const mark = `${area}/${place.at}/${place.inside ?? ''}`;
        const isEntry = line === entry;
        return (
          <li
            key={mark}
            ref={isEntry ? focused : undefined}
            role="treeitem"
            tabIndex={isEntry ? 0 : -1}
            aria-level={line.level}
            aria-posinset={line.position}
            aria-setsize={line.count}
            aria-selected={isEntry && isHere}
            {...(isFolder(line.entry) ? { 'aria-expanded': true, 'data-items': line.entry.items.length } : {})}
            data-line={mark}
            data-in-area={area}
            data-at={place.at}
            data-inside={place.inside ?? undefined}
            data-drop={goal?.mark === mark ? goal.side : undefined}
            className={style['line']}
            style={{ paddingInlineStart: 10 + (line.level - 1) * 28 }}
            onFocus={() => !isSamePlace(place, current) && props.onCurrent(place)}
            onClick={() => {
              if (!drag.hasJustEnded()) props.onOpen(place);
            }}
            onKeyDown={(event) => pressKey(event, props, index)}
            onPointerDown={(event) => drag.press(event, { entry: line.entry, from: place })}
            onPointerMove={drag.follow}
            onPointerUp={drag.release}
            onPointerCancel={drag.end}
          >
            <Icon name="grip" size={16} />
            <Icon name={iconOf(line.entry)} size={18} />
            <span className={style['name']}>{entryName(line.entry, pages, language, words)}</span>
            <span className={style['note']}>{entryNote(line.entry, pages, words)}</span>
            <Unseen entry={line.entry} pages={pages} />
          </li>
        );
      })}
    </ul>
  );
}

/** Pages that visitors do not find in the menu, and why. */
function Unseen({ entry, pages }: { readonly entry: Entry; readonly pages: PagesById }) {
  const words = useTexts(navigationTexts);
  const page = 'collectionId' in entry ? pages.get(entry.collectionId) : undefined;
  if (page === undefined || page.status === 'published') return null;
  return <StatusBadge tone={page.status === 'Trash' ? 'bad' : 'quiet'}>{words.statuses[page.status]}</StatusBadge>;
}

function iconOf(entry: Entry): IconName {
  if ('items' in entry) return 'folder';
  return 'url' in entry ? 'external' : 'file';
}

const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };

function pressKey(
  event: KeyboardEvent,
  { lines, onCurrent, onOpen, onMove, onRemove }: MenuTreeProps,
  index: number,
): void {
  const { key, altKey } = event;
  const line = lines[index];
  if (line === undefined || event.ctrlKey || event.metaKey) return;
  const { place } = line;
  const goTo = (next: Line | undefined) => next && onCurrent(next.place);
  const way = ways[key];
  if (altKey && way) onMove(place, way);
  else if (altKey) return;
  else if (key === 'ArrowDown') goTo(lines[index + 1]);
  else if (key === 'ArrowUp') goTo(lines[index - 1]);
  else if (key === 'Home') goTo(lines[0]);
  else if (key === 'End') goTo(lines.at(-1));
  else if (key === 'ArrowLeft' && place.inside !== null) goTo(folderOf(lines, place));
  else if (key === 'ArrowRight' && isFolder(line.entry) && line.entry.items.length > 0) goTo(lines[index + 1]);
  else if (key === 'Enter' || key === ' ') onOpen(place);
  else if (key === 'Delete' || key === 'Backspace') onRemove(place);
  else return;
  event.preventDefault();
}

function folderOf(lines: readonly Line[], { at }: Place): Line | undefined {
  return lines.find(({ level, place }) => level === 1 && place.at === at);
}
