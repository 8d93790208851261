import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { reviewSettingsTexts } from './messages.ts';
import type { ReviewSettings, ReviewSettingsBody } from './queries.ts';
import { reviewSettingsKind } from './review-settings-kind.ts';

export function ReviewSettingsScreen() {
  const words = useTexts(reviewSettingsTexts);
  const document = useQuery(singleQuery(reviewSettingsKind));
  if (document.data) return <EditedSettings document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

/** The settings as they are edited are the settings as they are sent. */
type TypedSettings = ReviewSettingsBody & Record<string, unknown>;

function EditedSettings({ document }: { readonly document: ReviewSettings }) {
  const words = useTexts(reviewSettingsTexts);
  const { member } = useSession();
  const fields = useFields();
  const editor = useDocumentEditor<ReviewSettingsBody, TypedSettings>({
    ...useStoredSingle(reviewSettingsKind, document),
    fields,
    editorName: member.name,
    typedOf,
    bodyOf,
    check,
    faults: noFaults,
  });
  const { form } = editor;
  return (
    <SingleScreen
      kind={reviewSettingsKind}
      editor={editor}
      fields={fields}
      back={<BackLink to="/config/commerce/reviews">{words.back}</BackLink>}
      main={
        <Card title={words.shop}>
          <Switch
            label={words.enabled}
            description={words.enabledHint}
            checked={form.values.enabled}
            onChange={({ currentTarget }) => form.setFieldValue('enabled', currentTarget.checked)}
          />
        </Card>
      }
    />
  );
}

function useFields(): readonly DocumentField<ReviewSettingsBody>[] {
  const words = useTexts(reviewSettingsTexts);
  return [{ label: words.enabled, names: ['enabled'], text: ({ enabled }) => (enabled ? words.yes : words.no) }];
}

const typedOf = (body: ReviewSettingsBody): TypedSettings => ({ ...body });

function bodyOf({ enabled }: TypedSettings): ReviewSettingsBody {
  return { enabled };
}

/** Everything that can be entered is valid. */
const check = (): Record<string, string> => ({});
const noFaults = {};
