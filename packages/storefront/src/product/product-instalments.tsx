import { InstalmentMessage } from '../instalments/instalment-message.tsx';
import { chosenVariant, type ProductIslandProps } from './product.ts';
import { useSelection } from './selection-store.ts';

/** The pill of the chosen variant; before a choice that of the first one, whose price the page shows. */
export function ProductInstalments(product: ProductIslandProps) {
  const { chosen } = useSelection(product.itemId);
  const { instalments = null } = chosenVariant(product, chosen) ?? product.variants[0] ?? {};
  return instalments === null ? null : <InstalmentMessage offer={instalments} texts={product.texts} />;
}
