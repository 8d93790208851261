import { variantText } from '@awning/commerce';
import { Checkbox, NumberInput } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import style from './handling.module.css';
import { orderTexts } from './messages.ts';
import type { OrderLine } from './queries.ts';

interface UnitsFieldProps {
  readonly line: Pick<OrderLine, 'kind' | 'productName' | 'attributes'>;
  readonly most: number;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

/** How many of a line; shipping is there or not. */
export function UnitsField({ line, most, value, onChange }: UnitsFieldProps) {
  const words = useTexts(orderTexts);
  const id = useId();
  const mostId = useId();
  if (line.kind === 'shipping') {
    return (
      <Checkbox
        label={words.shippingNamed(line.productName)}
        checked={value > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
      />
    );
  }
  const attributes = variantText(line.attributes);
  return (
    <div className={style['units']}>
      <label htmlFor={id}>
        <strong>{line.productName}</strong>
        {attributes !== '' && <span className={style['quiet']}>{attributes}</span>}
      </label>
      <NumberInput
        id={id}
        min={0}
        max={most}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        value={value}
        onChange={(typed) => onChange(Number(typed) || 0)}
        className={style['number'] ?? ''}
        {...(most > 1 && { 'aria-describedby': mostId })}
      />
      {most > 1 && (
        <span id={mostId} className={style['most']}>
          {words.ofUnits(most)}
        </span>
      )}
    </div>
  );
}
