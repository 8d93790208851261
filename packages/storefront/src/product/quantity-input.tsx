import { readQuantity } from '@awning/commerce';
import { quantityLimits } from '@awning/site-model';
import { useId } from 'react';
import type { ProductIslandProps } from './product.ts';
import { changeSelection, useSelection } from './selection-store.ts';

/** 1 to 9999. A number outside is set to the nearest bound on blur (D-030). */
export function QuantityInput({ itemId, formId, hasQuantity, texts }: ProductIslandProps) {
  const id = useId();
  const { quantity } = useSelection(itemId);
  if (!hasQuantity) return null;
  return (
    <div className="product-quantity-input" data-item-id={itemId} data-animation-role="content">
      <label className="quantity-label" htmlFor={id}>
        {texts.quantity}
        <span className="quantity-label-colon">:</span>
      </label>
      <input
        id={id}
        name="quantity"
        form={formId}
        type="number"
        inputMode="numeric"
        size={4}
        min={quantityLimits.lowest}
        max={quantityLimits.highest}
        step={quantityLimits.step}
        value={quantity}
        onChange={(event) => changeSelection(itemId, { quantity: event.target.value })}
        onBlur={() => {
          const inside = insideBounds(quantity);
          if (inside !== quantity) changeSelection(itemId, { quantity: inside });
        }}
      />
    </div>
  );
}

export function insideBounds(typed: string): string {
  const read = readQuantity(typed);
  if (read.ok || read.reason !== 'quantity-out-of-range') return typed;
  return String(Number(typed) < quantityLimits.lowest ? quantityLimits.lowest : quantityLimits.highest);
}
