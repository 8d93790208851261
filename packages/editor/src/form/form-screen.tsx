import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { useStored } from '../kit/document/use-stored.ts';
import type { OpenForm } from './edited-form.ts';
import { FormAside } from './form-aside.tsx';
import { FormForm } from './form-form.tsx';
import { formKind } from './form-kind.ts';
import { useFormEditor } from './use-form-editor.ts';

export function FormScreen() {
  return <OpenedDocument kind={formKind}>{(form) => <EditedFormScreen stored={form} />}</OpenedDocument>;
}

function EditedFormScreen({ stored }: { readonly stored: OpenForm }) {
  const { editor, fields } = useFormEditor(useStored(formKind, stored));
  const publish = usePublish(formKind, editor, stored);
  const { id, version } = stored;
  const title = editor.base.body.name;
  return (
    <DocumentScreen
      kind={formKind}
      title={title}
      isWide
      actions={
        <>
          <DuplicateButton kind={formKind} id={id} />
          <TrashButton kind={formKind} document={{ id, version, title }} />
        </>
      }
      editor={editor}
      fields={fields}
      publish={publish}
      main={<FormForm editor={editor} />}
      aside={<FormAside editor={editor} stored={stored} />}
    />
  );
}
