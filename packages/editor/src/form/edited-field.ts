import { fieldSchemas, formLimits, kindOf } from '@awning/forms';
import type { FieldKind } from '@awning/site-model';
import type { FormBuilderWords } from './builder-messages.ts';

/** The texts of a field in one language. */
export interface FieldTexts {
  readonly title?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly currencySymbol?: string;
  readonly options?: readonly string[];
}

/** A field with the settings of its kind; what a kind does not have is absent. */
export interface EditedField extends FieldTexts {
  readonly id: string;
  readonly kind: FieldKind;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly maxLength?: number;
  readonly showCountryCode?: boolean;
  readonly underline?: boolean;
  /** The parameter of the address that gives a hidden field its value. */
  readonly key?: string;
  readonly value?: string;
}

/** Whether fields of a kind have a setting, by their schema. */
export function hasSetting(kind: FieldKind, name: keyof EditedField): boolean {
  return name in fieldSchemas[kind].properties;
}

/** Whether the answer can be required. */
export function canBeRequired(kind: FieldKind): boolean {
  return kindOf(kind).isNeverRequired !== true;
}

/** Unlike names, ids are never used twice: the answers to a deleted question must not become those of another one. */
export function newFieldId(kind: FieldKind): string {
  return `${kind}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A field of a kind, with what it shares with `like`. */
export function fieldOfKind(kind: FieldKind, like: Partial<EditedField> & { readonly id: string }): EditedField {
  const { properties } = fieldSchemas[kind];
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const shared = like[name as keyof EditedField];
    const value = shared ?? (schema as { readonly default?: unknown }).default;
    return value === undefined || name === 'kind' ? [] : [[name, value] as const];
  });
  return {
    ...(Object.fromEntries(own) as unknown as EditedField),
    kind,
    ...(!canBeRequired(kind) && { required: false }),
    ...(hasSetting(kind, 'options') && { options: like.options ?? [''] }),
    ...(hasSetting(kind, 'key') && { key: like.key ?? '' }),
  };
}

interface CheckContext {
  readonly faults: FormBuilderWords['faults'];
  readonly formType: string;
}

/** What is wrong with a field, by setting. */
export function checkField(field: EditedField, { faults, formType }: CheckContext): Record<string, string> {
  const { kind, title, key = '', options } = field;
  return {
    ...(title.trim() === '' && { title: faults.title }),
    ...(options !== undefined && optionFault(options, faults)),
    ...(hasSetting(kind, 'key') && key.trim() === '' && { key: faults.key }),
    ...(kind === 'password' && formType === 'additional-fields' && { kind: faults.passwordInCart }),
  };
}

function optionFault(options: readonly string[], faults: FormBuilderWords['faults']): Record<string, string> {
  const given = options.map((text) => text.trim()).filter((text) => text !== '');
  if (given.length === 0) return { options: faults.noOptions };
  const twice = given.find((text, place) => given.indexOf(text) !== place);
  if (twice !== undefined) return { options: faults.optionTwice(twice) };
  return given.length > formLimits.options ? { options: faults.tooManyOptions(formLimits.options) } : {};
}
