import { ActionIcon, Modal } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { GoodsFields } from './goods-fields.tsx';

interface GoodsButtonProps {
  readonly form: ProductEditor['form'];
  readonly row: number;
  readonly name: string;
}

const fields = ['barcode', 'content', 'length', 'width', 'height'];

/** Opens the package of one variant of the table. It is red while something in it is wrong. */
export function GoodsButton({ form, row, name }: GoodsButtonProps) {
  const words = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some((field) => form.errors[`variants.${row}.${field}`] !== undefined);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={isWrong ? 'red' : 'gray'}
        aria-label={words.goodsOf(name)}
        aria-invalid={isWrong}
        onClick={() => setOpen(true)}
      >
        <Icon name="product" size={18} />
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.goodsOf(name)}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <GoodsFields form={form} row={row} />
      </Modal>
    </>
  );
}
