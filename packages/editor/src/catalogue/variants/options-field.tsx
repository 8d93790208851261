import { ActionIcon, Button, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { Icon } from '../../kit/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import {
  missingCombinations,
  type VariantState,
  withAllCombinations,
  withName,
  withoutOption,
  withValues,
} from './options.ts';
import style from './options-field.module.css';

const mostOptions = 6;
const mostVariants = 250;

/** The options of a product. Their values make the variants: a new value comes in every combination with the others. */
export function OptionsField({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { options, variants } = form.values;
  const state: VariantState = { options, variants };
  const missing = missingCombinations(options, variants).length;
  function change(next: VariantState) {
    if (next.variants.length > mostVariants) {
      form.setFieldError('options', words.tooMany);
      return;
    }
    form.clearErrors();
    form.setValues({ options: next.options, variants: next.variants });
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--awning-quiet)">
        {words.optionsLead}
      </Text>
      {options.map(({ name, values }, position) => (
        <fieldset
          // An option has no name of its own while it is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: options keep their place
          key={position}
          className={style['option']}
          aria-label={name || words.option}
        >
          <TextInput
            label={words.option}
            placeholder={words.optionHint}
            maxLength={100}
            {...form.getInputProps(`options.${position}.name`)}
            value={name}
            onChange={({ currentTarget }) => change(withName(state, position, currentTarget.value))}
          />
          <TagsInput
            label={words.values}
            placeholder={values.length === 0 ? words.valuesHint : ''}
            maxTags={mostVariants}
            splitChars={[',', ';', '\n']}
            {...form.getInputProps(`options.${position}.values`)}
            value={[...values]}
            onChange={(next) => change(withValues(state, position, next.map((value) => value.trim()).filter(Boolean)))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            mt={25}
            aria-label={words.removeOption(name)}
            onClick={() => change(withoutOption(state, position))}
          >
            <Icon name="trash" size={18} />
          </ActionIcon>
        </fieldset>
      ))}
      {form.errors['options'] && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors['options']}
        </Text>
      )}
      <Group gap="sm">
        {options.length < mostOptions && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => form.setFieldValue('options', [...options, { name: '', values: [] }])}
          >
            {words.addOption}
          </Button>
        )}
        {missing > 0 && options.length > 0 && options.every(({ values }) => values.length > 0) && (
          <Button variant="default" size="sm" onClick={() => change(withAllCombinations(state))}>
            {words.missing(missing)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
