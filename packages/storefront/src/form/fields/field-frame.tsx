import { type Field, type FormMessages, kindOf } from '@awning/forms';
import type { ReactNode } from 'react';

export type ChangeAnswer = (raw: unknown) => unknown;

export interface FieldProps<OwnField extends Field> {
  readonly field: OwnField;
  readonly raw: unknown;
  readonly error: string | undefined;
  /** Receives an update function: several inputs of a field may change before the next render. */
  readonly onChange: (change: ChangeAnswer) => void;
  readonly texts: Pick<FormMessages, 'kinds' | 'likert'>;
  readonly language: string;
  /** The id of the element around the field, for links to it. */
  readonly itemId: string;
}

interface FrameProps extends Pick<FieldProps<Field>, 'field' | 'error' | 'texts' | 'itemId'> {
  /** The id of the single input, or the prefix for several. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A field with one input: its error above the title, then title, description and input. */
export function LabelledFrame({ id, itemId, field, error, texts, children }: FrameProps) {
  return (
    <div className={`form-item field ${field.kind}${requiredClass(field)}`} id={itemId} data-field-id={field.id}>
      <FieldError id={id} text={error} />
      <label className="title" htmlFor={id}>
        <Title field={field} texts={texts} />
      </label>
      <Description id={id} field={field} />
      {children}
    </div>
  );
}

interface GroupProps extends FrameProps {
  /** Choices of one value are a radio group, which can be invalid and required as a whole. */
  readonly isRadioGroup?: boolean;
}

/** A field with several inputs. The error is outside the group: browsers draw a legend above everything else in it. */
export function GroupFrame({ id, itemId, field, error, texts, isRadioGroup = false, children }: GroupProps) {
  const radio = isRadioGroup
    ? ({
        role: 'radiogroup',
        'aria-required': isAsked(field),
        'aria-invalid': error === undefined ? undefined : true,
      } as const)
    : {};
  return (
    <div className={`form-item fields ${field.kind}${requiredClass(field)}`} id={itemId} data-field-id={field.id}>
      <FieldError id={id} text={error} />
      <fieldset aria-describedby={describedBy(id, field, error)} {...radio}>
        <legend className="title">
          <Title field={field} texts={texts} />
        </legend>
        <Description id={id} field={field} />
        {children}
      </fieldset>
    </div>
  );
}

/** The ARIA attributes of a field. */
export function inputAttributes(id: string, field: Field, error: string | undefined, more?: string) {
  const description = [describedBy(id, field, error), more].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': description === '' ? undefined : description,
  } as const;
}

/** Whether "required" has an effect. */
export function isAsked(field: Field): boolean {
  return field.required && kindOf(field.kind).isNeverRequired !== true;
}

function describedBy(id: string, field: Field, error: string | undefined): string | undefined {
  const ids = [error === undefined ? '' : `${id}-error`, field.description === '' ? '' : `${id}-description`];
  return ids.filter(Boolean).join(' ') || undefined;
}

function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className="field-error" id={`${id}-error`}>
      {text}
    </p>
  );
}

function Title({ field, texts }: Pick<FrameProps, 'field' | 'texts'>) {
  const { title, wording } = titleOf(field);
  return (
    <>
      {title === '' ? <span className="visually-hidden">{wording}</span> : title}
      {isAsked(field) ? (
        <>
          {' '}
          <span className="required">{texts.kinds.required}</span>
        </>
      ) : null}
    </>
  );
}

/** An owner may leave out the title and use the placeholder; screen readers still need a name. */
function titleOf(field: Field): { readonly title: string; readonly wording: string } {
  const placeholder = 'placeholder' in field ? field.placeholder : '';
  return { title: field.title, wording: field.title || placeholder || field.description };
}

function Description({ id, field }: { readonly id: string; readonly field: Field }) {
  return field.description === '' ? null : (
    <p className="description" id={`${id}-description`}>
      {field.description}
    </p>
  );
}

function requiredClass(field: Field): string {
  return isAsked(field) ? ' required' : '';
}
