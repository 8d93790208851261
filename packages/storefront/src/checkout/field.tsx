import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FrameProps {
  readonly label: string;
  /** Said after the label of a field that may stay empty. */
  readonly optional?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export interface TextFieldProps extends FrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly name: string;
}

/** A labelled input whose error is read out with it. */
export function TextField({ label, optional, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} className={className}>
      <input id={id} type="text" required={optional === undefined} {...input} {...errorAttributes(id, error)} />
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
        {...errorAttributes(id, error)}
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
      {children}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const);
}
