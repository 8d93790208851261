import type { Field, Fields } from '../definition/schema.ts';

/** The query string of a page; `URLSearchParams` is one. */
export interface PageQuery {
  readonly get: (name: string) => string | null;
}

/**
 * The value of a hidden field: the query parameter named like its key, else its own value. An empty parameter counts (D-078).
 *
 * @example
 * hiddenValue({ key: 'from', value: 'direct' }, new URLSearchParams('from=letter')) // => 'letter'
 * hiddenValue({ key: 'from', value: 'direct' }, new URLSearchParams('from=')) // => ''
 * hiddenValue({ key: 'from', value: 'direct' }, new URLSearchParams('')) // => 'direct'
 */
export function hiddenValue(field: Pick<Fields['hidden'], 'key' | 'value'>, query: PageQuery): string {
  return query.get(field.key) ?? field.value;
}

/**
 * The values of all hidden fields of a form on a page, by field id: the initial answers.
 *
 * @example
 * hiddenValues({ fields: [{ id: 'a', kind: 'hidden', key: 'from', value: '' }] }, new URLSearchParams('from=x')) // => { a: 'x' }
 */
export function hiddenValues(
  form: { readonly fields: readonly Field[] },
  query: PageQuery,
): Readonly<Record<string, string>> {
  const hidden = form.fields.filter((field) => field.kind === 'hidden');
  return Object.fromEntries(hidden.map((field) => [field.id, hiddenValue(field, query)]));
}
