import { ActionIcon, Box, Button, Fieldset, Group, Select, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useShownLanguages } from '../../app/session.ts';
import { DecimalField } from '../../kit/fields/decimal-field.tsx';
import { MoneyField } from '../../kit/fields/money-field.tsx';
import { TextsField } from '../../kit/fields/texts-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type Calculator, stepPlaces, type TypedZone } from './typed-zone.ts';
import { useShippingPlace } from './use-shipping-place.ts';

interface OptionFormProps {
  readonly form: UseFormReturnType<TypedZone>;
  readonly position: number;
}

const calculators = ['flat', 'weight', 'subtotal', 'quantity'] as const satisfies readonly Calculator[];

/** One way of shipping: its name, and what it costs for which orders. */
export function OptionForm({ form, position }: OptionFormProps) {
  const { words, primary, currency } = useShippingPlace();
  const languages = useShownLanguages();
  const path = `options.${position}`;
  const option = form.values.options[position]!;
  const fault = form.errors[`${path}.texts`];
  const name = option.texts[primary]?.trim() || words.optionNumber(position + 1);
  return (
    <Fieldset legend={name} radius="md" styles={{ legend: { fontWeight: 600 } }}>
      <Stack>
        <TextsField
          label={words.optionName}
          languages={languages}
          value={option.texts}
          onChange={(texts) => form.setFieldValue(`${path}.texts`, texts)}
          isRequired
          maxLength={200}
          errors={typeof fault === 'string' ? { [primary]: fault } : {}}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={words.calculator}
            data={calculators.map((value) => ({ value, label: words.calculators[value] }))}
            allowDeselect={false}
            {...form.getInputProps(`${path}.calculator`)}
          />
          {option.calculator === 'flat' && (
            <MoneyField
              label={words.price}
              required
              currency={currency}
              {...form.getInputProps(`${path}.steps.0.price`)}
              value={option.steps[0]?.price ?? ''}
            />
          )}
        </SimpleGrid>
        {option.calculator !== 'flat' && <Steps form={form} position={position} />}
        <Box maw={{ sm: '50%' }}>
          <MoneyField
            label={words.freeFrom}
            description={words.freeFromHint}
            currency={currency}
            {...form.getInputProps(`${path}.freeFrom`)}
            value={option.freeFrom}
          />
        </Box>
        <OptionActions form={form} position={position} name={name} />
      </Stack>
    </Fieldset>
  );
}

function Steps({ form, position }: OptionFormProps) {
  const { words, currency } = useShippingPlace();
  const path = `options.${position}.steps`;
  const { calculator, steps } = form.values.options[position]!;
  return (
    <Stack gap="sm">
      {steps.map(({ from, price, isOffered }, at) => {
        const start = {
          label: words.stepFrom[calculator],
          disabled: at === 0,
          ...form.getInputProps(`${path}.${at}.from`),
          value: at === 0 ? '0' : from,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names; their place is what tells them apart
          <Group key={at} align="flex-start" gap="sm" wrap="wrap">
            <Box flex="1 1 120px">
              {calculator === 'subtotal' ? (
                <MoneyField {...start} currency={currency} />
              ) : (
                <DecimalField
                  {...start}
                  places={stepPlaces(calculator, currency)}
                  {...(calculator === 'weight' ? { rightSection: 'kg' } : {})}
                />
              )}
            </Box>
            <Box flex="1 1 120px">
              <MoneyField
                label={words.price}
                currency={currency}
                {...form.getInputProps(`${path}.${at}.price`)}
                value={isOffered ? price : ''}
                disabled={!isOffered}
                {...(isOffered ? {} : { placeholder: words.notOffered })}
              />
            </Box>
            <Group gap="xs" mt={{ base: 0, xs: 30 }} wrap="nowrap" flex="0 0 auto">
              <Switch
                size="sm"
                label={words.offered}
                checked={isOffered}
                onChange={({ currentTarget }) => form.setFieldValue(`${path}.${at}.isOffered`, currentTarget.checked)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                style={at === 0 ? { visibility: 'hidden' } : {}}
                aria-label={words.removeStep(at + 1)}
                onClick={() => form.removeListItem(path, at)}
              >
                <Icon name="close" size={18} />
              </ActionIcon>
            </Group>
          </Group>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon name="plus" size={14} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => form.insertListItem(path, { from: '', price: '', isOffered: true })}
      >
        {words.addStep}
      </Button>
    </Stack>
  );
}

function OptionActions({ form, position, name }: OptionFormProps & { readonly name: string }) {
  const { words } = useShippingPlace();
  const last = form.values.options.length - 1;
  const move = (to: number) => form.reorderListItem('options', { from: position, to });
  return (
    <Group gap="xs" justify="flex-end">
      <ActionIcon
        variant="default"
        size={36}
        disabled={position === 0}
        aria-label={words.moveUp(name)}
        onClick={() => move(position - 1)}
      >
        <Icon name="up" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        disabled={position === last}
        aria-label={words.moveDown(name)}
        onClick={() => move(position + 1)}
      >
        <Icon name="down" size={16} />
      </ActionIcon>
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={16} />}
        aria-label={words.removeOption(name)}
        onClick={() => form.removeListItem('options', position)}
      >
        {words.remove}
      </Button>
    </Group>
  );
}
