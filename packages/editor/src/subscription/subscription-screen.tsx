import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { DetailScreen } from '../kit/detail-screen.tsx';
import { Facts } from '../kit/facts.tsx';
import { Record, Records } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { WithAside } from '../kit/with-aside.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { subscriptionTexts } from './messages.ts';
import { type Subscription, subscriptionQuery, subscriptionsKey } from './queries.ts';
import style from './subscription-screen.module.css';
import { SubscriptionStatus } from './subscription-status.tsx';

export function SubscriptionScreen() {
  const words = useTexts(subscriptionTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const subscription = useQuery(subscriptionQuery(id));
  return (
    <DetailScreen
      query={subscription}
      listPath="/config/commerce/subscriptions"
      words={{ list: words.title, unknown: words.unknown, toList: words.all }}
      title={subscription.data?.title}
      actions={subscription.data && <Acts subscription={subscription.data} />}
    >
      {(found) => <Content subscription={found} />}
    </DetailScreen>
  );
}

type Act = Subscription['acts'][number];

function Acts({ subscription: { id, acts, pageUrl } }: { readonly subscription: Subscription }) {
  const words = useTexts(subscriptionTexts);
  const [isAsking, setAsking] = useState(false);
  const changing = useChange({
    change: (event: Act) => call('POST /api/commerce/subscriptions/:id/change', { params: { id }, body: { event } }),
    stale: subscriptionsKey,
    success: words.changed,
    reasons: words.reasons,
  });
  return (
    <Group gap="sm">
      <Button component="a" href={pageUrl} target="_blank" rel="noreferrer" variant="default">
        {words.page}
      </Button>
      {acts.map((act) => (
        <Button
          key={act}
          variant="default"
          loading={changing.isPending && changing.variables === act}
          onClick={() => (act === 'cancel' ? setAsking(true) : changing.mutate(act))}
        >
          {words.acts[act]}
        </Button>
      ))}
      <Ask
        isOpen={isAsking}
        title={words.cancelTitle}
        action={words.acts.cancel}
        isBusy={changing.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => changing.mutate('cancel', { onSettled: () => setAsking(false) })}
      >
        {words.cancelText}
      </Ask>
    </Group>
  );
}

function Content({ subscription }: { readonly subscription: Subscription }) {
  const words = useTexts(subscriptionTexts);
  return (
    <WithAside aside={<SubscriptionFacts subscription={subscription} />}>
      <Card title={words.periods} isFlush>
        <Periods subscription={subscription} />
      </Card>
    </WithAside>
  );
}

function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const words = useTexts(subscriptionTexts);
  const format = useFormat();
  const { state, isTest, dueAt, isLast, price, billingPeriod, quantity, email, address, card } = subscription;
  const { failedTries, paidCycles, numBillingCycles, createdAt } = subscription;
  const facts: (readonly [string, string])[] = [
    [isLast ? words.ends : words.next, dueAt === null ? '' : format.moment(dueAt)],
    [words.price, `${format.money(price)} ${words.every(billingPeriod.value, billingPeriod.unit)}`],
    [words.quantity, format.number(quantity)],
    [words.payments, words.paid(paidCycles, numBillingCycles)],
    [words.tries, failedTries === 0 ? '' : format.number(failedTries)],
    [words.customer, email],
    [words.address, address.join('\n')],
    [words.card, card],
    [words.since, format.moment(createdAt)],
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Group gap="xs">
          <SubscriptionStatus state={state} />
          {isTest && <Text size="sm">{words.isTest}</Text>}
        </Group>
        <Facts facts={facts} />
      </Stack>
    </Card>
  );
}

function Periods({ subscription: { periods } }: { readonly subscription: Subscription }) {
  const words = useTexts(subscriptionTexts);
  const format = useFormat();
  return (
    <Records label={words.periods}>
      {periods.map(({ period, state, orderId, orderNumber, at }) => (
        <Record key={period}>
          <div className={style['entry']}>
            <div>
              <Text fw={600}>{words.period(period + 1)}</Text>
              <Text size="sm" c="var(--awning-quiet)">
                {format.moment(at)} · {words.periodStates[state]}
              </Text>
            </div>
            {orderId !== null && orderNumber !== null && (
              <Anchor component={Link} to={`/config/commerce/orders/${orderId}`} size="sm">
                {words.order(orderNumber)}
              </Anchor>
            )}
          </div>
        </Record>
      ))}
    </Records>
  );
}
