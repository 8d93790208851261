import { Stack } from '@mantine/core';
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
                    {[...Object.values(line.attributes), line.sku].filter(Boolean).join(' · ')}
                  </span>
                </Stack>
                <span className={`${style['number']} ${recordStyle['quiet']}`}>
                  {format.number(line.quantity)} × {format.money(line.unitPrice)}
                </span>
                <span className={style['number']}>{format.money(line.total)}</span>
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
  const { totals, discounts } = order;
  const parts = (['shipping', 'tax', 'includedTax'] as const).filter((name) => !isZero(totals[name]));
  return (
    <dl className={style['totals']}>
      <dt>{words.subtotal}</dt>
      <dd>{format.money(totals.subtotal)}</dd>
      {discounts.flatMap(({ code, amount }) => [
        <dt key={code}>{words.discountBy(code)}</dt>,
        <dd key={`${code}-amount`}>−{format.money(amount)}</dd>,
      ])}
      {parts.flatMap((name) => [
        <dt key={name}>{words[name]}</dt>,
        <dd key={`${name}-amount`}>{format.money(totals[name])}</dd>,
      ])}
      <dt className={style['sum']}>{words.total}</dt>
      <dd className={style['sum']}>{format.money(totals.total)}</dd>
    </dl>
  );
}

function isZero({ decimalValue }: Money): boolean {
  return /^-?[0.]*$/.test(decimalValue);
}
