import type { Form } from '@awning/forms';
import { hasWords, type TextPlace } from '@awning/site-model';

const ofForm = { submitButtonText: 'text', submissionMessage: 'lines', disclaimerMessage: 'lines' } as const;
const ofField = { title: 'text', description: 'lines', placeholder: 'text', options: 'list' } as const;

/**
 * The texts of a form that visitors read. They are part of its definition in the main language, and of `texts` in the
 * others. Its name is only known to the team.
 */
export function formPlaces({ fields, ...form }: Form): readonly TextPlace[] {
  return [
    // A hidden field says nothing.
    ...fields
      .filter(({ kind }) => kind !== 'hidden')
      .flatMap((field) => placesOf(field, ofField, ['fields', field.id])),
    ...placesOf(form, ofForm, []),
  ];
}

function placesOf(
  thing: object,
  names: Readonly<Record<string, TextPlace['holds']>>,
  path: readonly string[],
): TextPlace[] {
  const values = thing as Readonly<Record<string, unknown>>;
  return Object.entries(names).flatMap(([name, holds]) => {
    const value = values[name];
    const source = Array.isArray(value) ? value.join('\n') : value;
    return typeof source === 'string' && hasWords(source)
      ? [{ path: ['texts', '*', ...path, name], holds, source }]
      : [];
  });
}
