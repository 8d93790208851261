import type { Language } from '@awning/formats';
import { type FieldKind, fieldKinds } from '@awning/site-model';
import { kindName } from '../kinds/messages.ts';
import { type FormType, fieldSchemas, formTypes } from './schema.ts';

/** The data from which an editor builds the panel of a form template (D-070). */
export interface TemplateSchema {
  readonly type: FormType;
  readonly fields: readonly {
    readonly kind: FieldKind;
    readonly title: string;
    /** JSON schema of each setting of the kind. */
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * The fields of a form template and their settings; null for an unknown template. A contact form and a newsletter form start with
 * their usual fields, the others offer every kind.
 *
 * @example
 * templateSchema('newsletter', 'en').fields.map((field) => field.kind) // => ['email']
 * templateSchema('custom', 'en').fields.length // => 19
 * templateSchema('survey', 'en') // => null
 */
export function templateSchema(type: string, language: Language): TemplateSchema | null {
  const formType = formTypes.find((known) => known === type);
  if (formType === undefined) return null;
  return {
    type: formType,
    fields: templateKinds[formType].map((kind) => ({
      kind,
      title: kindName(kind, language),
      properties: settingsOf(kind),
    })),
  };
}

const templateKinds: Readonly<Record<FormType, readonly FieldKind[]>> = {
  contact: ['name', 'email', 'text', 'textarea'],
  newsletter: ['email'],
  custom: fieldKinds,
  'additional-fields': fieldKinds,
};

/** Id and kind are not editable. Only string keys are copied: the library's own markers are symbols. */
function settingsOf(kind: FieldKind): Readonly<Record<string, unknown>> {
  const properties = Object.entries(fieldSchemas[kind].properties);
  const editable = properties.filter(([name]) => name !== 'id' && name !== 'kind');
  return JSON.parse(JSON.stringify(Object.fromEntries(editable))) as Readonly<Record<string, unknown>>;
}
