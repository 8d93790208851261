import { checkTag } from '@awning/site-model';
import { Autocomplete, Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
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
export function CategoryDialog({ products, ...rest }: CategoryDialogProps) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={products !== undefined}
      onClose={rest.onClose}
      title={words.categoryTitle(products?.length ?? 0)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {products && <CategoryForm products={products} {...rest} />}
    </Modal>
  );
}

function CategoryForm({
  products,
  categories,
  onClose,
  onDone,
}: CategoryDialogProps & { readonly products: readonly ListedProduct[] }) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const adjust = useAdjust();
  const [way, setWay] = useState<'add' | 'remove'>('add');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function submit() {
    const name = typed.trim();
    if (name === '' || !checkTag('category', name, []).ok) return setFault(words.categoryFault);
    if (!adjust.isPending) adjust.mutate({ products, change: { kind: 'category', way, name } }, { onSuccess: onDone });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <SegmentedControl
          aria-label={words.way}
          data={(['add', 'remove'] as const).map((each) => ({ value: each, label: words.categoryWays[each] }))}
          value={way}
          onChange={(chosen) => setWay(chosen === 'remove' ? 'remove' : 'add')}
        />
        <Autocomplete
          data-autofocus
          label={words.categoryName}
          data={[...categories]}
          value={typed}
          error={fault}
          onChange={(value) => {
            setTyped(value);
            setFault(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={adjust.isPending}>
            {words.apply(products.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
