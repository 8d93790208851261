import { Stack } from '@mantine/core';
import type { ListedCollection } from '../collection/queries.ts';
import { CALENDAR } from './edited-item.ts';
import { EventCard } from './event-card.tsx';
import { ItemForm } from './item-form.tsx';
import type { ItemEditor } from './use-item-editor.ts';

interface ItemMainProps {
  readonly editor: ItemEditor;
  readonly pages: readonly ListedCollection[];
}

/** What an item says and shows; of an event, also when and where. */
export function ItemMain({ editor, pages }: ItemMainProps) {
  const { collectionId, event } = editor.form.values;
  const page = pages.find(({ id }) => id === collectionId);
  const isEvent = event !== null || page?.facts.ordering === CALENDAR;
  return (
    <Stack>
      <ItemForm editor={editor} page={page} />
      {isEvent && <EventCard editor={editor} />}
    </Stack>
  );
}
