import { Anchor, Button, Checkbox, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { itemPath } from '../item/queries.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useIsClosed } from '../opening/use-is-closed.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { collectionTexts } from './messages.ts';
import type { CollectionEditor } from './use-collection-editor.ts';

/** Who sees it, and the way to its posts. */
export function CollectionAside({ editor: { form, base } }: { readonly editor: CollectionEditor }) {
  const words = useTexts(collectionTexts);
  const format = useFormat();
  const isClosed = useIsClosed();
  const { id, changedBy, changedAt } = base;
  const { isEnabled, slug } = base.body;
  const shown = id === '' ? 'new' : !isEnabled ? 'hidden' : isClosed ? 'closed' : 'published';
  return (
    <Card title={words.status}>
      <Stack gap="sm" align="stretch">
        {id !== '' && (
          <div>
            <StatusBadge tone={isEnabled ? 'good' : 'quiet'}>
              {words.statuses[isEnabled ? 'published' : 'Disabled']}
            </StatusBadge>
          </div>
        )}
        <Text size="sm">{words.stateTexts[shown]}</Text>
        <Checkbox label={words.visible} {...form.getInputProps('isEnabled', { type: 'checkbox' })} />
        <Text size="sm" c="var(--awning-quiet)">
          {words.atOnce}
        </Text>
        {id !== '' && (
          <Button
            component={Link}
            to={itemPath}
            search={{ collectionId: id } as never}
            variant="default"
            leftSection={<Icon name="lines" size={16} />}
          >
            {words.toPosts}
          </Button>
        )}
        {id !== '' && isEnabled && (
          <Anchor href={`/${slug}`} target="_blank" rel="noopener" size="sm">
            <Icon name="external" size={14} /> {words.view}
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
