import { isLanguageTag } from '@awning/formats';
import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { hintFirst } from '../app/theme.ts';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { knownLanguages } from './known-languages.ts';
import { languagesTexts } from './messages.ts';
import type { Languages } from './queries.ts';
import { refusedParts, useLanguageChange } from './use-language-change.ts';

interface AddLanguageProps {
  readonly isOpen: boolean;
  /** Those that the website has. */
  readonly languages: Languages;
  readonly onClose: () => void;
}

export function AddLanguage({ isOpen, ...props }: AddLanguageProps) {
  const words = useTexts(languagesTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal opened={isOpen} onClose={props.onClose} title={words.add} closeButtonProps={{ 'aria-label': common.close }}>
      <AddForm {...props} />
    </Modal>
  );
}

interface TypedLanguage {
  /** A code of the list, or `other`. */
  readonly chosen: string;
  readonly code: string;
  readonly name: string;
  readonly enabled: boolean;
}

const OTHER = 'other';

function AddForm({ languages, onClose }: Omit<AddLanguageProps, 'isOpen'>) {
  const words = useTexts(languagesTexts);
  const common = useTexts(commonTexts);
  const reader = useLanguage();
  const known = useMemo(() => knownLanguages(reader), [reader]);
  const isThere = (code: string) => languages.some((language) => language.code.toLowerCase() === code.toLowerCase());
  const change = useLanguageChange();
  const form = useForm<TypedLanguage>({
    initialValues: { chosen: '', code: '', name: '', enabled: false },
    validate: {
      chosen: (chosen) => (chosen === '' ? words.languageMissing : null),
      code: (code, { chosen }) => (chosen === OTHER ? faultOf(code.trim()) : null),
      name: (name, { chosen }) => (chosen !== '' && name.trim() === '' ? words.nameMissing : null),
    },
  });
  const { chosen } = form.values;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ code, name, enabled }) => {
        const language = {
          code: chosen === OTHER ? code.trim() : chosen,
          name: name.trim(),
          isPrimary: false,
          enabled,
        };
        change.mutate(
          { change: (newest) => [...newest, language], success: words.added(language.name) },
          {
            onSuccess: onClose,
            onError: (problem) => {
              const field = chosen === OTHER ? 'code' : 'chosen';
              if (refusedParts(problem).includes('code')) form.setErrors({ [field]: words.codeTaken });
              else if (refusedParts(problem).length > 0) form.setErrors({ [field]: words.faults.other });
            },
          },
        );
      })}
    >
      <Stack>
        <Select
          label={words.language}
          searchable
          data-autofocus
          data={[
            ...known
              .filter(({ code }) => !isThere(code))
              .map(({ code, name, native }) => ({
                value: code,
                label: name === native ? name : `${name} · ${native}`,
              })),
            { value: OTHER, label: words.other },
          ]}
          allowDeselect={false}
          {...form.getInputProps('chosen')}
          value={chosen === '' ? null : chosen}
          onChange={(value) => {
            const native = known.find(({ code }) => code === value)?.native ?? '';
            form.setValues({ chosen: value ?? '', name: native });
            form.clearErrors();
          }}
        />
        {chosen === OTHER && (
          <TextInput
            label={words.code}
            description={words.codeHint}
            inputWrapperOrder={hintFirst}
            maxLength={35}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('code')}
          />
        )}
        {chosen !== '' && (
          <TextInput
            label={words.nameLabel}
            description={words.nameHint}
            inputWrapperOrder={hintFirst}
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
        )}
        <Checkbox
          label={words.showNow}
          description={words.showNowHint}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );

  function faultOf(code: string): string | null {
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) || !isLanguageTag(code)) return words.codeWrong;
    return isThere(code) ? words.codeTwice : null;
  }
}
