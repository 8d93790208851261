import { Button, Group, Modal, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '../../api/client.ts';
import { useSession } from '../../app/session.ts';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { readDecimal } from '../../kit/fields/decimal-text.ts';
import { MoneyField, placesOf } from '../../kit/fields/money-field.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { type ListedProduct, productsKey } from '../queries.ts';
import { bulkTexts } from './messages.ts';
import style from './price-dialog.module.css';
import { useAdjust } from './use-adjust.ts';

interface PriceDialogProps {
  /** Undefined while nothing is to be changed. */
  readonly products: readonly ListedProduct[] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Raises or lowers the prices of several products, and shows each of them before and after. */
export function PriceDialog({ products, onClose, onDone }: PriceDialogProps) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={products !== undefined}
      onClose={onClose}
      size="lg"
      title={words.priceTitle(products?.length ?? 0)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {products && <PriceForm products={products} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

type Way = 'raise' | 'lower';
type Unit = 'percent' | 'amount';

interface Step {
  readonly kind: Unit;
  readonly way: Way;
  readonly value: string;
}

function PriceForm({ products, onClose, onDone }: PriceDialogProps & { readonly products: readonly ListedProduct[] }) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const { currency } = useSession().website;
  const adjust = useAdjust();
  const [way, setWay] = useState<Way>('raise');
  const [unit, setUnit] = useState<Unit>('percent');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const value = readDecimal(typed, 'en', unit === 'amount' ? placesOf(currency) : 2);
  const step = value === undefined || Number(value) === 0 ? undefined : { kind: unit, way, value };
  const ids = products.map(({ id }) => id);
  const preview = useQuery({
    queryKey: [...productsKey, 'price-preview', ids, step],
    queryFn: () => previewOf(ids, step!),
    enabled: step !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // What is on the screen is what is done: nothing before the preview of exactly this change has come.
  const isShown = step !== undefined && preview.data !== undefined && !preview.isPlaceholderData;
  const possible = products.filter(({ id }) => preview.data?.get(id)?.after);
  const fault =
    isChecked && step === undefined ? (typed.trim() === '' ? words.missingValue : words.faultValue) : undefined;
  const field = {
    'data-autofocus': true,
    label: words.value,
    description: words.valueHint,
    value: typed,
    onChange: setTyped,
    error: fault,
  };

  function submit() {
    setChecked(true);
    if (!isShown || possible.length === 0 || adjust.isPending) return;
    adjust.mutate({ rows: possible, input: step }, { onSuccess: onDone });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <SegmentedControl
            aria-label={words.way}
            data={(['raise', 'lower'] as const).map((each) => ({ value: each, label: words.ways[each] }))}
            value={way}
            onChange={(chosen) => setWay(chosen === 'lower' ? 'lower' : 'raise')}
          />
          <SegmentedControl
            aria-label={words.unit}
            data={(['percent', 'amount'] as const).map((each) => ({ value: each, label: words.units[each] }))}
            value={unit}
            onChange={(chosen) => setUnit(chosen === 'amount' ? 'amount' : 'percent')}
          />
        </SimpleGrid>
        {unit === 'amount' ? (
          <MoneyField {...field} currency={currency} />
        ) : (
          <DecimalField {...field} places={2} rightSection="%" />
        )}
        {step === undefined ? (
          <Text size="sm" c="var(--awning-quiet)">
            {words.waiting}
          </Text>
        ) : (
          <Loaded query={preview}>{(rows) => <Preview products={products} rows={rows} />}</Loaded>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={adjust.isPending} disabled={isShown && possible.length === 0}>
            {words.apply(isShown ? possible.length : products.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type PreviewRow = Answer<'GET /api/commerce/price-preview'>['rows'][number];

/** As many as one call takes. */
const BATCH = 100;

async function previewOf(ids: readonly string[], step: Step): Promise<ReadonlyMap<string, PreviewRow>> {
  const found = new Map<string, PreviewRow>();
  for (let first = 0; first < ids.length; first += BATCH) {
    const part = ids.slice(first, first + BATCH).join(',');
    const { rows } = await call('GET /api/commerce/price-preview', { query: { ids: part, ...step } });
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

interface PreviewProps {
  readonly products: readonly ListedProduct[];
  readonly rows: ReadonlyMap<string, PreviewRow>;
}

function Preview({ products, rows }: PreviewProps) {
  const words = useTexts(bulkTexts);
  const format = useFormat();
  const { currency } = useSession().website;
  const money = (decimalValue: string) => format.money({ decimalValue, currencyCode: currency });
  const range = ({ lowest, highest }: PreviewRow['before']) =>
    lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`;
  return (
    <section className={style['frame']} aria-label={words.preview}>
      <table className={style['table']}>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, title }) => {
            const row = rows.get(id);
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                {row?.after ? (
                  <>
                    <td>{range(row.before)}</td>
                    <td>{range(row.after)}</td>
                  </>
                ) : (
                  <td colSpan={2} className={style['fault']}>
                    {row?.fault ? words.faults[row.fault] : words.gone}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
