import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { PickerDialog } from '../kit/pickers/picker-dialog.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Entry, linesOf, type Place } from './entries.ts';
import type { PagesById } from './entry-name.ts';
import { MenuTree } from './menu-tree.tsx';
import { navigationTexts } from './messages.ts';
import { type LinkablePage, loadLinkable, navigationKey } from './queries.ts';
import type { MenuDrag } from './use-menu-drag.ts';
import type { Menus } from './use-menus.ts';

export interface Dragged {
  readonly entry: Entry;
  /** Absent for a page that is in no menu yet. */
  readonly from?: Place;
}

interface MenuCardProps {
  readonly area: string;
  readonly title: string;
  /** Whether the theme does not show it. */
  readonly isKept: boolean;
  readonly menus: Menus;
  readonly pages: PagesById;
  readonly drag: MenuDrag<Dragged>;
  readonly onPick: (pages: readonly LinkablePage[]) => void;
  readonly onOpen: (place: Place) => void;
  readonly onNew: (entry: Entry) => void;
}

/** One menu of the theme: its tree, and what can be added to it. */
export function MenuCard({ area, title, isKept, menus, pages, drag, onPick, onOpen, onNew }: MenuCardProps) {
  const words = useTexts(navigationTexts);
  const [isPicking, setPicking] = useState(false);
  const { current } = menus;
  return (
    <Card title={title} isFlush>
      {isKept && (
        <Text px="lg" pb="md" mt={-8} c="var(--awning-quiet)" size="sm">
          {words.kept}. {words.keptText}
        </Text>
      )}
      <MenuTree
        area={area}
        title={title}
        lines={linesOf(menus.areas, area)}
        pages={pages}
        current={current?.area === area ? current : undefined}
        focusCount={menus.focusCount}
        goal={drag.goal}
        onCurrent={menus.setCurrent}
        onOpen={onOpen}
        onMove={menus.step}
        onRemove={menus.remove}
        drag={drag}
      />
      <Group gap="xs" px="md" py="sm" style={{ borderTop: '1px solid var(--awning-line)' }}>
        <AddButton area={title} onClick={() => setPicking(true)}>
          {words.addPage}
        </AddButton>
        <AddButton area={title} onClick={() => onNew({ url: '', texts: {} })}>
          {words.addLink}
        </AddButton>
        <AddButton area={title} onClick={() => onNew({ folderId: crypto.randomUUID(), texts: {}, items: [] })}>
          {words.addFolder}
        </AddButton>
      </Group>
      <PickerDialog<LinkablePage>
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={words.addPage}
        queryKey={[...navigationKey, 'pages']}
        query={loadLinkable}
        chosen={[]}
        isMultiple
        onPick={(rows) => {
          setPicking(false);
          onPick(rows);
        }}
        nameOf={nameOf}
        draw={drawPage}
        layout="lines"
        empty={{ title: words.noPages, text: words.noPagesText }}
      />
    </Card>
  );
}

function OfferedPage({ page }: { readonly page: LinkablePage }) {
  const words = useTexts(navigationTexts);
  return (
    <>
      <span>{nameOf(page)}</span>
      <Text component="span" size="sm" c="var(--awning-quiet)" ml="auto">
        {words.kinds[page.kind]}
      </Text>
    </>
  );
}

function drawPage(page: LinkablePage) {
  return <OfferedPage page={page} />;
}

interface AddButtonProps {
  /** The menu, for those who hear the button by itself. */
  readonly area: string;
  readonly onClick: () => void;
  readonly children: string;
}

function AddButton({ area, onClick, children }: AddButtonProps) {
  return (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<Icon name="plus" size={14} />}
      aria-label={`${children}: ${area}`}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function nameOf({ title, slug }: LinkablePage): string {
  return title || `/${slug}`;
}
