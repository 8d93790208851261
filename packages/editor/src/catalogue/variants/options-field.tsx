import { productLimits } from '@awning/site-model';
import { ActionIcon, Button, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../app/session.ts';
import { Icon } from '../../kit/icon.tsx';
import { kitTexts } from '../../kit/messages.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { OptionTranslationFields } from './option-translation-fields.tsx';
import { textFields } from './option-translations.ts';
import {
  missingCombinations,
  type VariantState,
  withAllCombinations,
  withName,
  withoutOption,
  withValues,
} from './options.ts';
import style from './options-field.module.css';

/** The options of a product. Their values make the variants: a new value comes in every combination with the others. */
export function OptionsField({ editor: { form, beside } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const kit = useTexts(kitTexts);
  const { options, variants } = form.values;
  const state: VariantState = { options, variants };
  const missing = missingCombinations(options, variants).length;
  // The fields of the language beside tell their faults themselves.
  const unseen = useSession()
    .website.languages.filter(({ code }) => code !== beside.language?.code)
    .flatMap(({ code, name }) => textFields(code).map((path) => ({ path, name, fault: form.errors[path] })))
    .filter(({ fault }) => Boolean(fault));
  const field = useRef<HTMLDivElement>(null);
  /** With the first option, the cards of a single price go from above: what is looked at must not move. */
  function inPlace(act: () => void) {
    const top = () => field.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(act);
    window.scrollBy({ top: top() - before, behavior: 'instant' });
  }
  function change(next: VariantState) {
    if (next.variants.length > productLimits.variants) {
      form.setFieldError('options', words.tooMany(productLimits.variants));
      return;
    }
    form.clearErrors();
    form.setValues({ options: next.options, variants: next.variants });
  }
  return (
    <Stack gap="md" ref={field}>
      <Text size="sm" c="var(--awning-quiet)">
        {words.optionsLead}
      </Text>
      {options.map((option, position) => {
        const { name, values } = option;
        return (
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
              maxTags={productLimits.variants}
              splitChars={[',', ';', '\n']}
              {...form.getInputProps(`options.${position}.values`)}
              value={[...values]}
              onChange={(next) =>
                change(withValues(state, position, next.map((value) => value.trim()).filter(Boolean)))
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              mt={25}
              aria-label={words.removeOption(name)}
              onClick={() => inPlace(() => change(withoutOption(state, position)))}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
            {beside.language && (
              <OptionTranslationFields form={form} option={option} position={position} language={beside.language} />
            )}
          </fieldset>
        );
      })}
      {beside.language && options.length > 0 && (
        <Text size="sm" c="var(--awning-quiet)">
          {kit.besideHint}
        </Text>
      )}
      {form.errors['options'] && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors['options']}
        </Text>
      )}
      {unseen.map(({ path, name, fault }) => (
        <Text key={path} ref={intoView} size="sm" c="var(--mantine-color-error)" role="alert">
          {name}: {fault}
        </Text>
      ))}
      <Group gap="sm">
        {options.length < productLimits.options && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => {
              inPlace(() => form.setFieldValue('options', [...options, { name: '', values: [] }]));
              focusLast(field.current);
            }}
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

/** Nothing can be focused where the field of a fault is not on screen. */
function intoView(fault: HTMLElement | null): void {
  fault?.scrollIntoView({ block: 'nearest' });
}

function focusLast(field: HTMLElement | null): void {
  const [last] = [...(field?.querySelectorAll('fieldset') ?? [])]
    .filter(({ parentElement }) => parentElement === field)
    .slice(-1);
  last?.querySelector('input')?.focus({ preventScroll: true });
}
