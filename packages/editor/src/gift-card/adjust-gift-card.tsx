import { decimalOf, isCurrencyCode, parseMoney } from '@awning/formats';
import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { newKey } from '../api/new-key.ts';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { type Money, useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { giftCardTexts } from './messages.ts';
import { type GiftCard, giftCardsKey } from './queries.ts';

interface AdjustGiftCardProps {
  readonly card: GiftCard;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AdjustGiftCard({ card, isOpen, onClose }: AdjustGiftCardProps) {
  const words = useTexts(giftCardTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.adjustTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <AdjustForm card={card} onClose={onClose} />}
    </Modal>
  );
}

function AdjustForm({ card, onClose }: Omit<AdjustGiftCardProps, 'isOpen'>) {
  const words = useTexts(giftCardTexts);
  const common = useTexts(commonTexts);
  const format = useFormat();
  const [way, setWay] = useState<'add' | 'take'>('add');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  // One key for one dialog: a second press, or one after a lost answer, changes nothing more.
  const key = useRef(newKey());
  const signed = way === 'take' ? `-${amount}` : amount;
  const becomes = balanceAfter(card.balance, signed);
  const adjusting = useChange({
    change: () =>
      call('POST /api/commerce/gift-cards/:id/adjust', {
        params: { id: card.id },
        body: { amount: signed, note: note.trim(), key: key.current },
      }),
    stale: giftCardsKey,
    success: words.adjusted,
    reasons: words.reasons,
  });
  const isReady = becomes !== undefined && becomes !== 'too-much' && note.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !adjusting.isPending) adjusting.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={words.what}
          data={[
            { value: 'add', label: words.add },
            { value: 'take', label: words.take },
          ]}
          value={way}
          onChange={setWay}
        />
        <MoneyField
          label={words.amount}
          currency={card.balance.currencyCode}
          value={amount}
          onChange={setAmount}
          {...(becomes === 'too-much' && { error: words.tooMuch })}
          data-autofocus
        />
        <TextInput
          label={words.note}
          description={words.noteHint}
          maxLength={500}
          required
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {becomes !== undefined && becomes !== 'too-much' && (
          <Text size="sm">{words.becomes(format.money(becomes))}</Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={adjusting.isPending}>
            {words.adjust}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Undefined while nothing, or no amount, is typed. */
function balanceAfter({ decimalValue, currencyCode }: Money, signed: string): Money | 'too-much' | undefined {
  if (!isCurrencyCode(currencyCode)) return undefined;
  const [before, change] = [parseMoney(decimalValue, currencyCode), parseMoney(signed.replace('-', ''), currencyCode)];
  if (!before.ok || !change.ok || change.money.minorUnits === 0n) return undefined;
  const delta = signed.startsWith('-') ? -change.money.minorUnits : change.money.minorUnits;
  const minorUnits = before.money.minorUnits + delta;
  return minorUnits < 0n
    ? 'too-much'
    : { currencyCode, decimalValue: decimalOf({ minorUnits, currency: currencyCode }) };
}
