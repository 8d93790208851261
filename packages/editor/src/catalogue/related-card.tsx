import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { ProductPicker } from '../kit/pickers/product-picker.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productsOfIdsQuery } from './queries.ts';
import type { ProductEditor } from './use-product-editor.ts';

const mostRelated = 12;

/** The products that are shown below this one, in their order. */
export function RelatedCard({ editor: { form, base } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { currency } = useSession().website;
  const ids = form.values.relatedIds ?? [];
  const { data = [] } = useQuery({ ...productsOfIdsQuery(ids), placeholderData: keepPreviousData });
  return (
    <Card title={words.related}>
      <ProductPicker
        label={words.relatedHint}
        value={ids.flatMap((id) => data.find((product) => product.id === id) ?? [])}
        currency={currency}
        onChange={(chosen) => {
          const others = chosen.map(({ id }) => id).filter((id) => id !== base.id);
          form.setFieldValue('relatedIds', [...new Set(others)].slice(0, mostRelated));
        }}
      />
    </Card>
  );
}
