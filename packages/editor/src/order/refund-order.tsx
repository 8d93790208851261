import { Alert, Button, Checkbox, Group, Modal, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { newKey } from '../api/new-key.ts';
import { useCan } from '../app/session.ts';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './handling.module.css';
import { orderTexts } from './messages.ts';
import { type Order, type OrderLine, ordersKey } from './queries.ts';
import { type RefundPreview, refundPreview, type TypedRefund, unitsLeft } from './refund-preview.ts';
import { UnitsField } from './units-field.tsx';
import { withoutGiftCards } from './without-gift-cards.ts';

/** Refunds an order in whole or in part; only there for those who may, and while money is left. */
export function RefundOrder({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const hasMoney = Number(order.refundable.left.decimalValue) > 0;
  if (!hasMoney || !can('orders.edit')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.refund}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.refundTitle(order.number)}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <RefundForm order={order} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function RefundForm({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const words = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const format = useFormat();
  const [typed, setTyped] = useState<TypedRefund>({ kind: 'units', units: {}, amount: '' });
  const [chosenRestock, setRestocked] = useState<boolean>();
  // Goods that were sent are not back yet.
  const isRestocked = chosenRestock ?? !isShipped(order, typed);
  const [note, setNote] = useState('');
  // One key for one dialog: a second press, or one after a lost answer, refunds nothing more.
  const key = useRef(newKey());
  const preview = refundPreview(order, typed);
  const toTransfer = transferOf(order, preview);
  const refunding = useChange({
    change: () =>
      call(
        'POST /api/commerce/orders/:id/refunds',
        { params: { id: order.id }, body: bodyOf(typed, preview, { restock: isRestocked, note }) },
        { key: key.current },
      ),
    stale: ordersKey,
    success: toTransfer === undefined ? words.refundRequested : words.refundByHand(format.money(toTransfer)),
    reasons: words.refundReasons,
  });
  const isFree = ({ kind, total }: OrderLine) => kind === 'shipping' && Number(total.decimalValue) === 0;
  const left = order.lines.filter((line) => unitsLeft(order, line) > 0 && !isFree(line));
  const units = (line: OrderLine, quantity: number) =>
    setTyped({ ...typed, units: { ...typed.units, [line.id]: quantity } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (preview.ok && !refunding.isPending) refunding.mutate(undefined, { onSuccess: onClose });
      }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={words.refundWhat}
          data={[
            { value: 'units', label: words.refundItems },
            { value: 'amount', label: words.refundAmount },
          ]}
          value={typed.kind}
          onChange={(kind) => setTyped({ ...typed, kind })}
        />
        {typed.kind === 'amount' ? (
          <MoneyField
            label={words.amount}
            description={words.amountLeft(format.money(order.refundable.left))}
            currency={order.totals.total.currencyCode}
            value={typed.amount}
            onChange={(amount) => setTyped({ ...typed, amount })}
            data-autofocus
          />
        ) : (
          <Stack gap="xs">
            {left.map((line) => (
              <UnitsField
                key={line.id}
                line={line}
                most={unitsLeft(order, line)}
                value={typed.units[line.id] ?? 0}
                onChange={(quantity) => units(line, quantity)}
              />
            ))}
            <div>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() =>
                  setTyped({
                    ...typed,
                    units: Object.fromEntries(left.map((line) => [line.id, unitsLeft(order, line)])),
                  })
                }
              >
                {words.chooseAll}
              </Button>
            </div>
          </Stack>
        )}
        {typed.kind === 'units' && (
          <Checkbox
            label={words.restock}
            checked={isRestocked}
            onChange={(event) => setRestocked(event.currentTarget.checked)}
          />
        )}
        <Textarea
          label={words.refundNote}
          description={words.refundNoteHint}
          maxLength={500}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Preview order={order} preview={preview} />
        {Number(order.refundable.toGiftCards.decimalValue) > 0 && (
          <Alert color="gray">{words.toGiftCards(format.money(order.refundable.toGiftCards))}</Alert>
        )}
        {order.refundable.isByHand && <Alert color="sun">{words.byHandText}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={!preview.ok} loading={refunding.isPending}>
            {preview.ok ? words.refundSum(format.money(preview.amount)) : words.refund}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What a member has to transfer: the money that neither a provider nor gift cards return. */
function transferOf({ refundable }: Order, preview: RefundPreview) {
  if (!refundable.isByHand || !preview.ok) return undefined;
  const rest = withoutGiftCards(preview.amount, refundable.toGiftCards);
  return Number(rest.decimalValue) > 0 ? rest : undefined;
}

/** Whether units that were sent are among those to refund: fewer are left to send than are refunded. */
function isShipped(order: Order, { units }: TypedRefund): boolean {
  return order.lines.some(({ id, kind }) => {
    const refunded = units[id] ?? 0;
    const unsent = order.toFulfil.find((line) => line.id === id)?.quantity ?? 0;
    return kind === 'item' && order.fulfilmentStatus !== 'none_needed' && refunded > unsent;
  });
}

/** The split before it happens. */
function Preview({ order, preview }: { readonly order: Order; readonly preview: RefundPreview }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  if (!preview.ok) {
    if (preview.reason === 'nothing') return null;
    return (
      <Alert color="red" role="alert">
        {words.refundReasons[preview.reason]}
      </Alert>
    );
  }
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.productName ?? '';
  return (
    <dl className={style['split']} aria-label={words.split}>
      {preview.lines.flatMap(({ id, quantity, amount, tax }) => [
        <dt key={id}>
          {quantity > 0 ? `${format.number(quantity)} × ` : ''}
          {nameOf(id)}
          {Number(tax.decimalValue) > 0 && <span className={style['quiet']}>{words.withTax(format.money(tax))}</span>}
        </dt>,
        <dd key={`${id}-amount`}>{format.money(amount)}</dd>,
      ])}
      <dt className={style['sum']}>{words.refundTotal}</dt>
      <dd className={style['sum']}>{format.money(preview.amount)}</dd>
    </dl>
  );
}

function bodyOf(
  typed: TypedRefund,
  preview: RefundPreview,
  more: { readonly restock: boolean; readonly note: string },
) {
  const amount = preview.ok ? preview.amount.decimalValue : '0';
  if (typed.kind === 'amount') return { ...more, kind: 'amount' as const, amount, restock: false };
  const lines = Object.entries(typed.units).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));
  return { ...more, kind: 'units' as const, amount, lines };
}
