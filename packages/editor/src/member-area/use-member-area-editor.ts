import { useCallback, useMemo } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { memberAreaFields } from './member-area-fields.ts';
import { memberAreaTexts } from './messages.ts';
import type { MemberAreaBody } from './queries.ts';

export const newMemberArea: MemberAreaBody = { texts: {}, pageIds: [], productIds: [] };

/** A member area while it is edited, with its fields as a comparison names them. */
export function useMemberAreaEditor(options: Stored<MemberAreaBody>) {
  const words = useTexts(memberAreaTexts);
  const format = useFormat();
  const { member } = useSession();
  const primary = usePrimaryLanguage();
  const { faults } = words;
  const fields = useMemo(() => memberAreaFields(words, format), [words, format]);
  const check = useCallback(
    ({ texts }: MemberAreaBody): Record<string, string> =>
      texts[primary]?.name.trim() ? {} : { [`texts.${primary}.name`]: faults.noName },
    [faults, primary],
  );
  const editor = useDocumentEditor<MemberAreaBody, MemberAreaBody>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: (body) => body,
    bodyOf: (typed) => typed,
    check,
    // What is left for the server to find out.
    faults: { pageIds: faults.unfitPages, productIds: faults.unfitProducts },
  });
  return { editor, fields };
}

export type MemberAreaEditor = ReturnType<typeof useMemberAreaEditor>['editor'];
