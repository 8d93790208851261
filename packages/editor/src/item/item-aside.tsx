import { contentLimits } from '@awning/site-model';
import { Anchor, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../app/session.ts';
import type { ListedCollection } from '../collection/queries.ts';
import { Card } from '../kit/card.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { TagsField } from '../kit/fields/tags-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useNow } from '../kit/use-now.ts';
import { useIsClosed } from '../opening/use-is-closed.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import type { OpenItem } from './edited-item.ts';
import { itemState, itemTones } from './item-state.ts';
import { itemTexts } from './messages.ts';
import { itemNamesQuery } from './queries.ts';
import type { ItemEditor } from './use-item-editor.ts';

interface ItemAsideProps {
  readonly editor: ItemEditor;
  readonly pages: readonly ListedCollection[];
  /** Undefined before it is saved for the first time. */
  readonly item?: OpenItem;
}

/** Who sees it, from when on, and where it is sorted in. */
export function ItemAside({ editor, pages, item }: ItemAsideProps) {
  return (
    <>
      <StatusCard editor={editor} pages={pages} {...(item && { item })} />
      <SortingCard editor={editor} pages={pages} />
    </>
  );
}

function StatusCard({ editor: { form, base }, pages, item }: ItemAsideProps) {
  const words = useTexts(itemTexts);
  const kit = useTexts(kitTexts);
  const format = useFormat();
  const { timeZone } = useSession().website;
  const shown = itemState(item, useNow());
  const isClosed = useIsClosed();
  const can = useCan();
  const page = pages.find(({ id }) => id === base.body.collectionId);
  const { changedBy, changedAt } = base;
  const { publishAt } = form.values;
  return (
    <Card title={words.status}>
      <Stack gap="sm" align="stretch">
        <div>
          <StatusBadge tone={itemTones[shown]}>{words.stateNames[shown]}</StatusBadge>
        </div>
        <Text size="sm">{words.stateTexts[shown === 'published' && isClosed ? 'closed' : shown]}</Text>
        <NativeSelect
          label={words.audience}
          data={Object.entries(words.audiences).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('status')}
        />
        <MomentField
          label={words.publishAt}
          description={words.publishAtHint}
          required
          timeZone={timeZone}
          {...form.getInputProps('publishAt')}
          value={publishAt === '' ? null : publishAt}
          onChange={(value) => {
            form.setFieldValue('publishAt', value ?? '');
            form.clearFieldError('publishAt');
          }}
        />
        <Text size="sm" c="var(--awning-quiet)">
          {kit.saveOrPublish}
        </Text>
        {(shown === 'published' || shown === 'changed') && page && (
          <Anchor href={`/${page.facts.slug}/${base.body.slug}`} target="_blank" rel="noopener" size="sm">
            <Icon name="external" size={14} /> {words.view}
          </Anchor>
        )}
        {item && base.body.event?.signUp.isOn && can('attendees.read') && (
          <Anchor component={Link} to={`/config/attendees/${item.id}`} size="sm">
            {words.toAttendees}
          </Anchor>
        )}
        {changedBy && changedAt !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.changedBy(changedBy, format.moment(changedAt))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** As many as one item can have. */
const MAX_CATEGORIES = 100;
const MAX_TAGS = 250;

function SortingCard({ editor: { form }, pages }: ItemAsideProps) {
  const words = useTexts(itemTexts);
  const { collectionId, categories, tags } = form.values;
  const { data: names } = useQuery(itemNamesQuery(collectionId));
  return (
    <Card title={words.sorting}>
      <Stack>
        <NativeSelect
          label={words.collection}
          data={pages.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('collectionId')}
        />
        <TagsField
          label={words.categories}
          description={words.tagsHint}
          data={names?.categories ?? []}
          maxTags={MAX_CATEGORIES}
          maxLength={contentLimits.categoryLength}
          {...form.getInputProps('categories')}
          value={categories}
        />
        <TagsField
          label={words.tags}
          description={words.tagsHint}
          data={names?.tags ?? []}
          maxTags={MAX_TAGS}
          maxLength={contentLimits.tagLength}
          {...form.getInputProps('tags')}
          value={tags}
        />
        <TextInput
          label={words.author}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('authorName')}
          value={form.values.authorName ?? ''}
        />
        <Checkbox label={words.featured} {...form.getInputProps('isStarred', { type: 'checkbox' })} />
        <Checkbox label={words.openComments} {...form.getInputProps('hasOpenComments', { type: 'checkbox' })} />
      </Stack>
    </Card>
  );
}
