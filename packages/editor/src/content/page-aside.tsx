import { Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { draftState, draftTones } from '../kit/document/draft-state.ts';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useIsClosed } from '../opening/use-is-closed.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import type { OpenPage } from './edited-page.ts';
import { GapsQuestion } from './gaps-question.tsx';
import { pageTexts } from './messages.ts';
import { NextLegalPage } from './next-legal-page.tsx';
import type { PageEditor } from './use-page-editor.ts';
import type { PagePublishing } from './use-page-publish.ts';

interface PageAsideProps {
  readonly editor: PageEditor;
  /** Undefined before it is saved for the first time. */
  readonly page?: OpenPage;
  readonly publish: PagePublishing;
}

/** Who sees it. */
export function PageAside({ editor: { form, base }, page, publish }: PageAsideProps) {
  const words = useTexts(pageTexts);
  const kit = useTexts(kitTexts);
  const format = useFormat();
  const shown = draftState(page, base.body.isEnabled);
  const isClosed = useIsClosed();
  const { changedBy, changedAt } = base;
  return (
    <Card title={words.status}>
      <Stack gap="sm" align="stretch">
        <div>
          <StatusBadge tone={draftTones[shown]}>{words.stateNames[shown]}</StatusBadge>
        </div>
        <Text size="sm">{words.stateTexts[shown === 'published' && isClosed ? 'closed' : shown]}</Text>
        <Checkbox label={words.visible} {...form.getInputProps('isEnabled', { type: 'checkbox' })} />
        <Text size="sm" c="var(--awning-quiet)">
          {kit.saveOrPublish}
        </Text>
        <GapsQuestion publish={publish} />
        {(shown === 'published' || shown === 'changed') && (
          <Anchor href={`/${base.body.slug}`} target="_blank" rel="noopener" size="sm">
            <Icon name="external" size={14} /> {words.view}
          </Anchor>
        )}
        {page && <NextLegalPage page={page} />}
        {changedBy && changedAt !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.changedBy(changedBy, format.moment(changedAt))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
