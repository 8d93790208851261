import type { Fields } from '@awning/forms';
import type { FieldProps } from './field-frame.tsx';

/** A heading between fields, without an answer. */
export function SectionField({ field, itemId }: FieldProps<Fields['section']>) {
  return (
    <div
      className={field.underline ? 'form-item section underline' : 'form-item section'}
      id={itemId}
      data-field-id={field.id}
    >
      {field.title === '' ? null : <h2 className="title">{field.title}</h2>}
      {field.description === '' ? null : <p className="description">{field.description}</p>}
    </div>
  );
}
