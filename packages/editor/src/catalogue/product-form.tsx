import { Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { StockCell } from '../stock/stock-cell.tsx';
import { useTexts } from '../texts/texts.ts';
import { Beside, BesideChoice, useBesideLanguage } from './beside-language.tsx';
import { productTexts } from './messages.ts';
import { PicturesField } from './pictures-field.tsx';
import type { StorePage } from './queries.ts';
import { RelatedCard } from './related-card.tsx';
import { ProductTextsField, SearchCard } from './search-card.tsx';
import { slugOf } from './slug.ts';
import { digital } from './typed-product.ts';
import { type ProductEditor, usePrimaryLanguage } from './use-product-editor.ts';
import { GoodsFields } from './variants/goods-fields.tsx';
import { OptionsField } from './variants/options-field.tsx';
import { VariantGrid } from './variants/variant-grid.tsx';

interface ProductFormProps {
  readonly editor: ProductEditor;
  readonly pages: readonly StorePage[];
}

const physical = 1;
const giftCard = 4;

export function ProductForm({ editor, pages }: ProductFormProps) {
  const { type, options } = editor.form.values;
  const hasOptions = options.length > 0;
  return (
    <>
      <BasicsCard editor={editor} pages={pages} />
      <PicturesCard editor={editor} />
      {!hasOptions && <SingleCards editor={editor} />}
      {type !== digital && type !== giftCard && <VariantsCard editor={editor} />}
      <RelatedCard editor={editor} />
      <SearchCard form={editor.form} pages={pages} />
    </>
  );
}

function BasicsCard({ editor: { form, base }, pages }: ProductFormProps) {
  const words = useTexts(productTexts);
  const language = usePrimaryLanguage();
  const beside = useBesideLanguage();
  const isNew = base.id === '';
  // Until the address is typed by hand, it follows the title of a new product.
  const isAddressTyped = useRef(!isNew);
  const { texts, slug, collectionId } = form.values;
  const text = texts[language] ?? {};
  const page = pages.find(({ id }) => id === collectionId);
  const addressHint = words.addressHint(`/${page?.urlId ?? ''}/p/${slug}`);
  const hasMoved = !isNew && slug !== base.body.slug;
  const setText = (name: 'excerpt' | 'body', value: string) =>
    form.setFieldValue('texts', { ...texts, [language]: { ...text, [name]: value } });
  return (
    <Card title={words.basics} action={<BesideChoice beside={beside} />}>
      <Stack>
        <Beside form={form} beside={beside} name="name" label={words.name}>
          <TextInput
            label={words.name}
            required
            maxLength={300}
            autoComplete="off"
            {...form.getInputProps(`texts.${language}.name`)}
            value={text.name ?? ''}
            onChange={({ currentTarget }) => {
              const name = currentTarget.value;
              form.clearFieldError(`texts.${language}.name`);
              form.setValues({
                texts: { ...texts, [language]: { ...text, name } },
                ...(isAddressTyped.current ? {} : { slug: slugOf(name) }),
              });
            }}
          />
        </Beside>
        <Beside form={form} beside={beside} name="excerpt" label={words.description} description={words.excerptHint}>
          <RichTextField
            label={words.description}
            description={words.excerptHint}
            lang={language}
            value={text.excerpt ?? ''}
            onChange={(value) => setText('excerpt', value)}
          />
        </Beside>
        <Beside form={form} beside={beside} name="body" label={words.details} description={words.detailsHint}>
          <RichTextField
            label={words.details}
            description={words.detailsHint}
            lang={language}
            value={text.body ?? ''}
            onChange={(value) => setText('body', value)}
          />
        </Beside>
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.besideHint}
          </Text>
        )}
        <TextInput
          label={words.address}
          description={hasMoved ? `${addressHint}. ${words.oldAddressHint}` : addressHint}
          required
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('slug')}
          onChange={({ currentTarget }) => {
            isAddressTyped.current = true;
            form.setFieldValue('slug', currentTarget.value);
            form.clearFieldError('slug');
          }}
        />
        <ProductTextsField form={form} name="deliveryTime" label={words.deliveryTime} maxLength={200} />
        {isNew && <TypeField form={form} />}
      </Stack>
    </Card>
  );
}

/** The type of a product cannot be changed later. */
function TypeField({ form }: Pick<ProductEditor, 'form'>) {
  const words = useTexts(productTexts);
  return (
    <Radio.Group
      label={words.type}
      value={String(form.values.type)}
      onChange={(value) => {
        const type = Number(value) as 1 | 2 | 3;
        form.setFieldValue('type', type);
        // A download is sold as one thing.
        if (type === digital) form.setValues({ options: [], variants: form.values.variants.slice(0, 1) });
      }}
    >
      <Group gap="lg" mt={6} align="flex-start">
        {(['1', '2', '3'] as const).map((value) => (
          <Radio key={value} value={value} label={words.types[value]} description={words.typeTexts[value]} />
        ))}
      </Group>
    </Radio.Group>
  );
}

function PicturesCard({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const error = form.errors['imageIds'];
  return (
    <Card title={words.pictures}>
      <PicturesField
        value={form.values.imageIds}
        onChange={(value) =>
          form.setValues({
            imageIds: [...value],
            // A variant shows only what the product has.
            variants: form.values.variants.map((variant) =>
              variant.imageId === null || value.includes(variant.imageId) ? variant : { ...variant, imageId: null },
            ),
          })
        }
        {...(typeof error === 'string' ? { error } : {})}
      />
    </Card>
  );
}

/** When the sale prices count; asked for only where there is one. */
function SalePeriodFields({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { timeZone } = useSession().website;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        <MomentField
          label={words.saleFrom}
          timeZone={timeZone}
          {...form.getInputProps('saleFrom')}
          value={form.values.saleFrom ?? null}
        />
        <MomentField
          label={words.saleUntil}
          timeZone={timeZone}
          {...form.getInputProps('saleUntil')}
          value={form.values.saleUntil ?? null}
        />
      </SimpleGrid>
      <Text size="sm" c="var(--awning-quiet)" mt="xs">
        {words.salePeriodHint}
      </Text>
    </>
  );
}

/** A product without options: its price, stock and weight are plain fields. */
function SingleCards({ editor }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { website } = useSession();
  const { form, base } = editor;
  const { type, variants } = form.values;
  const [variant] = variants;
  if (!variant) return null;
  const isCounted = variant.stock !== 'unlimited';
  return (
    <>
      <Card title={words.priceTitle}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <MoneyField
            label={words.price}
            required
            currency={website.currency}
            {...form.getInputProps('variants.0.price')}
            value={variant.price}
          />
          {type !== giftCard && (
            <MoneyField
              label={words.salePrice}
              description={words.salePriceHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              currency={website.currency}
              {...form.getInputProps('variants.0.salePrice')}
              value={variant.salePrice}
            />
          )}
        </SimpleGrid>
        {variant.salePrice !== '' && type !== giftCard && <SalePeriodFields editor={editor} />}
      </Card>
      <Card title={words.stockTitle}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={words.sku}
            description={words.skuHint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('variants.0.sku')}
          />
          {type !== digital && isCounted && variant.id === undefined && (
            <DecimalField
              label={words.quantity}
              description={words.quantityHint}
              places={0}
              {...form.getInputProps('variants.0.quantity')}
              value={variant.quantity}
            />
          )}
          {type !== digital && isCounted && variant.id !== undefined && (
            <Stack gap={6} justify="flex-end">
              <StockCell productId={base.id} variantId={variant.id} name="" />
            </Stack>
          )}
        </SimpleGrid>
        {type !== digital && (
          <Radio.Group label={words.stockKind} mt="md" {...form.getInputProps('variants.0.stock')}>
            <Group gap="md" mt={6}>
              {(['counted', 'backorder', 'unlimited'] as const).map((value) => (
                <Radio key={value} value={value} label={words.stockKinds[value]} />
              ))}
            </Group>
          </Radio.Group>
        )}
      </Card>
      {type !== giftCard && (
        <Card title={words.goodsTitle}>
          <GoodsFields form={form} row={0} hasSize={type === physical} hasPicture={false} />
        </Card>
      )}
      {type === physical && (
        <Card title={words.shippingTitle}>
          <DecimalField
            label={words.weight}
            description={words.weightHint}
            places={0}
            maw={260}
            rightSection={words.grams}
            {...form.getInputProps('variants.0.weight')}
            value={variant.weight}
          />
        </Card>
      )}
    </>
  );
}

function VariantsCard({ editor }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { type, options, variants } = editor.form.values;
  return (
    <Card title={words.optionsTitle}>
      <Stack gap="lg">
        <OptionsField editor={editor} />
        {options.length > 0 && <VariantGrid editor={editor} hasWeight={type === physical} />}
        {options.length > 0 && variants.some(({ salePrice }) => salePrice !== '') && (
          <SalePeriodFields editor={editor} />
        )}
      </Stack>
    </Card>
  );
}
