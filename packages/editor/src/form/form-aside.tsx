import { Anchor, Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { draftState, draftTones } from '../kit/document/draft-state.ts';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { OpenForm } from './edited-form.ts';
import { PreviewCard } from './preview-card.tsx';
import type { FormEditor } from './use-form-editor.ts';

interface FormAsideProps {
  readonly editor: FormEditor;
  /** Undefined before it is saved for the first time. */
  readonly stored?: OpenForm;
}

/** Who sees it, and how. */
export function FormAside({ editor: { form, base }, stored }: FormAsideProps) {
  const words = useTexts(formBuilderTexts);
  const kit = useTexts(kitTexts);
  const format = useFormat();
  const shown = draftState(stored, true);
  const { id, changedBy, changedAt } = base;
  const hasPage = (shown === 'published' || shown === 'changed') && base.body.formType !== 'additional-fields';
  return (
    <>
      <Card title={words.status}>
        <Stack gap="sm" align="stretch">
          <div>
            <StatusBadge tone={draftTones[shown]}>{words.stateNames[shown]}</StatusBadge>
          </div>
          <Text size="sm">{words.stateTexts[shown]}</Text>
          <Text size="sm" c="var(--awning-quiet)">
            {kit.saveOrPublish}
          </Text>
          {hasPage && (
            <Anchor href={`/form/${id}`} target="_blank" rel="noopener" size="sm">
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
      <PreviewCard edited={form.values} />
    </>
  );
}
