import { Card } from '../../kit/card.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { PicturesField } from '../pictures-field.tsx';
import type { ProductEditor } from '../use-product-editor.ts';

export function PicturesCard({ editor: { form } }: { readonly editor: ProductEditor }) {
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
