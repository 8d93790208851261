import { Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { usePrimaryLanguage } from '../../app/session.ts';
import { Card } from '../../kit/card.tsx';
import { AddressField } from '../../kit/fields/address-field.tsx';
import { Beside, BesideChoice } from '../../kit/fields/beside.tsx';
import { slugOf } from '../../kit/fields/slug.ts';
import { kitTexts } from '../../kit/messages.ts';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { digital, partsOfType } from '../product-type.ts';
import type { StorePage } from '../queries.ts';
import { ProductTextsField } from '../search-card.tsx';
import type { ProductEditor } from '../use-product-editor.ts';
import { TypeField } from './type-field.tsx';

interface BasicsCardProps {
  readonly editor: ProductEditor;
  readonly pages: readonly StorePage[];
}

/** Its type, its texts and its address. */
export function BasicsCard({ editor: { form, base, beside }, pages }: BasicsCardProps) {
  const words = useTexts(productTexts);
  const kit = useTexts(kitTexts);
  const language = usePrimaryLanguage();
  const isNew = base.id === '';
  // Until the address is typed by hand, it follows the title of a new product.
  const isAddressTyped = useRef(!isNew);
  const { texts, slug, collectionId, type } = form.values;
  const text = texts[language] ?? {};
  const page = pages.find(({ id }) => id === collectionId);
  const addressHint = words.addressHint(`/${page?.urlId ?? ''}/p/${slug}`);
  const hasMoved = !isNew && slug !== base.body.slug;
  const setText = (code: string, name: 'name' | 'excerpt' | 'body', value: string) =>
    form.setFieldValue('texts', { ...texts, [code]: { ...texts[code], [name]: value } });
  return (
    <Card title={words.basics} action={<BesideChoice beside={beside} />}>
      <Stack>
        {isNew && <TypeField form={form} />}
        <Beside beside={beside} label={words.name}>
          {(code, label) =>
            code === language ? (
              <TextInput
                label={label}
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
                    ...(isAddressTyped.current ? {} : { slug: slugOf(name, 'product', language) }),
                  });
                }}
              />
            ) : (
              <TextInput
                label={label}
                lang={code}
                maxLength={300}
                autoComplete="off"
                placeholder={text.name ?? ''}
                value={texts[code]?.name ?? ''}
                onChange={({ currentTarget }) => setText(code, 'name', currentTarget.value)}
              />
            )
          }
        </Beside>
        <Beside beside={beside} label={words.description}>
          {(code, label) => (
            <RichTextField
              label={label}
              description={words.excerptHint}
              lang={code}
              value={texts[code]?.excerpt ?? ''}
              onChange={(value) => setText(code, 'excerpt', value)}
            />
          )}
        </Beside>
        <Beside beside={beside} label={words.details}>
          {(code, label) => (
            <RichTextField
              label={label}
              description={words.detailsHint}
              lang={code}
              value={texts[code]?.body ?? ''}
              onChange={(value) => setText(code, 'body', value)}
            />
          )}
        </Beside>
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        <AddressField
          label={words.address}
          hint={hasMoved ? `${addressHint}. ${words.oldAddressHint}` : addressHint}
          input={form.getInputProps('slug')}
          onType={(typed) => {
            isAddressTyped.current = true;
            form.setFieldValue('slug', typed);
            form.clearFieldError('slug');
          }}
        />
        {/* What is shipped has it beside its weight. */}
        {!partsOfType(type).isShipped && (type !== digital || Object.keys(base.body.deliveryTimes).length > 0) && (
          <ProductTextsField form={form} name="deliveryTime" label={words.deliveryTime} maxLength={200} />
        )}
      </Stack>
    </Card>
  );
}
