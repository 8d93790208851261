import { Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useFormat } from '../texts/format.ts';
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

interface TypedSettings extends Omit<ReviewSettingsBody, 'requestDays'>, Record<string, unknown> {
  readonly requestDays: string;
}

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
    check: ({ requestDays }) => (isDays(requestDays) ? {} : { requestDays: words.faults.requestDays }),
    faults: words.faults,
  });
  const { form } = editor;
  return (
    <SingleScreen
      kind={reviewSettingsKind}
      editor={editor}
      fields={fields}
      back={<BackLink to="/config/commerce/reviews">{words.back}</BackLink>}
      main={
        <>
          <Card title={words.shop}>
            <Switch
              label={words.enabled}
              description={words.enabledHint}
              {...form.getInputProps('enabled', { type: 'checkbox' })}
            />
          </Card>
          <Card title={words.requests}>
            <Stack>
              <Switch
                label={words.requestsEnabled}
                description={words.requestsHint}
                {...form.getInputProps('requestsEnabled', { type: 'checkbox' })}
              />
              <DecimalField
                label={words.requestDays}
                description={words.requestDaysHint}
                places={0}
                {...form.getInputProps('requestDays')}
                value={form.values.requestDays}
              />
            </Stack>
          </Card>
        </>
      }
    />
  );
}

function useFields(): readonly DocumentField<ReviewSettingsBody>[] {
  const words = useTexts(reviewSettingsTexts);
  const format = useFormat();
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  return [
    { label: words.enabled, names: ['enabled'], text: ({ enabled }) => yesOrNo(enabled) },
    {
      label: words.requestsEnabled,
      names: ['requestsEnabled'],
      text: ({ requestsEnabled }) => yesOrNo(requestsEnabled),
    },
    { label: words.requestDays, names: ['requestDays'], text: ({ requestDays }) => format.number(requestDays) },
  ];
}

const typedOf = (body: ReviewSettingsBody): TypedSettings => ({ ...body, requestDays: String(body.requestDays) });

function bodyOf({ enabled, requestsEnabled, requestDays }: TypedSettings): ReviewSettingsBody {
  return { enabled, requestsEnabled, requestDays: isDays(requestDays) ? Number(requestDays) : -1 };
}

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= 60;
