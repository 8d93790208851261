import type { Field, FormMessages } from '@awning/forms';
import type { ComponentType } from 'react';
import { CheckboxField, RadioField, SelectField } from './fields/choice-fields.tsx';
import type { ChangeAnswer, FieldProps } from './fields/field-frame.tsx';
import { LikertField } from './fields/likert-field.tsx';
import { LineField } from './fields/line-field.tsx';
import { PartsField } from './fields/parts-field.tsx';
import { SectionField } from './fields/section-field.tsx';
import { TextareaField } from './fields/textarea-field.tsx';
import type { FieldErrorTexts, RawAnswers } from './form.ts';

export interface FormFieldsProps {
  readonly fields: readonly Field[];
  readonly values: RawAnswers;
  readonly errors: FieldErrorTexts;
  readonly onChange: (fieldId: string, change: ChangeAnswer) => void;
  readonly texts: Pick<FormMessages, 'kinds' | 'likert'>;
  readonly language: string;
  /** Unique on the page; together with the field's id it is the id of the element around a field. */
  readonly itemIdStem: string;
  /** Nothing can be changed while the answers are being sent. */
  readonly isLocked?: boolean;
}

/** The inputs of a form block or of a product's additional fields. `checkAnswers` reads the values. */
export function FormFields({
  fields,
  values,
  errors,
  onChange,
  texts,
  language,
  itemIdStem,
  isLocked = false,
}: FormFieldsProps) {
  return (
    <div className="field-list clear" inert={isLocked}>
      {fields.map((field) => {
        const Inputs = components[field.kind];
        return (
          <Inputs
            key={field.id}
            field={field as never}
            raw={values[field.id]}
            error={errors[field.id]}
            onChange={(change) => onChange(field.id, change)}
            texts={texts}
            language={language}
            itemId={`${itemIdStem}-${field.id}`}
          />
        );
      })}
    </div>
  );
}

/** The first wrong input, which gets the focus. */
export function firstWrongInput(root: HTMLElement): HTMLElement | null {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong?.matches('fieldset') === true ? wrong.querySelector<HTMLElement>('input') : wrong;
}

const components: Readonly<Record<Field['kind'], ComponentType<FieldProps<never>>>> = {
  text: LineField,
  textarea: TextareaField,
  email: LineField,
  number: LineField,
  website: LineField,
  currency: LineField,
  password: LineField,
  twitter: LineField,
  date: PartsField,
  time: PartsField,
  name: PartsField,
  address: PartsField,
  phone: PartsField,
  section: SectionField,
  radio: RadioField,
  checkbox: CheckboxField,
  select: SelectField,
  likert: LikertField,
  hidden: LineField,
};
