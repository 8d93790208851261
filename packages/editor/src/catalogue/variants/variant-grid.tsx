import { ActionIcon, NativeSelect, Switch, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useSession } from '../../app/session.ts';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { MoneyField, placesOf } from '../../kit/fields/money-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { StockCell } from '../../stock/stock-cell.tsx';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { usePriceTax } from '../form/use-price-tax.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { GoodsButton } from './goods-button.tsx';
import {
  fillDown,
  followedColumns,
  type GridColumn,
  gridColumns,
  isTable,
  pasteCells,
  typeFirst,
} from './grid-paste.ts';
import type { TypedVariant } from './typed-variant.ts';
import style from './variant-grid.module.css';
import { variantName } from './variant-name.ts';
import { VariantPicture } from './variant-picture.tsx';

interface VariantGridProps {
  readonly editor: ProductEditor;
  /** It has a weight and a package. */
  readonly isShipped: boolean;
}

/** All variants in one table, as fast as a spreadsheet: Enter goes down, cells can be pasted, Ctrl+D fills down. */
export function VariantGrid({ editor, isShipped }: VariantGridProps) {
  const { form, base } = editor;
  const words = useTexts(productTexts);
  const format = useFormat();
  const language = useLanguage();
  const { website } = useSession();
  const table = useRef<HTMLTableElement>(null);
  const tax = usePriceTax(editor);
  // Remembered from one picture to the next: who sets one for all red variants does so for the blue ones, too.
  const [scope, setScope] = useState<string>();
  const { variants, options } = form.values;
  const names = options.map(({ name }) => name);
  // Most people never type them, and the table is wide enough without.
  const [isBarcodeShown, showBarcodes] = useState(false);
  const hasBarcodes = isShipped && isBarcodeShown;
  const columns = gridColumns.filter(
    (column) => (isShipped || column !== 'weight') && (hasBarcodes || column !== 'barcode'),
  );
  const titles: Readonly<Record<GridColumn, string>> = {
    price: words.price,
    salePrice: words.salePrice,
    sku: words.sku,
    quantity: words.quantity,
    weight: `${words.weight} (${words.grams})`,
    barcode: words.barcode,
  };
  const set = (next: readonly TypedVariant[]) => {
    form.clearErrors();
    form.setFieldValue('variants', next);
  };

  function press(event: KeyboardEvent, row: number, column: GridColumn) {
    const step =
      event.key === 'Enter' && !event.ctrlKey && !event.metaKey ? (event.shiftKey ? -1 : 1) : arrow(event.key);
    if (step !== 0) {
      event.preventDefault();
      const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}-${column}"]`);
      cell?.focus();
      cell?.select();
      return;
    }
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      set(fillDown(variants, { row, column }));
    }
  }

  function paste(event: ClipboardEvent, row: number, column: GridColumn) {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    set(pasteCells(variants, { row, column }, text, { language, places: placesOf(website.currency), columns }));
  }

  const cell = (row: number, column: GridColumn, name: string) => ({
    'aria-label': words.cell(titles[column], name),
    'data-cell': `${row}-${column}`,
    size: 'xs',
    onKeyDown: (event: KeyboardEvent) => press(event, row, column),
    onPaste: (event: ClipboardEvent) => paste(event, row, column),
  });
  /** The field of a number; that of the first row is followed by new variants. */
  const number = (row: number, column: GridColumn, name: string) => ({
    ...form.getInputProps(`variants.${row}.${column}`),
    ...cell(row, column, name),
    ...(row === 0 &&
      followedColumns.includes(column) && {
        onChange: (value: string) => set(typeFirst(variants, column, value)),
      }),
  });

  return (
    <div>
      <Text size="sm" c="var(--awning-quiet)" mb="xs" className={style['help'] ?? ''}>
        {words.variantCount(variants.length, format.number(variants.length))}. {words.gridHelp}
      </Text>
      {tax && (
        <Text size="sm" c="var(--awning-quiet)" mb="xs">
          {words.price}: {tax}
        </Text>
      )}
      {isShipped && (
        <Switch
          size="xs"
          mb="xs"
          label={words.barcodesInTable}
          checked={hasBarcodes}
          onChange={({ currentTarget }) => showBarcodes(currentTarget.checked)}
        />
      )}
      <div className={style['frame']}>
        <table ref={table} className={style['table']} aria-label={words.optionsTitle}>
          <thead>
            <tr>
              <th scope="col">{words.variant}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <span className={style['heading']}>
                    {titles[column]}
                    {column !== 'barcode' && (
                      <UnstyledButton
                        className={style['fill'] ?? ''}
                        aria-label={words.fillDown(titles[column])}
                        title={words.fillDown(titles[column])}
                        onClick={() => set(fillDown(variants, { row: 0, column }))}
                      >
                        <Icon name="down" size={14} />
                      </UnstyledButton>
                    )}
                  </span>
                </th>
              ))}
              <th scope="col">{words.soldOut}</th>
              <th scope="col">
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, row) => {
              const name = variantName(variant, names);
              const at = (field: string) => form.getInputProps(`variants.${row}.${field}`);
              return (
                <tr key={variant.id ?? JSON.stringify(variant.attributes)}>
                  <th scope="row">
                    <span className={style['variant']}>
                      <VariantPicture form={form} row={row} name={name} scope={scope} onScope={setScope} />
                      {name}
                    </span>
                  </th>
                  <td data-label={titles.price} data-kind="money">
                    <MoneyField {...number(row, 'price', name)} currency={website.currency} value={variant.price} />
                  </td>
                  <td data-label={titles.salePrice} data-kind="money">
                    <MoneyField
                      {...number(row, 'salePrice', name)}
                      currency={website.currency}
                      value={variant.salePrice}
                    />
                  </td>
                  <td data-label={titles.sku} data-kind="text">
                    <TextInput {...at('sku')} {...cell(row, 'sku', name)} maxLength={100} value={variant.sku} />
                  </td>
                  <td data-label={titles.quantity}>
                    {variant.stock === 'unlimited' ? (
                      <Text size="sm" c="var(--awning-quiet)">
                        {words.unlimited}
                      </Text>
                    ) : variant.id === undefined ? (
                      <DecimalField {...number(row, 'quantity', name)} places={0} value={variant.quantity} />
                    ) : (
                      <StockCell productId={base.id} variantId={variant.id} name={name} />
                    )}
                  </td>
                  {isShipped && (
                    <td data-label={titles.weight}>
                      <DecimalField {...number(row, 'weight', name)} places={0} value={variant.weight} />
                    </td>
                  )}
                  {hasBarcodes && (
                    <td data-label={titles.barcode} data-kind="code">
                      <TextInput
                        {...at('barcode')}
                        {...cell(row, 'barcode', name)}
                        inputMode="numeric"
                        maxLength={20}
                        value={variant.barcode}
                      />
                    </td>
                  )}
                  <td data-label={words.stockKind} data-kind="choice">
                    <NativeSelect
                      {...at('stock')}
                      size="xs"
                      aria-label={words.cell(words.stockKind, name)}
                      data={Object.entries(words.stockShort).map(([value, label]) => ({ value, label }))}
                    />
                  </td>
                  <td className={style['remove']}>
                    {isShipped && <GoodsButton form={form} row={row} name={name} />}
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      disabled={variants.length === 1}
                      aria-label={words.removeVariant(name)}
                      onClick={() => set(variants.filter((_, place) => place !== row))}
                    >
                      <Icon name="trash" size={18} />
                    </ActionIcon>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function arrow(key: string): number {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}
