import type { TagType } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/client.ts';
import type { ListedCollection } from '../../collection/queries.ts';
import { useTrashAct } from '../../kit/document/actions.tsx';
import { TagDialog } from '../../kit/document/tag-dialog.tsx';
import { useBulkChange } from '../../kit/document/use-bulk-change.ts';
import type { BulkAct } from '../../kit/list/bulk-bar.tsx';
import { useTexts } from '../../texts/texts.ts';
import { itemKind } from '../item-kind.ts';
import { itemTexts } from '../messages.ts';
import { itemNamesQuery, itemsKey, type ListedItem } from '../queries.ts';
import { bulkTexts } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';

interface ItemActs {
  readonly acts: readonly BulkAct<ListedItem>[];
  /** Where one of them asks for a name. */
  readonly dialog: ReactNode;
}

/** What the list of posts does with those that are selected. */
export function useItemActs(lists: readonly ListedCollection[]): ItemActs {
  const words = useTexts(bulkTexts);
  const trash = useTrashAct(itemKind);
  const publish = useVisibility('published');
  const unpublish = useVisibility('Draft');
  const sorting = useSorting();
  const moving = useMoving(lists);
  const nameOf = useNamed();
  const named = ({ label, run, ...rest }: BulkAct<ListedItem>): BulkAct<ListedItem> => ({
    ...rest,
    label,
    run: (rows, done) => run(rows.map(nameOf), done),
  });
  const acts: readonly BulkAct<ListedItem>[] = [
    {
      label: words.publish,
      run: (rows, done) => publish.mutate({ rows, input: undefined }, { onSuccess: done }),
      isBusy: publish.isPending,
    },
    {
      label: words.unpublish,
      run: (rows, done) => unpublish.mutate({ rows, input: undefined }, { onSuccess: done }),
      isBusy: unpublish.isPending,
    },
    sorting.actOf('category'),
    sorting.actOf('tag'),
    // There has to be another list to move it to.
    ...(lists.length > 1 ? [moving.act] : []),
    trash,
  ];
  return { acts: acts.map(named), dialog: [sorting.dialog, moving.dialog] };
}

/** Notices name a picture that has no title like the list does. */
function useNamed(): (item: ListedItem) => ListedItem {
  const words = useTexts(itemTexts);
  return (item) => ({ ...item, title: item.title || words.untitled });
}

const takeBack = (id: string, body: { readonly version: number; readonly no: number }) =>
  call('POST /api/items/:id/take-back', { params: { id }, body });

function useVisibility(status: 'published' | 'Draft') {
  const words = useTexts(bulkTexts);
  const { reasons } = useTexts(itemTexts);
  return useBulkChange<void>({
    key: itemsKey,
    change: (id, version) => call('POST /api/items/:id/visibility', { params: { id }, body: { version, status } }),
    takeBack,
    words: () =>
      status === 'published'
        ? { done: words.publishedOf, doneMany: words.publishedMany, failed: words.notPublished }
        : { done: words.unpublishedOf, doneMany: words.unpublishedMany, failed: words.notUnpublished },
    reasons,
  });
}

/** Selected posts, and what ends the selection. */
interface Asked {
  readonly rows: readonly ListedItem[];
  readonly done: () => void;
}

function useSorting() {
  const words = useTexts(bulkTexts);
  const [asked, setAsked] = useState<Asked & { readonly tagType: TagType }>();
  const adjust = useBulkChange<{ readonly kind: TagType; readonly way: 'add' | 'remove'; readonly name: string }>({
    key: itemsKey,
    change: (id, version, change) => call('POST /api/items/:id/adjust', { params: { id }, body: { version, change } }),
    takeBack,
    words: ({ kind }) => ({
      done: words.sortedOf[kind],
      doneMany: words.sortedMany[kind],
      failed: words.notSorted,
      unchanged: words.unchanged,
    }),
    reasons: words.reasons,
  });
  const tagType = asked?.tagType ?? 'category';
  const count = asked?.rows.length ?? 0;
  const { data: known } = useQuery(itemNamesQuery(asked?.rows[0]?.facts.collectionId ?? ''));
  const close = () => setAsked(undefined);
  const dialog = (
    <TagDialog
      key="sorting"
      isOpen={asked !== undefined}
      tagType={tagType}
      names={(tagType === 'tag' ? known?.tags : known?.categories) ?? []}
      words={{
        title: words.titles[tagType](count),
        way: words.way,
        ways: words.ways,
        name: words.names[tagType],
        fault: words.faults[tagType],
        apply: words.apply(count),
      }}
      isBusy={adjust.isPending}
      onApply={(change) =>
        asked &&
        adjust.mutate(
          { rows: asked.rows, input: { kind: tagType, ...change } },
          {
            onSuccess: () => {
              close();
              asked.done();
            },
          },
        )
      }
      onClose={close}
    />
  );
  const actOf = (kind: TagType): BulkAct<ListedItem> => ({
    label: words.acts[kind],
    run: (rows, done) => setAsked({ tagType: kind, rows, done }),
    isBusy: false,
  });
  return { actOf, dialog };
}

function useMoving(lists: readonly ListedCollection[]) {
  const words = useTexts(bulkTexts);
  const [asked, setAsked] = useState<Asked>();
  const titleOf = (collectionId: string) => lists.find(({ id }) => id === collectionId)?.title ?? '';
  const move = useBulkChange<string>({
    key: itemsKey,
    change: (id, version, collectionId) =>
      call('POST /api/items/:id/adjust', {
        params: { id },
        body: { version, change: { kind: 'list', collectionId } },
      }),
    takeBack,
    words: (collectionId) => ({
      done: (title) => words.movedOf(title, titleOf(collectionId)),
      doneMany: (count) => words.movedMany(count, titleOf(collectionId)),
      failed: words.notMoved,
      unchanged: words.unchanged,
    }),
    reasons: words.moveReasons,
  });
  const close = () => setAsked(undefined);
  const dialog = (
    <MoveDialog
      key="moving"
      count={asked?.rows.length ?? 0}
      lists={lists}
      isBusy={move.isPending}
      onMove={(collectionId) =>
        asked &&
        move.mutate(
          { rows: asked.rows, input: collectionId },
          {
            onSuccess: () => {
              close();
              asked.done();
            },
          },
        )
      }
      onClose={close}
    />
  );
  const act: BulkAct<ListedItem> = {
    label: words.move,
    run: (rows, done) => setAsked({ rows, done }),
    isBusy: false,
  };
  return { act, dialog };
}
