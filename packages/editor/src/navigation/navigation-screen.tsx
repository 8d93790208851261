import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Card } from '../kit/card.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Entry, entryAt, isFolder, linkedIds, type Place } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { PagesById } from './entry-name.ts';
import { type Dragged, MenuCard } from './menu-card.tsx';
import { navigationTexts } from './messages.ts';
import style from './navigation.module.css';
import { navigationKind } from './navigation-kind.ts';
import { type LinkablePage, linkedPagesQuery, type Menu, menusQuery, type StoredNavigation } from './queries.ts';
import { UnlinkedCard } from './unlinked-card.tsx';
import { useMenuDrag } from './use-menu-drag.ts';
import { useMenus } from './use-menus.ts';
import { useNavigationEditor } from './use-navigation-editor.ts';

export function NavigationScreen() {
  const words = useTexts(navigationTexts);
  const document = useQuery(singleQuery(navigationKind));
  const menus = useQuery(menusQuery);
  const pages = useQuery(linkedPagesQuery);
  if (document.data && menus.data && pages.data) {
    return <EditedNavigation document={document.data} menus={menus.data.menus} linkedPages={pages.data.rows} />;
  }
  return (
    <Page title={words.title}>
      <Loaded query={menus}>
        {() => <Loaded query={pages}>{() => <Loaded query={document}>{() => null}</Loaded>}</Loaded>}
      </Loaded>
    </Page>
  );
}

interface EditedNavigationProps {
  readonly document: StoredNavigation;
  readonly menus: readonly Menu[];
  readonly linkedPages: readonly LinkablePage[];
}

/** What is open in the dialog: an entry at its place, or one that is added to an area. */
type Opened = { readonly place: Place } | { readonly area: string; readonly entry: Entry };

function EditedNavigation({ document, menus: ofTheme, linkedPages }: EditedNavigationProps) {
  const words = useTexts(navigationTexts);
  const [picked, setPicked] = useState<readonly LinkablePage[]>([]);
  const pages = useMemo<PagesById>(
    () => new Map([...picked, ...linkedPages].map((page) => [page.id, page])),
    [picked, linkedPages],
  );
  const { editor, fields } = useNavigationEditor(document, { menus: ofTheme, pages });
  const { areas } = editor.form.values;
  const shown = ofTheme.map(({ title, shows }) => ({ area: shows, title, isKept: false }));
  const kept = [...new Set([...Object.keys(areas), ...Object.keys(editor.base.body.areas)])]
    .filter((area) => shown.every((one) => one.area !== area))
    .map((area) => ({ area, title: area, isKept: true }));
  const cards = [...shown.filter(isFirstOfArea), ...kept];
  const titleOf = (area: string) => cards.find((card) => card.area === area)?.title ?? area;
  const menus = useMenus(editor, pages, titleOf);
  const [opened, setOpened] = useState<Opened>();
  const root = useRef<HTMLDivElement>(null);
  const drag = useMenuDrag<Dragged>(root, {
    isFolder: ({ entry }) => isFolder(entry),
    drop: ({ entry, from }, to) => menus.drop(from, entry, to),
  });
  const linked = linkedIds(areas);
  const add = (area: string, rows: readonly LinkablePage[]) => {
    setPicked([...picked, ...rows]);
    menus.append(
      area,
      rows.map(({ id }) => ({ collectionId: id })),
    );
  };
  const [error] = Object.values(editor.form.errors);
  return (
    <SingleScreen
      kind={navigationKind}
      editor={editor}
      fields={fields}
      main={
        <div ref={root} className={style['menus']}>
          <div>
            <Text>{words.lead}</Text>
            <Text size="sm" c="var(--awning-quiet)" className={style['drag']}>
              {words.drag}
            </Text>
            <p id="menu-keys" className={style['hidden']}>
              {words.keys}
            </p>
            <output className={style['hidden']}>{menus.said}</output>
          </div>
          {error && (
            <Alert color="red" role="alert">
              {error === words.tooMany ? error : words.wrong}
            </Alert>
          )}
          {ofTheme.length === 0 && (
            <Card>
              <Empty title={words.noMenus}>{words.noMenusText}</Empty>
            </Card>
          )}
          {cards.map(({ area, title, isKept }) => (
            <MenuCard
              key={area}
              area={area}
              title={title}
              isKept={isKept}
              menus={menus}
              pages={pages}
              drag={drag}
              onPick={(rows) => add(area, rows)}
              onOpen={(place) => setOpened({ place })}
              onNew={(entry) => setOpened({ area, entry })}
            />
          ))}
          <UnlinkedCard
            linked={linked}
            takenOut={linkedPages.filter(({ id, status }) => status !== 'Trash' && !linked.has(id))}
            targets={shown.filter(isFirstOfArea)}
            onAdd={(area, page) => add(area, [page])}
            onHold={(page) => setPicked((before) => [...before, page])}
            drag={drag}
          />
          {opened && (
            <OpenedEntry
              key={JSON.stringify(opened)}
              opened={opened}
              menus={menus}
              pages={pages}
              targets={cards}
              onOpen={setOpened}
            />
          )}
        </div>
      }
    />
  );
}

/** Two menus of a theme may show the same entries. */
function isFirstOfArea<Row extends { readonly area: string }>({ area }: Row, at: number, all: readonly Row[]): boolean {
  return all.findIndex((one) => one.area === area) === at;
}

interface OpenedEntryProps {
  readonly opened: Opened;
  readonly menus: ReturnType<typeof useMenus>;
  readonly pages: PagesById;
  readonly targets: readonly { readonly area: string; readonly title: string }[];
  readonly onOpen: (opened: Opened | undefined) => void;
}

function OpenedEntry({ opened, menus, pages, targets, onOpen }: OpenedEntryProps) {
  const close = () => onOpen(undefined);
  if ('entry' in opened) {
    return (
      <EntryDialog
        entry={opened.entry}
        isNew
        pages={pages}
        onClose={close}
        onDone={(entry) => {
          close();
          menus.append(opened.area, [entry]);
        }}
      />
    );
  }
  const { place } = opened;
  const entry = entryAt(menus.areas, place);
  if (entry === undefined) return null;
  return (
    <EntryDialog
      entry={entry}
      isNew={false}
      pages={pages}
      onClose={() => {
        close();
        menus.setCurrent(place);
      }}
      onDone={(typed) => {
        close();
        menus.edit(place, typed);
      }}
      moving={{
        area: place.area,
        menus: targets.map(({ area, title }) => ({ value: area, label: title })),
        can: (way) => menus.can(place, way),
        move: (way, typed) => onOpen({ place: menus.stepTyped(place, way, typed) }),
        toMenu: (area, typed) => onOpen({ place: menus.toMenu(place, area, typed) }),
        remove: () => {
          close();
          menus.remove(place);
        },
      }}
    />
  );
}
