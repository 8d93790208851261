import { hasFeature } from '@awning/site-model';
import { SimpleGrid } from '@mantine/core';
import { useSession } from '../app/session.ts';
import { FilesCard } from './files/files-card.tsx';
import { BasicsCard } from './form/basics-card.tsx';
import { DenominationsCard } from './form/denominations-card.tsx';
import { PicturesCard } from './form/pictures-card.tsx';
import { PlanCard } from './form/plan-card.tsx';
import { PriceCard } from './form/price-card.tsx';
import { ShippingCard } from './form/shipping-card.tsx';
import { StockCard } from './form/stock-card.tsx';
import { TaxCard } from './form/tax-card.tsx';
import { digital, partsOfType } from './product-type.ts';
import type { StorePage } from './queries.ts';
import { RelatedCard } from './related-card.tsx';
import { SearchCard } from './search-card.tsx';
import type { ProductEditor } from './use-product-editor.ts';
import { VariantsCard } from './variants/variants-card.tsx';

interface ProductFormProps {
  readonly editor: ProductEditor;
  readonly pages: readonly StorePage[];
}

/** What the product is. Price, stock and package of a product without options are plain fields. */
export function ProductForm({ editor, pages }: ProductFormProps) {
  const { website } = useSession();
  const { type, options } = editor.form.values;
  const { hasVariants, hasDenominations, hasStock, isShipped, isSubscribable, isTaxed } = partsOfType(type);
  const isSingle = !hasDenominations && (!hasVariants || options.length === 0);
  return (
    <>
      <BasicsCard editor={editor} pages={pages} />
      <PicturesCard editor={editor} />
      {type === digital && <FilesCard editor={editor} />}
      {hasDenominations && <DenominationsCard editor={editor} />}
      {isSingle && <PriceCard editor={editor} />}
      {isSingle && hasStock && <StockCard editor={editor} />}
      {isSubscribable && hasFeature(website.planFlags, 'SUBSCRIPTIONS') && <PlanCard editor={editor} />}
      {isShipped && <ShippingCard editor={editor} isSingle={isSingle} />}
      {isTaxed && <TaxCard editor={editor} />}
    </>
  );
}

/** What needs the whole width, and what is filled in last. */
export function ProductFormBelow({ editor, pages }: ProductFormProps) {
  const { hasVariants, hasDenominations } = partsOfType(editor.form.values.type);
  return (
    <>
      {hasVariants && !hasDenominations && <VariantsCard editor={editor} />}
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <RelatedCard editor={editor} />
        <SearchCard form={editor.form} pages={pages} />
      </SimpleGrid>
    </>
  );
}
