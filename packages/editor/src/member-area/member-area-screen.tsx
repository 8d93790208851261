import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePrimaryLanguage } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { MemberAreaForm } from './member-area-form.tsx';
import { memberAreaKind } from './member-area-kind.ts';
import { memberAreaTexts } from './messages.ts';
import type { MemberArea } from './queries.ts';
import { useMemberAreaEditor } from './use-member-area-editor.ts';

export function MemberAreaScreen() {
  return <OpenedDocument kind={memberAreaKind}>{(area) => <EditedArea area={area} />}</OpenedDocument>;
}

function EditedArea({ area }: { readonly area: MemberArea }) {
  const { editor, fields } = useMemberAreaEditor(useStored(memberAreaKind, area));
  const primary = usePrimaryLanguage();
  const { id, version, body } = area;
  const title = body.texts[primary]?.name ?? '';
  return (
    <DocumentScreen
      kind={memberAreaKind}
      title={editor.base.body.texts[primary]?.name ?? ''}
      actions={
        <>
          <DuplicateButton kind={memberAreaKind} id={id} />
          <TrashButton kind={memberAreaKind} document={{ id, version, title }} />
        </>
      }
      editor={editor}
      fields={fields}
      main={<MemberAreaForm editor={editor} />}
      aside={<Aside area={editor.base} />}
    />
  );
}

function Aside({
  area: { id, changedBy, changedAt },
}: {
  readonly area: Pick<MemberArea, 'id' | 'changedBy' | 'changedAt'>;
}) {
  const words = useTexts(memberAreaTexts);
  const format = useFormat();
  return (
    <Card title={words.members}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{words.membersText}</Text>
        <Anchor component={Link} to={`/config/commerce/member-areas/${id}/members`} size="sm">
          {words.seeMembers}
        </Anchor>
        <Text size="sm" c="var(--awning-quiet)">
          {words.atOnce}
        </Text>
        {changedBy && changedAt !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.changedBy(changedBy, format.moment(changedAt))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
