import { Autocomplete, Button, Checkbox, Radio, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { placeTexts } from '../place/messages.ts';
import { countryText } from '../place/place-text.ts';
import { useCountries } from '../place/use-countries.ts';
import { taxTexts } from './messages.ts';
import { allTaxRulesQuery } from './queries.ts';
import { rateChoice } from './rule-for-country.ts';
import { percentPlaces } from './typed-tax-rule.ts';
import type { TaxRuleEditor } from './use-tax-rule-editor.ts';

export function TaxRuleForm({ editor }: { readonly editor: TaxRuleEditor }) {
  return (
    <>
      <RateCard editor={editor} />
      <PlaceCard editor={editor} />
      <ScopeCard editor={editor} />
    </>
  );
}

function RateCard({ editor: { form } }: { readonly editor: TaxRuleEditor }) {
  const words = useTexts(taxTexts);
  return (
    <Card title={words.rate}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={words.name}
            description={words.nameHint}
            required
            autoComplete="off"
            maxLength={100}
            {...form.getInputProps('name')}
          />
          <DecimalField
            label={words.percent}
            description={words.percentHint}
            required
            places={percentPlaces}
            rightSection="%"
            {...form.getInputProps('percent')}
            value={form.values.percent}
          />
        </SimpleGrid>
        <RateOfCountry form={form} />
        <Radio.Group label={words.inclusive} {...form.getInputProps('inclusive')}>
          <Stack gap="xs" mt={6}>
            <Radio value="yes" label={words.inclusives.yes} description={words.inclusiveHints.yes} />
            <Radio value="no" label={words.inclusives.no} description={words.inclusiveHints.no} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}

/** Says which of the two rates applies when, and fills in the chosen one, also where the name has it. */
function RateOfCountry({ form }: Pick<TaxRuleEditor, 'form'>) {
  const words = useTexts(taxTexts);
  const language = useLanguage();
  const format = useFormat();
  const { data } = useQuery(allTaxRulesQuery);
  const { country, percent, name } = form.values;
  const choice = data && rateChoice(country, data);
  if (!choice) return null;
  const other = percent === choice.there ? choice.home : choice.there;
  const use = () => {
    form.setFieldValue('name', name.replace(percent, other));
    form.setFieldValue('percent', other);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        {words.rateChoice(format.percent(choice.home), format.percent(choice.there), countryText(country, language))}
      </Text>
      {percent !== '' && choice.home !== choice.there && (
        <Button variant="default" size="compact-sm" mih={32} onClick={use}>
          {words.takeRate(format.percent(other))}
        </Button>
      )}
    </Stack>
  );
}

const anyCountry = '*';

function PlaceCard({ editor: { form } }: { readonly editor: TaxRuleEditor }) {
  const words = useTexts(taxTexts);
  const placeWords = useTexts(placeTexts);
  const { country } = form.values;
  return (
    <Card title={words.place}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={placeWords.country}
          data={[{ value: anyCountry, label: placeWords.everywhere }, ...useCountries()]}
          searchable
          allowDeselect={false}
          autoComplete="off"
          nothingFoundMessage={placeWords.nothingFound}
          {...form.getInputProps('country')}
          value={country === '' ? anyCountry : country}
          onChange={(value) => form.setFieldValue('country', value === null || value === anyCountry ? '' : value)}
        />
        <TextInput label={placeWords.region} maxLength={100} autoComplete="off" {...form.getInputProps('region')} />
        <TextInput
          label={placeWords.postalPrefix}
          maxLength={20}
          autoComplete="off"
          {...form.getInputProps('postalPrefix')}
        />
      </SimpleGrid>
    </Card>
  );
}

function ScopeCard({ editor: { form } }: { readonly editor: TaxRuleEditor }) {
  const words = useTexts(taxTexts);
  const { data } = useQuery(allTaxRulesQuery);
  const known = [...(data?.taxClasses ?? []), ...(data?.rules ?? []).map(({ body }) => body.taxClass)];
  return (
    <Card title={words.scope}>
      <Stack>
        <Checkbox
          label={words.onShipping}
          description={words.onShippingHint}
          {...form.getInputProps('onShipping', { type: 'checkbox' })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Autocomplete
            label={words.taxClass}
            description={words.taxClassHint}
            data={[...new Set(['standard', ...known])]}
            autoComplete="off"
            {...form.getInputProps('taxClass')}
          />
          <DecimalField
            label={words.priority}
            description={words.priorityHint}
            places={0}
            {...form.getInputProps('priority')}
            value={form.values.priority}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
}
