import { ActionIcon, Button, Group, MultiSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { CountrySelect } from '../place/country-select.tsx';
import { useCountries } from '../place/use-countries.ts';
import { OptionForm } from './option-form.tsx';
import { newOption, newPart } from './typed-zone.ts';
import { useShippingPlace } from './use-shipping-place.ts';
import type { ZoneEditor } from './use-zone-editor.ts';

export function ZoneForm({ editor }: { readonly editor: ZoneEditor }) {
  return (
    <>
      <PlacesCard editor={editor} />
      <OptionsCard editor={editor} />
    </>
  );
}

function PlacesCard({ editor: { form } }: { readonly editor: ZoneEditor }) {
  const { words, placeWords } = useShippingPlace();
  const { countries, isEverywhere, parts } = form.values;
  return (
    <Card title={words.places}>
      <Stack>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('name')}
        />
        <Switch
          label={words.everywhere}
          description={words.everywhereHint}
          checked={isEverywhere}
          onChange={({ currentTarget }) => form.setFieldValue('isEverywhere', currentTarget.checked)}
        />
        <MultiSelect
          label={words.countries}
          data={useCountries()}
          searchable
          clearable
          hidePickedOptions
          selectFirstOptionOnChange
          autoComplete="off"
          nothingFoundMessage={placeWords.nothingFound}
          {...form.getInputProps('countries')}
          value={[...countries]}
        />
        {parts.map((part, position) => (
          // Parts have no names of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what tells them apart
          <Group key={position} align="flex-start" wrap="nowrap" gap="xs">
            <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ flexGrow: 1 }}>
              <CountrySelect {...form.getInputProps(`parts.${position}.country`)} value={part.country} />
              <TextInput
                label={placeWords.region}
                maxLength={100}
                autoComplete="off"
                {...form.getInputProps(`parts.${position}.region`)}
              />
              <TextInput
                label={placeWords.postalPrefix}
                maxLength={20}
                autoComplete="off"
                {...form.getInputProps(`parts.${position}.postalPrefix`)}
              />
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              mt={26}
              aria-label={words.removePart(position + 1)}
              onClick={() => form.removeListItem('parts', position)}
            >
              <Icon name="close" size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.insertListItem('parts', newPart)}
        >
          {words.addPart}
        </Button>
      </Stack>
    </Card>
  );
}

function OptionsCard({ editor: { form } }: { readonly editor: ZoneEditor }) {
  const { words, primary } = useShippingPlace();
  const { options } = form.values;
  const fault = form.errors['options'];
  const add = (option: typeof newOption) => {
    form.clearFieldError('options');
    form.insertListItem('options', option);
  };
  return (
    <Card title={words.options}>
      <Stack gap="lg">
        <Text size="sm" c="var(--awning-quiet)">
          {words.optionsHint}
        </Text>
        {options.map((option, position) => (
          <OptionForm key={option.id ?? `new-${position}`} form={form} position={position} />
        ))}
        {fault && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {fault}
          </Text>
        )}
        <Group gap="sm">
          <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => add(newOption)}>
            {words.addOption}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() =>
              add({
                ...newOption,
                texts: { [primary]: words.pickupName },
                steps: [{ from: '0', price: '0.00', isOffered: true }],
              })
            }
          >
            {words.addPickup}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
