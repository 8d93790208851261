import { formLimits } from '@awning/forms';
import { fieldKinds } from '@awning/site-model';
import { Checkbox, NativeSelect, NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { Beside, type BesideLanguage } from '../kit/fields/beside.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { canBeRequired, type EditedField, fieldOfKind, hasSetting } from './edited-field.ts';
import { changeField, type FieldList, translateField } from './field-list.ts';
import { OptionsField } from './options-field.tsx';

interface FieldSettingsProps {
  readonly field: EditedField;
  readonly beside: BesideLanguage;
  readonly fieldTexts: FieldList['fieldTexts'];
  /** What is wrong with a setting. */
  readonly faultOf: (setting: string) => string | undefined;
  readonly update: (change: (list: FieldList) => FieldList) => void;
}

/** Everything that a field of its kind has, by the schema of the kind. */
export function FieldSettings({ field, beside, fieldTexts, faultOf, update }: FieldSettingsProps) {
  const words = useTexts(formBuilderTexts);
  const { id, kind } = field;
  const has = (name: keyof EditedField) => hasSetting(kind, name);
  const set = (part: Partial<EditedField>) => update((list) => changeField(list, id, part));
  const translation = fieldTexts[beside.language?.code ?? '']?.[id] ?? {};
  const isHidden = kind === 'hidden';
  const single: BesideLanguage = { ...beside, primaryName: undefined, language: undefined };
  const titleLabel = isHidden ? words.hiddenTitle : kind === 'section' ? words.sectionTitle : words.fieldTitle;

  /** A text of the field in a language. */
  const textOf = (name: 'title' | 'description' | 'placeholder' | 'currencySymbol', code: string) => {
    const isPrimary = code === beside.primary;
    const texts = isPrimary ? field : translation;
    return {
      lang: code,
      value: texts[name] ?? '',
      placeholder: isPrimary ? '' : (field[name] ?? ''),
      error: isPrimary ? faultOf(name) : undefined,
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        isPrimary ? set({ [name]: value }) : update((list) => translateField(list, id, code, { [name]: value })),
    };
  };

  return (
    <Stack>
      <Beside beside={isHidden ? single : beside} label={titleLabel}>
        {(code, label) => (
          <TextInput
            label={label}
            required={code === beside.primary}
            maxLength={formLimits.titleLength}
            {...textOf('title', code)}
          />
        )}
      </Beside>
      {has('options') && (
        <OptionsField
          field={field}
          beside={beside}
          translation={translation}
          error={faultOf('options')}
          update={update}
        />
      )}
      {!isHidden && (
        <Beside beside={beside} label={words.description}>
          {(code, label) => (
            <Textarea
              label={label}
              autosize
              minRows={1}
              maxRows={6}
              maxLength={formLimits.descriptionLength}
              {...textOf('description', code)}
            />
          )}
        </Beside>
      )}
      {has('placeholder') && (
        <Beside beside={beside} label={words.placeholder}>
          {(code, label) => (
            <TextInput label={label} maxLength={formLimits.placeholderLength} {...textOf('placeholder', code)} />
          )}
        </Beside>
      )}
      {has('currencySymbol') && (
        <Beside beside={beside} label={words.currencySymbol}>
          {(code, label) => (
            <TextInput
              label={label}
              maw={200}
              maxLength={formLimits.currencySymbolLength}
              {...textOf('currencySymbol', code)}
            />
          )}
        </Beside>
      )}
      {has('key') && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={words.key}
            description={words.keyHint(field.key ?? '')}
            required
            maxLength={formLimits.hiddenKeyLength}
            autoComplete="off"
            spellCheck={false}
            value={field.key ?? ''}
            error={faultOf('key')}
            onChange={({ currentTarget: { value } }) => set({ key: value })}
          />
          <TextInput
            label={words.value}
            maxLength={formLimits.hiddenValueLength}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={field.value ?? ''}
            onChange={({ currentTarget: { value } }) => set({ value })}
          />
        </SimpleGrid>
      )}
      {has('maxLength') && (
        <NumberInput
          label={words.maxLength}
          description={words.maxLengthHint}
          maw={320}
          min={1}
          max={formLimits.textareaMaxLength}
          allowDecimal={false}
          allowNegative={false}
          value={field.maxLength || ''}
          onChange={(value) => set({ maxLength: typeof value === 'number' ? value : 0 })}
        />
      )}
      {has('showCountryCode') && (
        <Checkbox
          label={words.showCountryCode}
          checked={field.showCountryCode === true}
          onChange={({ currentTarget: { checked } }) => set({ showCountryCode: checked })}
        />
      )}
      {has('underline') && (
        <Checkbox
          label={words.underline}
          checked={field.underline === true}
          onChange={({ currentTarget: { checked } }) => set({ underline: checked })}
        />
      )}
      {canBeRequired(kind) && (
        <Checkbox
          label={words.mustAnswer}
          checked={field.required}
          onChange={({ currentTarget: { checked } }) => set({ required: checked })}
        />
      )}
      <NativeSelect
        label={words.kind}
        maw={320}
        value={kind}
        error={faultOf('kind')}
        data={fieldKinds.map((each) => ({ value: each, label: words.kinds[each].name }))}
        onChange={({ currentTarget: { value } }) => {
          const wanted = fieldKinds.find((each) => each === value);
          if (!wanted) return;
          update((list) => ({
            ...list,
            fields: list.fields.map((each) => (each.id === id ? fieldOfKind(wanted, each) : each)),
          }));
        }}
      />
    </Stack>
  );
}
