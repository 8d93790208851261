import type { FieldKind } from '@awning/site-model';
import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { BesideChoice, type BesideLanguage } from '../kit/fields/beside.tsx';
import { LanguageStates, languageState } from '../kit/fields/language-states.tsx';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useReorder } from '../kit/order/use-reorder.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { type EditedField, newFieldId } from './edited-field.ts';
import { textsIn } from './edited-form.ts';
import { duplicateField, insertField, moveField, removeField, textsOfField } from './field-list.ts';
import { FieldRow } from './field-row.tsx';
import { FieldSettings } from './field-settings.tsx';
import style from './form-builder.module.css';
import { KindPicker } from './kind-picker.tsx';
import { newField } from './new-field.ts';
import { useFieldFaults } from './use-field-faults.ts';
import { useFieldList } from './use-field-list.ts';
import type { FormEditor } from './use-form-editor.ts';

interface FieldsCardProps {
  readonly form: FormEditor['form'];
  readonly beside: BesideLanguage;
}

/** What is asked, in order. One field is open at a time. */
export function FieldsCard({ form, beside }: FieldsCardProps) {
  const words = useTexts(formBuilderTexts);
  const kit = useTexts(kitTexts);
  const { languages } = useSession().website;
  const primary = usePrimaryLanguage();
  const offerUndo = useUndoNotice();
  const { fields, fieldTexts, formType } = form.values;
  const { update, rearrange } = useFieldList(form);
  const [openId, setOpenId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const firstKind = useRef<HTMLButtonElement>(null);
  /** The field whose settings get the focus once they are there. */
  const wanted = useRef<string>(undefined);
  const picker = useId();
  const { faultOf, faultyPlaces } = useFieldFaults(form, (place) => {
    const id = fields[place]?.id;
    wanted.current = id;
    setOpenId(id);
  });
  const nameOf = ({ title }: Pick<EditedField, 'title'>) => title.trim() || words.untitled;
  const reorder = useReorder(list, (from, to) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    rearrange((found) => moveField(found, from, to));
    setSaid(kit.movedTo(nameOf(field), to + 1, fields.length));
  });

  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector(`[data-field="${CSS.escape(wanted.current)}"]`);
    const input = row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row?.querySelector('input');
    if (!input) return;
    input.focus();
    wanted.current = undefined;
  });

  function open(id: string): void {
    wanted.current = id;
    setOpenId(id);
  }
  function addField(kind: FieldKind): void {
    const { field, texts } = newField(kind, { primary, codes: languages.map(({ code }) => code) });
    update((found) => insertField(found, found.fields.length, field, texts));
    setAdding(false);
    open(field.id);
  }
  function duplicate({ id, kind }: EditedField): void {
    const copy = newFieldId(kind);
    rearrange((found) => duplicateField(found, id, copy));
    open(copy);
  }
  function remove(field: EditedField, place: number): void {
    const texts = textsOfField(form.getValues(), field.id);
    rearrange((found) => removeField(found, field.id));
    const rows = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]');
    (rows?.[place + 1] ?? rows?.[place - 1] ?? add.current)?.focus();
    offerUndo({
      message: words.fieldDeleted(nameOf(field)),
      undo: async () => {
        rearrange((found) =>
          found.fields.some(({ id }) => id === field.id) ? found : insertField(found, place, field, texts),
        );
      },
    });
  }

  return (
    <Card title={words.fields} action={<BesideChoice beside={beside} />}>
      <Stack>
        <LanguageStates
          languages={beside.others.map(({ code, name }) => ({
            name,
            state: languageState(textsIn(form.values, undefined), textsIn(form.values, code)),
          }))}
        />
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        {fields.length === 0 && <Text c="var(--awning-quiet)">{words.noFields}</Text>}
        <ol ref={list} className={style['entries']}>
          {fields.map((field, place) => (
            <FieldRow
              key={field.id}
              field={field}
              place={place}
              count={fields.length}
              reorder={reorder}
              beside={beside}
              fieldTexts={fieldTexts}
              hasFault={faultyPlaces.has(place)}
              isOpen={openId === field.id}
              onToggle={() => setOpenId(openId === field.id ? undefined : field.id)}
              onDuplicate={() => duplicate(field)}
              onDelete={() => remove(field, place)}
            >
              <FieldSettings
                field={field}
                beside={beside}
                fieldTexts={fieldTexts}
                faultOf={(setting) => faultOf(place, setting)}
                update={(change) => {
                  form.setErrors(withoutFaultsOf(form.errors, place));
                  update(change);
                }}
              />
            </FieldRow>
          ))}
        </ol>
        {isAdding && (
          <KindPicker
            id={picker}
            isInCart={formType === 'additional-fields'}
            first={firstKind}
            onChoose={addField}
            onClose={() => {
              setAdding(false);
              add.current?.focus();
            }}
          />
        )}
        <div>
          <Button
            ref={add}
            variant="light"
            leftSection={<Icon name="plus" size={16} />}
            aria-expanded={isAdding}
            {...(isAdding && { 'aria-controls': picker })}
            onClick={() => setAdding(!isAdding)}
          >
            {words.addField}
          </Button>
        </div>
        <VisuallyHidden component="output">{said}</VisuallyHidden>
      </Stack>
    </Card>
  );
}

/** What is typed into a field is checked again when it is saved. */
function withoutFaultsOf(errors: FormEditor['form']['errors'], place: number): FormEditor['form']['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(`fields.${place}.`)));
}
