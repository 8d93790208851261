import { couponLimits } from '@awning/commerce';
import { MultiSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { productsOfIdsQuery, storePagesQuery } from '../catalogue/queries.ts';
import { Card } from '../kit/card.tsx';
import { type PickableProduct, ProductPicker } from '../kit/pickers/product-picker.tsx';
import { useTexts } from '../texts/texts.ts';
import { couponTexts } from './messages.ts';
import type { CouponEditor } from './use-coupon-editor.ts';

/** What a coupon is for: everything, or some products and categories. */
export function GoodsCard({ editor }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  return (
    <Card title={words.goods}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.goodsHint}
        </Text>
        <ProductsField editor={editor} />
        <CategoriesField editor={editor} />
      </Stack>
    </Card>
  );
}

function ProductsField({ editor: { form } }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  const { currency } = useSession().website;
  const ids = form.values.productIds;
  const { data, isPlaceholderData } = useQuery({ ...productsOfIdsQuery(ids), placeholderData: keepPreviousData });
  // A deleted one stays in sight: without it, the coupon would look as if it were for everything.
  const absent = (id: string): PickableProduct => ({
    id,
    title: data && !isPlaceholderData ? words.productGone : '…',
    facts: { imageUrl: null, lowestPrice: null },
  });
  return (
    <ProductPicker
      label={words.products}
      value={ids.map((id) => data?.find((product) => product.id === id) ?? absent(id))}
      currency={currency}
      onChange={(chosen) => {
        const wanted = new Set(chosen.map(({ id }) => id));
        form.setFieldValue('productIds', [...wanted].slice(0, couponLimits.products));
      }}
      {...errorOf(form.errors['productIds'])}
    />
  );
}

function errorOf(error: unknown) {
  return typeof error === 'string' ? { error } : {};
}

function CategoriesField({ editor: { form } }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  const { data: pages = [] } = useQuery(storePagesQuery);
  const { categories } = form.values;
  const offered = [...categories, ...pages.flatMap((page) => page.categories)];
  // Two spellings of one category are one category.
  const byKey = new Map(offered.toReversed().map((name) => [name.toLowerCase(), name]));
  return (
    <MultiSelect
      label={words.categories}
      description={words.categoriesHint}
      data={[...byKey.values()].toSorted((one, other) => one.localeCompare(other))}
      searchable
      maxValues={couponLimits.categories}
      nothingFoundMessage={words.noCategory}
      {...form.getInputProps('categories')}
      value={[...categories]}
    />
  );
}
