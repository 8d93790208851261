import { Anchor, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './handling.module.css';
import { orderTexts } from './messages.ts';
import { type Order, ordersKey, type TimelineEntry, timelineQuery } from './queries.ts';

/** Everything that happened to an order, and room for a note. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const can = useCan();
  const timeline = useQuery(timelineQuery(order));
  return (
    <Card title={words.timeline}>
      <Stack gap="lg">
        {can('orders.edit') && <NoteForm order={order} />}
        <Loaded query={timeline}>
          {({ entries }) => (
            <ol className={style['timeline']} aria-label={words.timeline}>
              {entries.map((entry) => (
                <li key={entry.id} className={style['entry']}>
                  <Entry order={order} entry={entry} />
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function NoteForm({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const [text, setText] = useState('');
  const [isMailed, setMailed] = useState(false);
  const adding = useChange({
    change: () => call('POST /api/commerce/orders/:id/notes', { params: { id: order.id }, body: { text, isMailed } }),
    stale: ordersKey,
    success: isMailed ? words.noteMailed : words.noteAdded,
  });
  const clear = () => {
    setText('');
    setMailed(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !adding.isPending) adding.mutate(undefined, { onSuccess: clear });
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={words.note}
          placeholder={words.noteHint}
          maxLength={5000}
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Checkbox
            label={words.noteToBuyer}
            checked={isMailed}
            onChange={(event) => setMailed(event.currentTarget.checked)}
          />
          <Button type="submit" variant="default" disabled={text.trim() === ''} loading={adding.isPending}>
            {isMailed ? words.sendNote : words.addNote}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Entry({ order, entry }: { readonly order: Order; readonly entry: TimelineEntry }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const { kind, amount, note, mail, shipment, who, at } = entry;
  const sum = amount === null ? '' : format.money(amount);
  return (
    <>
      <span>
        {mail
          ? (words.mailKinds[mail.kind as keyof typeof words.mailKinds] ?? mail.subject)
          : words.happened(kind, sum)}
        {mail && ` (${words.mailStatus[mail.status as keyof typeof words.mailStatus] ?? mail.status})`}
      </span>
      {note && (
        <>
          <span className={style['note']}>{note.text}</span>
          {note.isMailed && <span className={style['quiet']}>{words.wasMailed}</span>}
        </>
      )}
      {shipment && <Shipment shipment={shipment} />}
      <Text size="sm" c="var(--awning-quiet)">
        {format.moment(at)}
        {mail ? '' : `, ${who}`}
      </Text>
      {mail && mail.status !== 'waiting' && <Resend order={order} mail={mail} />}
    </>
  );
}

function Shipment({ shipment }: { readonly shipment: NonNullable<TimelineEntry['shipment']> }) {
  const words = useTexts(orderTexts);
  const label = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ');
  if (shipment.trackingUrl === '') return label === '' ? null : <span className={style['quiet']}>{label}</span>;
  return (
    <Anchor size="sm" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
      {label === '' ? words.track : label}
    </Anchor>
  );
}

interface ResendProps {
  readonly order: Order;
  readonly mail: NonNullable<TimelineEntry['mail']>;
}

/** One that waits for a mail server is sent by itself once there is one. */
function Resend({ order, mail }: ResendProps) {
  const words = useTexts(orderTexts);
  const can = useCan();
  const resending = useChange({
    change: () =>
      call('POST /api/commerce/orders/:id/mails/:mailId/resend', { params: { id: order.id, mailId: mail.id } }),
    stale: ordersKey,
    success: words.resent,
  });
  if (!can('orders.edit') || mail.status === 'held') return null;
  const isFirst = mail.status === 'failed';
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        aria-label={isFirst ? words.sendNamed(mail.subject) : words.resendNamed(mail.subject)}
        loading={resending.isPending}
        onClick={() => resending.mutate(undefined)}
      >
        {isFirst ? words.sendMail : words.resend}
      </Button>
    </div>
  );
}
