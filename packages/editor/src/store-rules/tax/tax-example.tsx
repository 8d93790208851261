import { standardTaxClass, type TaxRule } from '@awning/commerce';
import { isCurrencyCode } from '@awning/formats';
import { Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { Card } from '../../kit/card.tsx';
import { MoneyField } from '../../kit/fields/money-field.tsx';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { amountText, minorUnits } from '../minor-units.ts';
import { CountrySelect } from '../place/country-select.tsx';
import { type ExampleCart, exampleTaxes } from './example-cart.ts';
import { taxTexts } from './messages.ts';

interface TaxExampleProps {
  readonly rules: readonly TaxRule[];
  readonly startCountry: string;
  readonly startClass?: string;
  /** Beside a form there is room for one column. */
  readonly isNarrow?: boolean;
}

/** Net, taxes and gross of a sample cart, by the rules of the checkout. */
export function TaxExample({ rules, startCountry, startClass = standardTaxClass, isNarrow = false }: TaxExampleProps) {
  const words = useTexts(taxTexts);
  const { currency } = useSession().website;
  const [country, setCountry] = useState(startCountry);
  const [taxClass, setTaxClass] = useState(startClass);
  const [goods, setGoods] = useState('100');
  const [shipping, setShipping] = useState('5.90');
  const classes = new Set([standardTaxClass, taxClass, ...rules.map((rule) => rule.taxClass)]);
  const [goodsUnits, shippingUnits] = [minorUnits(goods, currency), minorUnits(shipping, currency)];
  const isReady = isCurrencyCode(currency) && goodsUnits !== undefined && shippingUnits !== undefined;
  return (
    <Card title={words.example}>
      <Stack>
        <SimpleGrid cols={isNarrow ? 1 : { base: 1, xs: 2, md: 4 }}>
          <CountrySelect label={words.exampleCountry} value={country} onChange={setCountry} />
          <MoneyField label={words.exampleGoods} currency={currency} value={goods} onChange={setGoods} />
          <MoneyField label={words.exampleShipping} currency={currency} value={shipping} onChange={setShipping} />
          <Select
            label={words.taxClass}
            data={[...classes].filter((name) => name !== '')}
            value={taxClass}
            onChange={(value) => value !== null && setTaxClass(value)}
            allowDeselect={false}
          />
        </SimpleGrid>
        {isReady ? (
          <Result cart={{ currency, country, taxClass, goods: goodsUnits, shipping: shippingUnits }} rules={rules} />
        ) : (
          <Text size="sm">{words.exampleNumbers}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Result({ cart, rules }: { readonly cart: ExampleCart; readonly rules: readonly TaxRule[] }) {
  const words = useTexts(taxTexts);
  const format = useFormat();
  const { net, taxes, gross } = exampleTaxes(cart, rules);
  const money = (value: bigint) => amountText(value, cart.currency, format);
  return (
    <Stack gap="xs" component="output" aria-live="polite" maw={520}>
      <Sum label={words.net} amount={money(net)} />
      {taxes.map(({ rule, amount }) => (
        <Sum
          key={rule.id}
          label={rule.isInclusive ? words.contained(rule.name) : words.added(rule.name)}
          amount={money(amount)}
        />
      ))}
      {taxes.length === 0 && <Text size="sm">{words.exampleNone}</Text>}
      <Sum label={words.gross} amount={money(gross)} isStrong />
    </Stack>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

function Sum({ label, amount, isStrong = false }: SumProps) {
  const weight = isStrong ? { fw: 600 } : {};
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text {...weight}>{label}</Text>
      <Text {...weight} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </Text>
    </Group>
  );
}
