import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { MemberAreaForm } from './member-area-form.tsx';
import { memberAreaKind } from './member-area-kind.ts';
import { newMemberArea, useMemberAreaEditor } from './use-member-area-editor.ts';

export function NewMemberAreaScreen() {
  const { editor, fields } = useMemberAreaEditor(useUnstored(memberAreaKind, newMemberArea));
  return (
    <NewDocumentScreen
      kind={memberAreaKind}
      editor={editor}
      fields={fields}
      main={<MemberAreaForm editor={editor} />}
    />
  );
}
