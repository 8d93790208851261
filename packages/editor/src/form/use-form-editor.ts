import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { checkForm, type EditedForm } from './edited-form.ts';
import { formFields } from './form-fields.ts';
import { formTexts } from './messages.ts';

/** A form while it is edited, with its parts as a comparison names them. */
export function useFormEditor(form: Stored<EditedForm>) {
  const words = useTexts(formBuilderTexts);
  const { member } = useSession();
  const { faults } = words;
  const { types } = useTexts(formTexts);
  const fields = useMemo(() => formFields(words, types), [words, types]);
  const check = useCallback((typed: EditedForm) => checkForm(typed, faults), [faults]);
  const editor = useDocumentEditor<EditedForm, EditedForm>({
    ...form,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check,
    // What is left for the server to find out.
    faults: { submissionHTML: faults.ownCode, 'fields.*.options': faults.options },
  });
  return { editor, fields };
}

export type FormEditor = ReturnType<typeof useFormEditor>['editor'];

function same(form: EditedForm): EditedForm {
  return form;
}
