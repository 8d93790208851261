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
import { AdjustGiftCard } from './adjust-gift-card.tsx';
import style from './gift-card-screen.module.css';
import { GiftCardStatus } from './gift-card-status.tsx';
import { giftCardTexts } from './messages.ts';
import { type GiftCard, giftCardQuery, giftCardsKey } from './queries.ts';

export function GiftCardScreen() {
  const words = useTexts(giftCardTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const card = useQuery(giftCardQuery(id));
  return (
    <DetailScreen
      query={card}
      listPath="/config/commerce/gift-cards"
      words={{ list: words.title, unknown: words.unknown, toList: words.toCards }}
      title={card.data && words.named(card.data.lastCharacters)}
      actions={card.data && <Acts card={card.data} />}
    >
      {(found) => <Content card={found} />}
    </DetailScreen>
  );
}

function Acts({ card }: { readonly card: GiftCard }) {
  const words = useTexts(giftCardTexts);
  const [open, setOpen] = useState<'adjust' | 'disable'>();
  const isDisabled = card.state === 'disabled';
  const close = () => setOpen(undefined);
  const turning = useChange({
    change: () =>
      call('POST /api/commerce/gift-cards/:id/disable', {
        params: { id: card.id },
        body: { isDisabled: !isDisabled },
      }),
    stale: giftCardsKey,
    success: isDisabled ? words.enabled : words.disabled,
    reasons: words.reasons,
  });
  return (
    <Group gap="sm">
      <Button component="a" href={card.printUrl} target="_blank" rel="noreferrer" variant="default">
        {words.print}
      </Button>
      <Button
        variant="default"
        loading={turning.isPending}
        onClick={() => (isDisabled ? turning.mutate(undefined) : setOpen('disable'))}
      >
        {isDisabled ? words.enable : words.disable}
      </Button>
      <Button onClick={() => setOpen('adjust')}>{words.adjust}</Button>
      <AdjustGiftCard card={card} isOpen={open === 'adjust'} onClose={close} />
      <Ask
        isOpen={open === 'disable'}
        title={words.disableTitle}
        action={words.disable}
        isBusy={turning.isPending}
        onClose={close}
        onConfirm={() => turning.mutate(undefined, { onSettled: close })}
      >
        {words.disableText}
      </Ask>
    </Group>
  );
}

function Content({ card }: { readonly card: GiftCard }) {
  const words = useTexts(giftCardTexts);
  return (
    <WithAside aside={<CardFacts card={card} />}>
      <Card title={words.history} isFlush>
        <History card={card} />
      </Card>
    </WithAside>
  );
}

function CardFacts({ card }: { readonly card: GiftCard }) {
  const words = useTexts(giftCardTexts);
  const format = useFormat();
  const delivery = card.deliveredAt ?? card.deliverAt;
  const facts: (readonly [string, string])[] = [
    [words.value, format.money(card.value)],
    [words.created, format.moment(card.createdAt)],
    [words.expires, card.expiresAt === null ? words.never : format.moment(card.expiresAt)],
    [words.recipient, [card.recipientName, card.recipientEmail].filter(Boolean).join(', ') || words.nobody],
    [words.from, card.senderName],
    [card.deliveredAt === null ? words.willBeSent : words.sent, delivery === null ? '' : format.moment(delivery)],
    [words.message, card.message],
  ];
  return (
    <>
      <Card>
        <Stack gap="xs">
          <Group gap="xs">
            <GiftCardStatus state={card.state} />
            {card.isTest && <Text size="sm">{words.isTest}</Text>}
          </Group>
          <Text size="sm" c="var(--awning-quiet)">
            {words.balance}
          </Text>
          <Text fz={28} fw={700} lh={1.1}>
            {format.money(card.balance)}
          </Text>
        </Stack>
      </Card>
      <Card>
        <Facts facts={facts} />
        {card.orderId !== null && (
          <Anchor component={Link} to={`/config/commerce/orders/${card.orderId}`} size="sm">
            {words.sold}
          </Anchor>
        )}
      </Card>
    </>
  );
}

function History({ card }: { readonly card: GiftCard }) {
  const words = useTexts(giftCardTexts);
  const format = useFormat();
  return (
    <Records label={words.history}>
      {card.entries.map((entry) => (
        <Record key={`${entry.at} ${entry.kind} ${entry.orderId} ${entry.amount.decimalValue}`}>
          <div className={style['entry']}>
            <div>
              <Text fw={600}>{words.kinds[entry.kind]}</Text>
              <Text size="sm" c="var(--awning-quiet)">
                {[format.moment(entry.at), entry.who].filter(Boolean).join(' · ')}
              </Text>
              {entry.note !== '' && <Text size="sm">{entry.note}</Text>}
              {entry.orderId !== null && entry.orderNumber !== null && (
                <Anchor component={Link} to={`/config/commerce/orders/${entry.orderId}`} size="sm">
                  {words.order(entry.orderNumber)}
                </Anchor>
              )}
            </div>
            <Text className={style['amount'] ?? ''}>
              {entry.isTaken ? '−' : '+'}
              {format.money(entry.amount)}
            </Text>
          </div>
        </Record>
      ))}
    </Records>
  );
}
