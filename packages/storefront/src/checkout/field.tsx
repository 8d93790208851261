import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FrameProps {
  readonly label: string;
  /** Added to the label of an optional field. */
  readonly optional?: string | undefined;
  /** Between the label and the field, and read out with it. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export interface TextFieldProps extends FrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly name: string;
}

/** A labelled input whose error is read out with it. */
export function TextField({ label, optional, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input id={id} type="text" required={optional === undefined} {...input} {...readOut(id, { hint, error })} />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FrameProps {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly maxLength: number;
  readonly rows: number;
}

export function TextAreaField({ label, optional, hint, error, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <textarea id={id} required={optional === undefined} {...area} {...readOut(id, { hint, error })} />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends FrameProps {
  readonly name: string;
  readonly autoComplete?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function SelectField({ label, error, className, children, onChange, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} className={className}>
      <select
        id={id}
        required
        {...select}
        onChange={(event) => onChange(event.target.value)}
        {...readOut(id, { error })}
      >
        {children}
      </select>
    </FieldFrame>
  );
}

function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  className,
  children,
}: FrameProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={['field', error === undefined ? '' : 'field--wrong', className].filter(Boolean).join(' ')}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className="field-optional"> {optional}</span>}
      </label>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The elements that a screen reader reads with the field. */
function readOut(id: string, { hint, error }: Pick<FrameProps, 'hint' | 'error'>) {
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return {
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
}
