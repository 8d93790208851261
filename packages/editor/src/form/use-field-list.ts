import type { FieldList } from './field-list.ts';
import type { FormEditor } from './use-form-editor.ts';

/** Changes the fields of a form together with their translations, from what they are at that moment. */
export function useFieldList(form: FormEditor['form']) {
  function update(change: (list: FieldList) => FieldList): void {
    const { fields, fieldTexts } = form.getValues();
    const next = change({ fields, fieldTexts });
    form.setFieldValue('fields', next.fields);
    form.setFieldValue('fieldTexts', next.fieldTexts);
  }
  return {
    update,
    /** For changes after which other fields stand in the places that faults are named by. */
    rearrange: (change: (list: FieldList) => FieldList) => {
      const others = Object.entries(form.errors).filter(([path]) => !path.startsWith('fields.'));
      form.setErrors(Object.fromEntries(others));
      update(change);
    },
  };
}
