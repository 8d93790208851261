import { TagsInput } from '@mantine/core';
import { usePrimaryLanguage, useSession } from '../../app/session.ts';
import { Card } from '../../kit/card.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { denominationsOf, withDenominations } from './denominations.ts';

/** What a gift card can be worth; customers choose one of the values. */
export function DenominationsCard({ editor }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { currency } = useSession().website;
  const language = usePrimaryLanguage();
  const { form } = editor;
  return (
    <Card title={words.denominationsTitle}>
      <TagsInput
        label={words.denominations}
        description={words.denominationsHint}
        placeholder="25"
        rightSection={currency}
        rightSectionWidth={52}
        splitChars={[';', ' ']}
        acceptValueOnBlur
        required
        value={denominationsOf(form.values)}
        error={form.errors['options']}
        onChange={(typed) => {
          const { options, variants } = withDenominations(form.values, typed, { currency, language });
          form.clearFieldError('options');
          form.setFieldValue('options', options);
          form.setFieldValue('variants', variants);
        }}
      />
    </Card>
  );
}
