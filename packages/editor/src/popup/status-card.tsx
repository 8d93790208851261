import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { draftState, draftTones } from '../kit/document/draft-state.ts';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { contentTexts } from './messages.ts';

interface StatusCardProps {
  readonly document: {
    readonly state: string;
    readonly isVisible: boolean;
    readonly body: { readonly isOn: boolean };
    readonly changedBy: string | null;
    readonly changedAt: string | null;
  };
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether visitors see it. */
export function StatusCard({ document, isOn, onChange }: StatusCardProps) {
  const words = useTexts(contentTexts);
  const kit = useTexts(kitTexts);
  const format = useFormat();
  const state = draftState(document, document.body.isOn);
  const { changedBy, changedAt } = document;
  return (
    <Card title={words.status}>
      <Stack gap="sm">
        <div>
          <StatusBadge tone={draftTones[state]}>{words.stateNames[state]}</StatusBadge>
        </div>
        <Switch label={words.isOn} checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        <Text size="sm" c="var(--awning-quiet)">
          {isOn ? kit.saveOrPublish : words.offHint}
        </Text>
        {state === 'published' && (
          <Anchor href="/" target="_blank" rel="noopener" size="sm">
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
