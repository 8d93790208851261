import { Anchor, Group, List, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  legal: '/config/settings/legal-pages',
  mail: '/config/settings/mail-server',
};

/** The steps to an open shop, as long as one of them is left and the member may do it. */
export function useOpenChecklist(): { readonly checklist: Checklist | undefined; readonly isLoading: boolean } {
  const isAllowed = useCan()('settings.manage');
  const { data, isLoading } = useQuery({ ...checklistQuery, enabled: isAllowed });
  return { checklist: data?.steps.every(({ isDone }) => isDone) ? undefined : data, isLoading };
}

export function OpeningChecklist({ checklist }: { readonly checklist: Checklist }) {
  const words = useTexts(checklistTexts);
  const { steps, isClosed } = checklist;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title={words.title}>
      <Text c="var(--awning-quiet)" mb="sm">
        {words.progress(doneCount, steps.length)}
      </Text>
      <List spacing="sm" listStyleType="none">
        {steps.map((step) => (
          <List.Item key={step.name}>
            <StepLine step={step}>
              {step.name === 'payment' && checklist.hasTestPayments && (
                <Note>{step.isDone ? words.alsoTests : words.onlyTests}</Note>
              )}
              {step.name === 'legal' &&
                checklist.unfinishedPages.map(({ id, title, lacks }) => (
                  <Note key={id}>
                    <StepLink to={`/config/pages/${id}`} text={title} isInText />: {words.lacks[lacks]}
                  </Note>
                ))}
            </StepLine>
          </List.Item>
        ))}
      </List>
      {isClosed && (
        <Group mt="md">
          <DoorButton isClosed />
        </Group>
      )}
    </Card>
  );
}

interface StepLineProps {
  readonly step: Step;
  /** Why it is not done although it may look so. */
  readonly children: ReactNode;
}

function StepLine({ step: { name, isDone }, children }: StepLineProps) {
  const words = useTexts(checklistTexts);
  const text = words.steps[name];
  return (
    <Group gap="sm" wrap="nowrap" mih={28} align="flex-start">
      <span className={style['mark']} data-done={isDone}>
        {isDone && <Icon name="check" size={14} />}
      </span>
      <div>
        {name === 'open' ? text : <StepLink to={screenOf[name]} text={text} />}
        <VisuallyHidden> {isDone ? words.done : words.open}</VisuallyHidden>
        {children}
      </div>
    </Group>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="sm" c="var(--awning-quiet)">
      {children}
    </Text>
  );
}

interface StepLinkProps {
  readonly to: string;
  readonly text: string;
  /** Within a sentence, colour alone does not show a link. */
  readonly isInText?: boolean;
}

function StepLink({ to, text, isInText = false }: StepLinkProps) {
  return (
    <Anchor component={Link} to={to} underline={isInText ? 'always' : 'hover'}>
      {text}
    </Anchor>
  );
}
