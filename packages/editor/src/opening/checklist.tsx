import { Anchor, Group, List, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import style from './checklist.module.css';
import { checklistTexts } from './checklist-messages.ts';
import { DoorButton } from './door-card.tsx';
import { type Checklist, checklistQuery } from './queries.ts';

type Step = Checklist['steps'][number];

/** Where each step is done; opening is done here. */
const screenOf: Readonly<Record<Exclude<Step['name'], 'open'>, string>> = {
  address: '/config/settings/shop',
  product: '/config/commerce/products/new',
  shipping: '/config/commerce/shipping',
  payment: '/config/settings/payment',
  mail: '/config/settings/mail-server',
};

/** What is left to do before the shop opens. It goes away once everything is done. */
export function OpeningChecklist() {
  const can = useCan();
  const words = useTexts(checklistTexts);
  const isAllowed = can('settings.manage');
  const { data } = useQuery({ ...checklistQuery, enabled: isAllowed });
  if (!isAllowed || data === undefined || data.steps.every(({ isDone }) => isDone)) return null;
  const doneCount = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title={words.title}>
      <Text c="var(--awning-quiet)" mb="sm">
        {words.progress(doneCount, data.steps.length)}
      </Text>
      <List spacing="sm" listStyleType="none">
        {data.steps.map((step) => (
          <List.Item key={step.name}>
            <StepLine step={step} />
          </List.Item>
        ))}
      </List>
      {data.isClosed && (
        <Group mt="md">
          <DoorButton isClosed />
        </Group>
      )}
    </Card>
  );
}

function StepLine({ step: { name, isDone } }: { readonly step: Step }) {
  const words = useTexts(checklistTexts);
  const text = words.steps[name];
  return (
    <Group gap="sm" wrap="nowrap" mih={28}>
      <span className={style['mark']} data-done={isDone}>
        {isDone && <Icon name="check" size={14} />}
      </span>
      <span>
        {name === 'open' ? text : <StepLink to={screenOf[name]} text={text} />}
        <VisuallyHidden> {isDone ? words.done : words.open}</VisuallyHidden>
      </span>
    </Group>
  );
}

function StepLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Anchor component={Link} to={to}>
      {text}
    </Anchor>
  );
}
