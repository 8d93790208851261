import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../card.tsx';
import { DateField } from '../fields/date-field.tsx';
import { DecimalField } from '../fields/decimal-field.tsx';
import { MomentField } from '../fields/moment-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { TextsField } from '../fields/texts-field.tsx';
import { type PickablePicture, PicturePicker } from '../pickers/picture-picker.tsx';
import { type PickableProduct, ProductPicker } from '../pickers/product-picker.tsx';
import { pageOf, pictures } from './samples.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
];

/** Fields and pickers. */
export function ShowcaseFields() {
  const [percent, setPercent] = useState('12.5');
  const [price, setPrice] = useState('49.00');
  const [day, setDay] = useState<string | null>('2026-11-16');
  const [moment, setMoment] = useState<string | null>('2026-11-16T08:00:00.000Z');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ en: 'Large mug', de: 'Großer Becher' });
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({ en: 'Thrown by hand.' });
  const [chosen, setChosen] = useState<readonly PickablePicture[]>(pictures.slice(0, 1));
  const [products, setProducts] = useState<readonly PickableProduct[]>([]);
  return (
    <Stack gap="lg" maw={1080} mx="auto" w="100%">
      <Card title="Fields">
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <MoneyField label="Price" currency="EUR" value={price} onChange={setPrice} />
            <DecimalField label="Percentage" places={4} rightSection="%" value={percent} onChange={setPercent} />
            <DateField label="Day" value={day} onChange={setDay} />
            <MomentField label="Moment" timeZone="Asia/Tokyo" value={moment} onChange={setMoment} />
          </SimpleGrid>
          <TextsField label="Name" languages={languages} isRequired value={texts} onChange={setTexts} />
          <TextsField label="Description" languages={languages} isLong value={notes} onChange={setNotes} />
        </Stack>
      </Card>
      <Card title="Pickers">
        <Stack gap="xl">
          <PicturePicker
            label="Pictures"
            isMultiple
            value={chosen}
            onChange={setChosen}
            query={(search, after) =>
              Promise.resolve(
                pageOf(
                  pictures.filter(({ filename }) => filename.includes(search.toLowerCase())),
                  after,
                ),
              )
            }
          />
          <ProductPicker label="Products" currency="EUR" value={products} onChange={setProducts} />
        </Stack>
      </Card>
    </Stack>
  );
}
