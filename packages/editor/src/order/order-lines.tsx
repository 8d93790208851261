import { variantText } from '@awning/commerce';
import { Stack } from '@mantine/core';
import { Fragment } from 'react';
import { Record, Records, recordStyle } from '../kit/records.tsx';
import { type Money, useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import style from './order-screen.module.css';
import type { Order } from './queries.ts';

export function OrderLines({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  return (
    <>
      <Records label={words.lines}>
        {order.lines
          .filter((line) => line.kind === 'item')
          .map((line) => (
            <Record key={line.id}>
              <div className={`${recordStyle['line']} ${style['line']}`}>
                <Stack gap={0} miw={0} className={style['name'] ?? ''}>
                  <strong>{line.productName}</strong>
                  <span className={recordStyle['quiet']}>
                    {[variantText(line.attributes), line.sku].filter(Boolean).join(' · ')}
                  </span>
                  {line.answers.map(({ title, text }) => (
                    <span key={title} className={`${recordStyle['quiet']} ${style['answer']}`}>
                      {title}: {text}
                    </span>
                  ))}
                </Stack>
                <span className={`${style['number']} ${recordStyle['quiet']}`}>
                  {format.number(line.quantity)} × {format.money(line.unitPrice)}
                </span>
                <span className={style['number']}>{format.money(line.gross)}</span>
              </div>
            </Record>
          ))}
      </Records>
      <Totals order={order} />
    </>
  );
}

function Totals({ order }: { readonly order: Order }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const { totals, discounts, shippingOption } = order;
  const isTransferOpen = order.refunds.some(({ state, transfer }) => state === 'done' && transfer === 'open');
  return (
    <dl className={style['totals']}>
      <dt>{words.subtotal}</dt>
      <dd>{format.money(totals.subtotal)}</dd>
      {discounts.flatMap(({ code, amount }) => [
        <dt key={code}>{words.discountBy(code)}</dt>,
        <dd key={`${code}-amount`}>−{format.money(amount)}</dd>,
      ])}
      {shippingOption !== null && (
        <>
          <dt>
            {words.shipping}
            <span className={style['detail']}>{shippingOption}</span>
          </dt>
          <dd>{format.money(totals.shipping)}</dd>
        </>
      )}
      <Taxes order={order} isIncluded={false} />
      <dt className={style['sum']}>{words.total}</dt>
      <dd className={style['sum']}>{format.money(totals.total)}</dd>
      <Taxes order={order} isIncluded />
      {!isZero(totals.giftCards) && (
        <>
          <dt>{words.byGiftCards}</dt>
          <dd>{format.money(totals.giftCards)}</dd>
        </>
      )}
      {!isZero(order.refundable.refunded) && (
        <>
          <dt>
            {words.refunded}
            {isTransferOpen && <span className={style['detail']}>{words.notTransferred}</span>}
          </dt>
          <dd>−{format.money(order.refundable.refunded)}</dd>
        </>
      )}
      {!isZero(order.refundable.pending) && (
        <>
          <dt>{words.refundUnderWay}</dt>
          <dd>−{format.money(order.refundable.pending)}</dd>
        </>
      )}
    </dl>
  );
}

/** A row for each rate. Orders of an earlier version may have only the sum. */
function Taxes({ order, isIncluded }: { readonly order: Order; readonly isIncluded: boolean }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const sum = isIncluded ? order.totals.includedTax : order.totals.tax;
  const name = isIncluded ? words.includedTax : words.tax;
  const rates = order.taxes.filter(({ inclusive }) => inclusive === isIncluded);
  const look = isIncluded ? (style['small'] ?? '') : '';
  if (rates.length === 0 && isZero(sum)) return null;
  const rows =
    rates.length === 0
      ? [{ title: name, amount: sum }]
      : rates.map(({ percent, amount }) => ({ title: `${name} (${format.percent(percent)})`, amount }));
  return rows.map(({ title, amount }) => (
    <Fragment key={title}>
      <dt className={look}>{title}</dt>
      <dd className={look}>{format.money(amount)}</dd>
    </Fragment>
  ));
}

function isZero({ decimalValue }: Money): boolean {
  return /^-?[0.]*$/.test(decimalValue);
}
