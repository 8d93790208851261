import { Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession, useShownLanguages } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { restockSettingsTexts } from './messages.ts';
import type { RestockSettings, RestockSettingsBody } from './queries.ts';
import { restockSettingsKind } from './restock-settings-kind.ts';

export function RestockSettingsScreen() {
  const words = useTexts(restockSettingsTexts);
  const document = useQuery(singleQuery(restockSettingsKind));
  if (document.data) return <EditedSettings document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

/** The settings as they are edited are the settings as they are sent. */
type TypedSettings = RestockSettingsBody & Record<string, unknown>;

function EditedSettings({ document }: { readonly document: RestockSettings }) {
  const words = useTexts(restockSettingsTexts);
  const { member } = useSession();
  const languages = useShownLanguages();
  const fields = useFields();
  const editor = useDocumentEditor<RestockSettingsBody, TypedSettings>({
    ...useStoredSingle(restockSettingsKind, document),
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
      kind={restockSettingsKind}
      editor={editor}
      fields={fields}
      back={<BackLink to="/config/commerce/restock">{words.back}</BackLink>}
      main={
        <>
          <Card title={words.visitors}>
            <Stack>
              <Switch
                label={words.signUp}
                description={words.signUpHint}
                {...form.getInputProps('signUpEnabled', { type: 'checkbox' })}
              />
              <Switch
                label={words.doubleOptIn}
                description={words.doubleOptInHint}
                {...form.getInputProps('doubleOptIn', { type: 'checkbox' })}
              />
              <TextsField
                label={words.successText}
                languages={languages}
                value={form.values.successText}
                onChange={(texts) => form.setFieldValue('successText', texts)}
                maxLength={300}
              />
            </Stack>
          </Card>
          <Card title={words.sending}>
            <Switch
              label={words.autoSend}
              description={words.autoSendHint}
              {...form.getInputProps('autoSend', { type: 'checkbox' })}
            />
          </Card>
        </>
      }
    />
  );
}

function useFields(): readonly DocumentField<RestockSettingsBody>[] {
  const words = useTexts(restockSettingsTexts);
  const { website } = useSession();
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  return [
    { label: words.signUp, names: ['signUpEnabled'], text: ({ signUpEnabled }) => yesOrNo(signUpEnabled) },
    { label: words.doubleOptIn, names: ['doubleOptIn'], text: ({ doubleOptIn }) => yesOrNo(doubleOptIn) },
    {
      label: words.successText,
      names: ['successText'],
      text: ({ successText }) =>
        website.languages
          .flatMap(({ code, name }) => (successText[code] ? [`${name}: ${successText[code]}`] : []))
          .join('\n'),
    },
    { label: words.autoSend, names: ['autoSend'], text: ({ autoSend }) => yesOrNo(autoSend) },
  ];
}

const typedOf = (body: RestockSettingsBody): TypedSettings => ({ ...body });

function bodyOf({ signUpEnabled, doubleOptIn, autoSend, successText }: TypedSettings): RestockSettingsBody {
  return { signUpEnabled, doubleOptIn, autoSend, successText };
}

/** Everything that can be entered is valid. */
const check = (): Record<string, string> => ({});
const noFaults = {};
