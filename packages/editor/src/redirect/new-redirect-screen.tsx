import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import type { RedirectBody } from './queries.ts';
import { RedirectForm } from './redirect-form.tsx';
import { redirectKind } from './redirect-kind.ts';
import { useRedirectEditor } from './use-redirect-editor.ts';

const newRedirect: RedirectBody = { path: '', target: '', status: 301 };

export function NewRedirectScreen() {
  const { editor, fields } = useRedirectEditor(useUnstored(redirectKind, newRedirect));
  return (
    <NewDocumentScreen kind={redirectKind} editor={editor} fields={fields} main={<RedirectForm editor={editor} />} />
  );
}
