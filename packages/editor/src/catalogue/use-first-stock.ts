import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Stored } from '../kit/document/use-stored.ts';
import { stockKey } from '../stock/queries.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import type { EditedProduct } from './edited-product.ts';
import { sendFirstStock } from './first-stock.ts';
import { productTexts } from './messages.ts';
import type { TypedProduct } from './typed-product.ts';

/** Saves a product and then the quantities of its new variants, which are no part of the document but of the ledger of stock. */
export function useFirstStock(stored: Stored<EditedProduct>) {
  const words = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const typed = useRef<TypedProduct>(undefined);
  const save: Stored<EditedProduct>['save'] = async (version, body) => {
    const saved = await stored.save(version, body);
    if (typed.current) {
      await sendFirstStock(typed.current, saved).catch(() =>
        notifications.show({
          color: 'red',
          message: words.stockNotSaved,
          closeButtonProps: { 'aria-label': common.close },
        }),
      );
      void queries.invalidateQueries({ queryKey: stockKey });
    }
    return saved;
  };
  const remember = useCallback((values: TypedProduct) => {
    typed.current = values;
  }, []);
  return { stored: { ...stored, save }, remember };
}
