import { formLimits } from '@awning/forms';
import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { BesideLanguage } from '../kit/fields/beside.tsx';
import { Icon } from '../kit/icon.tsx';
import { Grip } from '../kit/order/grip.tsx';
import { moved } from '../kit/order/moved.ts';
import { useReorder } from '../kit/order/use-reorder.ts';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { EditedField, FieldTexts } from './edited-field.ts';
import { changeOptions, type FieldList, translateField } from './field-list.ts';
import style from './form-builder.module.css';

interface OptionsFieldProps {
  readonly field: EditedField;
  readonly beside: BesideLanguage;
  readonly translation: FieldTexts;
  readonly error: string | undefined;
  readonly update: (change: (list: FieldList) => FieldList) => void;
}

/** What can be chosen, or what is agreed with, one below the other and with its translation beside it. */
export function OptionsField({ field, beside, translation, error, update }: OptionsFieldProps) {
  const words = useTexts(formBuilderTexts);
  const { id, kind, options = [] } = field;
  const legend = useId();
  const list = useRef<HTMLOListElement>(null);
  const isScale = kind === 'likert';
  const nameOf = isScale ? words.statement : words.option;
  const reorder = useReorder(list, (from, to) =>
    update((found) => changeOptions(found, id, (entries) => moved(entries, from, to))),
  );
  const focusOn = (place: number) =>
    // The input is there after the next render.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-option]')[place]?.focus());

  function insert(place: number, texts: readonly string[]): void {
    update((found) =>
      changeOptions(found, id, (entries, isTranslation) =>
        entries.toSpliced(place, 0, ...(isTranslation ? texts.map(() => '') : texts)),
      ),
    );
  }
  function remove(place: number): void {
    update((found) => changeOptions(found, id, (entries) => entries.toSpliced(place, 1)));
    focusOn(Math.max(0, place - 1));
  }
  function press(event: KeyboardEvent<HTMLInputElement>, place: number): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(place + 1, ['']);
      focusOn(place + 1);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && options.length > 1) {
      event.preventDefault();
      remove(place);
    }
  }
  /** A list from elsewhere becomes as many options. */
  function paste(event: ClipboardEvent<HTMLInputElement>, place: number): void {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .flatMap((line) => line.trim() || []);
    if (lines.length < 2) return;
    event.preventDefault();
    const isEmpty = event.currentTarget.value.trim() === '';
    update((found) =>
      changeOptions(found, id, (entries, isTranslation) =>
        entries.toSpliced(
          isEmpty ? place : place + 1,
          isEmpty ? 1 : 0,
          ...lines.slice(0, formLimits.options).map((line) => (isTranslation ? '' : line)),
        ),
      ),
    );
  }

  return (
    <fieldset className={style['options']} aria-labelledby={legend}>
      <Input.Label component="span" id={legend}>
        {isScale ? words.statements : words.options}
      </Input.Label>
      <Text size="sm" c="var(--awning-quiet)" mb={6}>
        {words.optionsHint}
      </Text>
      <ol ref={list} className={style['entries']}>
        {options.map((text, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- options have no names but their texts, which are typed
            key={place}
            className={style['option']}
            data-entry
            data-drop={reorder.sideAt(place, options.length)}
            data-dragged={reorder.isDragged(place)}
          >
            <Grip name={text || nameOf(place + 1)} {...reorder.grip(place)} />
            <div className={style['texts']} data-two={beside.language !== undefined}>
              <TextInput
                data-option
                lang={beside.primary}
                aria-label={nameOf(place + 1)}
                placeholder={nameOf(place + 1)}
                value={text}
                maxLength={formLimits.optionLength}
                autoComplete="off"
                error={error !== undefined && place === 0}
                onKeyDown={(event) => press(event, place)}
                onPaste={(event) => paste(event, place)}
                onChange={({ currentTarget: { value } }) =>
                  update((found) =>
                    changeOptions(found, id, (entries, isTranslation) =>
                      isTranslation ? entries : entries.with(place, value),
                    ),
                  )
                }
              />
              {beside.language && (
                <TextInput
                  lang={beside.language.code}
                  aria-label={`${nameOf(place + 1)} (${beside.language.name})`}
                  placeholder={text}
                  value={translation.options?.[place] ?? ''}
                  maxLength={formLimits.optionLength}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => {
                    const { code } = beside.language!;
                    const complete = options.map((_, other) => translation.options?.[other] ?? '');
                    update((found) => translateField(found, id, code, { options: complete.with(place, value) }));
                  }}
                />
              )}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.removeOption(text || nameOf(place + 1))}
              disabled={options.length === 1}
              onClick={() => remove(place)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {error !== undefined && <Input.Error mb={6}>{error}</Input.Error>}
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Icon name="plus" size={14} />}
        disabled={options.length >= formLimits.options}
        onClick={() => {
          insert(options.length, ['']);
          focusOn(options.length);
        }}
      >
        {isScale ? words.addStatement : words.addOption}
      </Button>
    </fieldset>
  );
}
