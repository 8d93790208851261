import { quoteShipping, type ShippingZone } from '@awning/commerce';
import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../kit/card.tsx';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { MoneyField } from '../../kit/fields/money-field.tsx';
import { amountText, minorUnits } from '../minor-units.ts';
import { CountrySelect } from '../place/country-select.tsx';
import { countryText } from '../place/place-text.ts';
import { weightText } from './measure-text.ts';
import { grams } from './typed-zone.ts';
import { useShippingPlace } from './use-shipping-place.ts';

interface ShippingExampleProps {
  /** Undefined while numbers are missing in what is typed. */
  readonly zones: readonly ShippingZone[] | undefined;
  readonly startCountry: string;
  /** Beside a form there is room for one column. */
  readonly isNarrow?: boolean;
}

/** What a visitor would be offered for a sample cart, by the rules of the checkout. */
export function ShippingExample({ zones, startCountry, isNarrow = false }: ShippingExampleProps) {
  const { words, currency } = useShippingPlace();
  // Until a country is chosen here, it is that of the shop or of the zone beside it, also while they change.
  const [chosen, setCountry] = useState<string>();
  const country = chosen ?? startCountry;
  const [weight, setWeight] = useState('1.2');
  const [total, setTotal] = useState('60');
  const [pieces, setPieces] = useState('2');
  return (
    <Card title={words.example}>
      <Stack>
        <SimpleGrid cols={isNarrow ? 1 : { base: 1, xs: 2, md: 4 }}>
          <CountrySelect label={words.exampleCountry} value={country} onChange={setCountry} />
          <DecimalField label={words.exampleWeight} places={3} rightSection="kg" value={weight} onChange={setWeight} />
          <MoneyField label={words.exampleTotal} currency={currency} value={total} onChange={setTotal} />
          <DecimalField label={words.examplePieces} places={0} value={pieces} onChange={setPieces} />
        </SimpleGrid>
        <Offer zones={zones} country={country} weight={grams(weight)} total={total} pieces={pieces} />
      </Stack>
    </Card>
  );
}

interface OfferProps {
  readonly zones: readonly ShippingZone[] | undefined;
  readonly country: string;
  readonly weight: string;
  readonly total: string;
  readonly pieces: string;
}

function Offer({ zones, country, weight, total, pieces }: OfferProps) {
  const { words, format, language, currency } = useShippingPlace();
  const subtotal = minorUnits(total, currency);
  if (zones === undefined || subtotal === undefined || !/^\d+$/.test(weight) || !/^\d+$/.test(pieces)) {
    return <Text size="sm">{words.exampleNumbers}</Text>;
  }
  const parcel = { weightGrams: BigInt(weight), subtotal, quantity: BigInt(pieces) };
  const name = countryText(country, language);
  const said = words.exampleCart(
    amountText(subtotal, currency, format),
    weightText(parcel.weightGrams, language),
    words.pieces(Number(pieces), format.number(Number(pieces))),
    name,
  );
  // Without zones the checkout charges nothing for shipping.
  const offered = zones.length === 0 ? undefined : quoteShipping(zones, { country }, parcel);
  return (
    <Stack gap="xs" component="output" aria-live="polite">
      <Text size="sm">{said}</Text>
      {offered === undefined && <Text fw={600}>{words.exampleNoZones}</Text>}
      {offered === null && <Text fw={600}>{words.exampleNotShipped(name)}</Text>}
      {offered?.length === 0 && <Text fw={600}>{words.exampleNothing}</Text>}
      {offered?.map(({ id, name: option, price }) => (
        <Group key={id} justify="space-between" wrap="nowrap" gap="md">
          <Text>{option}</Text>
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {price === 0n ? words.free : amountText(price, currency, format)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
