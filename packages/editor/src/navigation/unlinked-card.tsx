import { Button, Menu as Choice, Group, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import type { Entry, Place } from './entries.ts';
import { navigationTexts } from './messages.ts';
import style from './navigation.module.css';
import { type LinkablePage, unlinkedPagesQuery } from './queries.ts';

interface UnlinkedCardProps {
  readonly linked: ReadonlySet<string>;
  /** Pages that were taken out of the menus and are not saved yet. */
  readonly takenOut: readonly LinkablePage[];
  readonly targets: readonly { readonly area: string; readonly title: string }[];
  readonly onAdd: (area: string, page: LinkablePage) => void;
  /** It may be dropped into a menu, which then names it. */
  readonly onHold: (page: LinkablePage) => void;
  readonly drag: {
    readonly press: (event: React.PointerEvent, dragged: { readonly entry: Entry; readonly from?: Place }) => void;
    readonly follow: (event: React.PointerEvent) => void;
    readonly release: () => void;
    readonly end: () => void;
  };
}

/** Pages that visitors find in no menu. Each can be dragged into one, or added by its button. */
export function UnlinkedCard({ linked, takenOut, targets, onAdd, onHold, drag }: UnlinkedCardProps) {
  const words = useTexts(navigationTexts);
  const pages = usePagedRows(unlinkedPagesQuery);
  return (
    <Card title={words.unlinked} isFlush>
      <Text px="lg" pb="md" mt={-8} c="var(--awning-quiet)" size="sm">
        {words.unlinkedText}
      </Text>
      <Loaded query={pages}>
        {(rows) => {
          const shown = [
            ...takenOut,
            ...rows.filter(({ id }) => !linked.has(id) && takenOut.every((one) => one.id !== id)),
          ];
          if (shown.length === 0) return <p className={style['empty']}>{words.allLinked}</p>;
          return (
            <ul className={style['tree']}>
              {shown.map((page) => (
                <li
                  key={page.id}
                  className={`${style['line']} ${style['unlinked']}`}
                  onPointerDown={(event) => {
                    onHold(page);
                    drag.press(event, { entry: { collectionId: page.id } });
                  }}
                  onPointerMove={drag.follow}
                  onPointerUp={drag.release}
                  onPointerCancel={drag.end}
                >
                  <Icon name="grip" size={16} />
                  <Icon name="file" size={18} />
                  <span className={style['name']}>{page.title || page.slug}</span>
                  <span className={style['note']}>{page.isHomepage ? words.homepage : `/${page.slug}`}</span>
                  {page.status !== 'published' && <StatusBadge tone="quiet">{words.statuses[page.status]}</StatusBadge>}
                  <AddTo page={page} targets={targets} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <More query={pages} />
    </Card>
  );
}

function AddTo({
  page,
  targets,
  onAdd,
}: Pick<UnlinkedCardProps, 'targets' | 'onAdd'> & { readonly page: LinkablePage }) {
  const words = useTexts(navigationTexts);
  const [first, ...others] = targets;
  const name = page.title || page.slug;
  if (first === undefined) return null;
  return (
    <Group gap={4} wrap="nowrap" onPointerDown={(event) => event.stopPropagation()}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.addNamedTo(name, first.title)}
        onClick={() => onAdd(first.area, page)}
      >
        {words.addTo(first.title)}
      </Button>
      {others.length > 0 && (
        <Choice position="bottom-end" withinPortal>
          <Choice.Target>
            <Button size="compact-sm" variant="default" aria-label={`${name}: ${words.menu}`}>
              <Icon name="unfold" size={14} />
            </Button>
          </Choice.Target>
          <Choice.Dropdown>
            {others.map(({ area, title }) => (
              <Choice.Item key={area} onClick={() => onAdd(area, page)}>
                {words.addTo(title)}
              </Choice.Item>
            ))}
          </Choice.Dropdown>
        </Choice>
      )}
    </Group>
  );
}
