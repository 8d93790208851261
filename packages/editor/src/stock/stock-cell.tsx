import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { stockTexts } from './messages.ts';
import { productStockQuery } from './queries.ts';
import style from './stock-cell.module.css';
import { StockDialog } from './stock-dialog.tsx';

interface StockCellProps {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  /** As high as the fields beside it, not as the cells of a table. */
  readonly isField?: boolean;
}

/** How many there are of a saved variant; a press changes it. It is not part of the product, so restoring a version leaves it alone. */
export function StockCell({ productId, variantId, name, isField = false }: StockCellProps) {
  const words = useTexts(stockTexts);
  const format = useFormat();
  const { data } = useQuery(productStockQuery(productId));
  const [isOpen, setOpen] = useState(false);
  const row = data?.find(({ id }) => id === variantId);
  if (!row) return null;
  const count = format.number(row.onHand);
  return (
    <>
      <div className={style['frame']}>
        <UnstyledButton
          className={style['cell'] ?? ''}
          mod={{ field: isField }}
          aria-label={words.changeOf(name || row.title, count)}
          onClick={() => setOpen(true)}
        >
          {count}
          <span className={style['act']} aria-hidden>
            {words.change}
          </span>
        </UnstyledButton>
      </div>
      <StockDialog row={row} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
