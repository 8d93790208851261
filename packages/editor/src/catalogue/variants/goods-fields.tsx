import { baseUnitsFor, type ContentUnit, contentUnits } from '@awning/site-model';
import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { CONTENT_PLACES } from './typed-goods.ts';

interface GoodsFieldsProps {
  readonly form: ProductEditor['form'];
  /** The place of the variant. */
  readonly row: number;
}

/** What the package of one variant is: its barcode, content and size. */
export function GoodsFields({ form, row }: GoodsFieldsProps) {
  const words = useTexts(productTexts);
  const variant = form.values.variants[row];
  if (!variant) return null;
  const at = (name: string) => form.getInputProps(`variants.${row}.${name}`);
  return (
    <Stack>
      <TextInput
        label={words.barcode}
        description={words.barcodeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        maw={360}
        {...at('barcode')}
        value={variant.barcode}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <DecimalField label={words.content} places={CONTENT_PLACES} {...at('content')} value={variant.content} />
        <NativeSelect
          label={words.unit}
          data={Object.keys(contentUnits).map((unit) => ({
            value: unit,
            label: words.contentUnits[unit as ContentUnit],
          }))}
          value={variant.unit}
          onChange={({ currentTarget }) => {
            const unit = currentTarget.value as ContentUnit;
            const [per = variant.per] = baseUnitsFor(unit);
            form.clearFieldError(`variants.${row}.content`);
            form.setFieldValue(
              'variants',
              form.values.variants.map((each, place) => (place === row ? { ...each, unit, per } : each)),
            );
          }}
        />
        <NativeSelect
          label={words.per}
          description={words.contentHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={baseUnitsFor(variant.unit).map((per) => ({ value: per, label: words.baseUnits[per] }))}
          {...at('per')}
        />
      </SimpleGrid>
      <Fieldset
        legend={`${words.size} (${words.centimetres})`}
        variant="unstyled"
        styles={{ legend: { fontWeight: 600 } }}
      >
        <SimpleGrid cols={3}>
          {(['length', 'width', 'height'] as const).map((side) => (
            <DecimalField key={side} label={words.sides[side]} places={1} {...at(side)} value={variant[side]} />
          ))}
        </SimpleGrid>
      </Fieldset>
    </Stack>
  );
}
