import { Button, Menu } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Icon } from '../kit/icon.tsx';
import { isNarrowed } from '../kit/list/list-address.ts';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import { isSameAsked } from './order-views.ts';
import { type AskedOrders, askedBy, type SavedView, savedViewsQuery } from './queries.ts';
import { ViewDialog } from './view-dialog.tsx';

interface SavedViewsProps {
  readonly asked: AskedOrders;
  /** Whether what is asked for has a name already. */
  readonly isNamed: boolean;
}

/** What members have named, each a link to the list's address; and the way to name what is shown now. */
export function SavedViews({ asked, isNamed }: SavedViewsProps) {
  const words = useTexts(orderTexts);
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [dialog, setDialog] = useState<'new' | 'rename'>();
  const current = views.find((view) => isSameAsked(askedBy(view), asked));
  return (
    <>
      {views.map((view) => (
        <Button
          key={view.id}
          component={Link}
          to={`/config/commerce/orders?${view.query}`}
          size="compact-md"
          variant={view.id === current?.id ? 'filled' : 'default'}
          aria-current={view.id === current?.id ? 'page' : undefined}
          {...(view.isShared ? { rightSection: <Icon name="team" size={14} /> } : {})}
        >
          {view.name}
        </Button>
      ))}
      {current && <ViewMenu view={current} onRename={() => setDialog('rename')} />}
      {!current && !isNamed && isNarrowed(asked) && (
        <Button size="compact-md" variant="subtle" onClick={() => setDialog('new')}>
          {words.saveView}
        </Button>
      )}
      <ViewDialog
        asked={asked}
        isOpen={dialog !== undefined}
        renamed={dialog === 'rename' ? current : undefined}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

function ViewMenu({ view, onRename }: { readonly view: SavedView; readonly onRename: () => void }) {
  const words = useTexts(orderTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const { id, name, isShared } = view;
  const remove = useChange({
    change: () => call('DELETE /api/commerce/order-views/:id', { params: { id } }),
    stale: savedViewsQuery.queryKey,
  });
  function removeIt() {
    remove.mutate(undefined, {
      onSuccess: () => {
        queries.setQueryData(savedViewsQuery.queryKey, (known = []) => known.filter((one) => one.id !== id));
        offerUndo({
          message: words.viewDeleted(name),
          undo: () => call('POST /api/commerce/order-views', { body: { name, isShared, filter: askedBy(view) } }),
        });
      },
    });
  }
  return (
    <Menu>
      <Menu.Target>
        <Button size="compact-md" variant="subtle" aria-label={words.viewMenu(name)} px={6}>
          <Icon name="more" size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{words.renameView}</Menu.Item>
        <Menu.Item onClick={removeIt}>{words.deleteView}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
