import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { BesideLanguage } from '../kit/fields/beside.tsx';
import { languageState } from '../kit/fields/language-states.tsx';
import { Icon } from '../kit/icon.tsx';
import { Grip } from '../kit/order/grip.tsx';
import type { useReorder } from '../kit/order/use-reorder.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { EditedField } from './edited-field.ts';
import { fieldTextsIn } from './edited-form.ts';
import { kindIcons } from './field-kinds.ts';
import type { FieldList } from './field-list.ts';
import style from './form-builder.module.css';

interface FieldRowProps {
  readonly field: EditedField;
  readonly place: number;
  readonly count: number;
  readonly reorder: ReturnType<typeof useReorder>;
  readonly beside: BesideLanguage;
  readonly fieldTexts: FieldList['fieldTexts'];
  readonly hasFault: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** Its settings, while it is open. */
  readonly children: ReactNode;
}

/** One field of a form: closed, what it asks; open, its settings. */
export function FieldRow(props: FieldRowProps) {
  const { field, place, count, reorder, beside, fieldTexts, hasFault, isOpen, onToggle, children } = props;
  const words = useTexts(formBuilderTexts);
  const panel = useId();
  const { id, kind, title, required } = field;
  const name = title.trim() || words.untitled;
  const missing = beside.others
    .filter(
      ({ code }) =>
        languageState(fieldTextsIn(field, undefined), fieldTextsIn(field, fieldTexts[code] ?? {})) !== 'complete',
    )
    .map((language) => language.name);
  const isTranslated = fieldTextsIn(field, undefined).some((text) => (text ?? '').trim() !== '');
  return (
    <li
      className={style['field']}
      data-entry
      data-field={id}
      data-open={isOpen}
      data-drop={reorder.sideAt(place, count)}
      data-dragged={reorder.isDragged(place)}
    >
      <div className={style['head']}>
        <Grip name={name} {...reorder.grip(place)} />
        <UnstyledButton
          className={style['opener'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <span className={style['kindIcon']}>
            <Icon name={kindIcons[kind]} size={18} />
          </span>
          <span className={style['what']}>
            <span className={`${style['title']} ${title.trim() === '' ? style['untitled'] : ''}`}>{name}</span>
            <span className={style['facts']}>
              {[words.kinds[kind].name, ...(required ? [words.required] : [])].join(' · ')}
              {isTranslated && missing.length > 0 && ` · ${words.missingIn(missing.join(', '))}`}
            </span>
          </span>
          {hasFault && <StatusBadge tone="bad">{words.hasFault}</StatusBadge>}
        </UnstyledButton>
        <ActionIcon variant="subtle" color="gray" aria-label={words.duplicateField(name)} onClick={props.onDuplicate}>
          <Icon name="copy" size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={words.deleteField(name)} onClick={props.onDelete}>
          <Icon name="trash" size={16} />
        </ActionIcon>
      </div>
      <div id={panel} className={isOpen ? style['settings'] : undefined}>
        {isOpen && children}
      </div>
    </li>
  );
}
