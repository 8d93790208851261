import { hasFeature } from '@awning/site-model';
import { Group, Radio } from '@mantine/core';
import { useRef } from 'react';
import { useSession } from '../../app/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { variantKey } from '../edited-product.ts';
import { productTexts } from '../messages.ts';
import { giftCard, service } from '../product-type.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { emptyVariant } from '../variants/typed-variant.ts';

type Stocks = ReadonlyMap<string, 'counted' | 'backorder' | 'unlimited'>;

/**
 * The type of a product cannot be changed later. What was typed for another type stays in the form, so that a wrong
 * press costs nothing.
 */
export function TypeField({ form }: Pick<ProductEditor, 'form'>) {
  const words = useTexts(productTexts);
  const { type, variants } = form.values;
  const { planFlags } = useSession().website;
  const types = (['1', '2', '3', '4', '5'] as const).filter(
    (value) =>
      (value !== '4' || hasFeature(planFlags, 'GIFT_CARDS')) &&
      (value !== '5' || hasFeature(planFlags, 'SITE_USER_ACCOUNTS')),
  );
  const goodsStock = useRef<Stocks>(new Map());

  function choose(next: 1 | 2 | 3 | 4 | 5) {
    // The variants of other products are no values of a gift card, nor the other way round.
    if ((next === giftCard) !== (type === giftCard)) {
      form.setFieldValue('options', []);
      form.setFieldValue('variants', [emptyVariant]);
    }
    if (next === service && type !== service && type !== giftCard) {
      goodsStock.current = new Map(variants.map((variant) => [variantKey(variant), variant.stock]));
      // Most services are not counted, and one that is without a number would be sold out.
      const stockOf = (quantity: string) => (quantity.trim() === '' ? { stock: 'unlimited' as const } : {});
      form.setFieldValue(
        'variants',
        variants.map((variant) => ({ ...variant, ...stockOf(variant.quantity) })),
      );
    } else if (type === service && next !== service && next !== giftCard) {
      const before = goodsStock.current;
      form.setFieldValue(
        'variants',
        variants.map((variant) => ({ ...variant, stock: before.get(variantKey(variant)) ?? variant.stock })),
      );
    }
    form.clearErrors();
    form.setFieldValue('type', next);
  }

  return (
    <Radio.Group
      label={words.type}
      value={String(type)}
      onChange={(value) => choose(Number(value) as 1 | 2 | 3 | 4 | 5)}
    >
      <Group gap="lg" mt={6} align="flex-start">
        {types.map((value) => (
          <Radio key={value} value={value} label={words.types[value]} description={words.typeTexts[value]} />
        ))}
      </Group>
    </Radio.Group>
  );
}
