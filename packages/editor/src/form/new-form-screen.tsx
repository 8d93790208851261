import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../app/session.ts';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { useUnstored } from '../kit/document/use-stored.ts';
import { emptyForm } from './edited-form.ts';
import { FormAside } from './form-aside.tsx';
import { FormForm } from './form-form.tsx';
import { formKind } from './form-kind.ts';
import { StartCard } from './start-card.tsx';
import { formOf, type StartForm, startForms } from './start-forms.ts';
import { useFormEditor } from './use-form-editor.ts';

/** An address can say what the form begins with, such as `?start=product`. */
export function NewFormScreen() {
  const { start } = useSearch({ strict: false }) as { readonly start?: string };
  const { languages } = useSession().website;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { editor, fields } = useFormEditor(useUnstored(formKind, emptyForm));
  const publish = usePublish(formKind, editor);
  const [chosen, setChosen] = useState<StartForm>();
  const { form } = editor;

  function begin(next: StartForm): void {
    setChosen(next);
    form.setValues(formOf(next, codes));
    form.clearErrors();
  }
  const wanted = useRef(startForms.find(({ name }) => name === start));
  useEffect(() => {
    if (wanted.current) begin(wanted.current);
    wanted.current = undefined;
  });

  return (
    <NewDocumentScreen
      kind={formKind}
      isWide
      editor={editor}
      fields={fields}
      publish={publish}
      main={
        <>
          <StartCard chosen={editor.state === 'normal' ? undefined : chosen} onChoose={begin} />
          {chosen && <FormForm key={chosen.name} editor={editor} />}
        </>
      }
      {...(chosen && { aside: <FormAside editor={editor} /> })}
    />
  );
}
