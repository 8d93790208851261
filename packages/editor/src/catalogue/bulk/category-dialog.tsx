import { TagDialog } from '../../kit/document/tag-dialog.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { ListedProduct } from '../queries.ts';
import { bulkTexts } from './messages.ts';
import { useAdjust } from './use-adjust.ts';

interface CategoryDialogProps {
  /** Undefined while nothing is to be changed. */
  readonly products: readonly ListedProduct[] | undefined;
  /** Those of the shop. */
  readonly categories: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts several products into a category, or takes them out of one. */
export function CategoryDialog({ products, categories, onClose, onDone }: CategoryDialogProps) {
  const words = useTexts(bulkTexts);
  const adjust = useAdjust();
  const count = products?.length ?? 0;
  return (
    <TagDialog
      isOpen={products !== undefined}
      tagType="category"
      names={categories}
      words={{
        title: words.categoryTitle(count),
        way: words.way,
        ways: words.categoryWays,
        name: words.categoryName,
        fault: words.categoryFault,
        apply: words.apply(count),
      }}
      isBusy={adjust.isPending}
      onApply={(change) =>
        products && adjust.mutate({ rows: products, input: { kind: 'category', ...change } }, { onSuccess: onDone })
      }
      onClose={onClose}
    />
  );
}
