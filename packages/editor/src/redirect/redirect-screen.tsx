import { Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { redirectTexts } from './messages.ts';
import type { Redirect } from './queries.ts';
import { RedirectForm } from './redirect-form.tsx';
import { redirectKind } from './redirect-kind.ts';
import { useRedirectEditor } from './use-redirect-editor.ts';

export function RedirectScreen() {
  return <OpenedDocument kind={redirectKind}>{(redirect) => <EditedRedirect redirect={redirect} />}</OpenedDocument>;
}

function EditedRedirect({ redirect }: { readonly redirect: Redirect }) {
  const words = useTexts(redirectTexts);
  const format = useFormat();
  const { editor, fields } = useRedirectEditor(useStored(redirectKind, redirect));
  const { id, version, body } = redirect;
  const { changedBy, changedAt } = editor.base;
  return (
    <DocumentScreen
      kind={redirectKind}
      title={editor.base.body.path}
      actions={<TrashButton kind={redirectKind} document={{ id, version, title: body.path }} />}
      editor={editor}
      fields={fields}
      main={<RedirectForm editor={editor} />}
      aside={
        <Card title={words.status}>
          <Stack gap="xs">
            <Text size="sm">{words.atOnce}</Text>
            {changedBy && changedAt !== null && (
              <Text size="sm" c="var(--awning-quiet)">
                {words.changedBy(changedBy, format.moment(changedAt))}
              </Text>
            )}
          </Stack>
        </Card>
      }
    />
  );
}
