import { useState } from 'react';
import { type Answer, call } from '../../api/client.ts';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { ListPicture } from '../list/list-picture.tsx';
import { kitTexts } from '../messages.ts';
import { PickedList } from './picked-list.tsx';
import style from './picker-dialog.module.css';
import { PickerDialog } from './picker-dialog.tsx';

type ListedProduct = Answer<'GET /api/commerce/products'>['rows'][number];

/** A product as a picker shows it. */
export type PickableProduct = Pick<ListedProduct, 'id' | 'title'> & {
  readonly facts: Pick<ListedProduct['facts'], 'imageUrl' | 'lowestPrice'>;
};

interface ProductPickerProps {
  readonly label: string;
  readonly value: readonly PickableProduct[];
  readonly onChange: (value: readonly PickableProduct[]) => void;
  readonly currency: string;
  readonly error?: string;
}

/** Chooses products of the store. */
export function ProductPicker({ label, value, onChange, currency, error }: ProductPickerProps) {
  const words = useTexts(kitTexts);
  const [isOpen, setOpen] = useState(false);
  const draw = (product: PickableProduct) => <ProductLine product={product} currency={currency} />;
  return (
    <>
      <PickedList
        label={label}
        rows={value}
        nameOf={({ title }) => title}
        draw={draw}
        onRemove={(row) => onChange(value.filter(({ id }) => id !== row.id))}
        onChoose={() => setOpen(true)}
        action={words.addProducts}
        error={error}
      />
      <PickerDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.addProducts}
        queryKey={['products']}
        query={loadProducts}
        chosen={value.map(({ id }) => id)}
        isMultiple
        onPick={(rows) => {
          onChange([...value, ...rows]);
          setOpen(false);
        }}
        nameOf={({ title }) => title}
        draw={draw}
        layout="lines"
        empty={{ title: words.noProducts, text: words.noProductsText }}
      />
    </>
  );
}

function loadProducts(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  return call('GET /api/commerce/products', { query });
}

function ProductLine({ product, currency }: { readonly product: PickableProduct; readonly currency: string }) {
  const format = useFormat();
  const { imageUrl, lowestPrice } = product.facts;
  return (
    <>
      {imageUrl === null ? (
        <ListPicture imageUrl={null} />
      ) : (
        <img className={style['thumb']} src={`${imageUrl}?format=100w`} alt="" loading="lazy" />
      )}
      <span className={style['name']}>{product.title}</span>
      {lowestPrice !== null && (
        <span className={style['quiet']}>{format.money({ decimalValue: lowestPrice, currencyCode: currency })}</span>
      )}
    </>
  );
}
