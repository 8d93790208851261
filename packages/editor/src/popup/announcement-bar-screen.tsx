import type { LayoutDocument } from '@awning/site-model';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { ContentCard } from './content-card.tsx';
import { barKind } from './kinds.ts';
import { barTexts, contentTexts } from './messages.ts';
import { contentFields } from './popup-fields.ts';
import type { BarBody, StoredBar } from './queries.ts';
import { StatusCard } from './status-card.tsx';

export function AnnouncementBarScreen() {
  const words = useTexts(barTexts);
  const document = useQuery(singleQuery(barKind));
  if (document.data) return <EditedBar document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

type TypedBar = Omit<BarBody, 'content'> & { readonly content: LayoutDocument; [name: string]: unknown };

function EditedBar({ document }: { readonly document: StoredBar }) {
  const words = useTexts(barTexts);
  const content = useTexts(contentTexts);
  const { member, website } = useSession();
  const languages = website.languages.map(({ code }) => code);
  const fields: readonly DocumentField<BarBody>[] = [
    ...contentFields<BarBody>(content, languages),
    {
      label: words.isClosable,
      names: ['isClosable'],
      text: ({ isClosable }) => (isClosable ? words.yes : words.no),
    },
  ];
  const editor = useDocumentEditor<BarBody, TypedBar>({
    ...useStoredSingle(barKind, document),
    fields,
    editorName: member.name,
    typedOf,
    bodyOf,
    check: ({ isOn, content: layout }): Record<string, string> =>
      isOn && layout.content.length === 0 ? { content: content.empty } : {},
    faults: { content: content.wrong },
  });
  const publish = usePublish(barKind, editor, document, {
    keyOf: () => singleQuery(barKind).queryKey,
    noticeOf: ({ isOn }) => (isOn ? undefined : content.publishedOff),
  });
  const { form } = editor;
  return (
    <SingleScreen
      kind={barKind}
      editor={editor}
      fields={fields}
      publish={publish}
      actions={<PreviewButton kind={barKind} editor={editor} />}
      main={
        <ContentCard
          layout={form.values.content}
          onChange={(next) => {
            form.setFieldValue('content', next);
            form.clearErrors();
          }}
          errors={form.errors}
        >
          {() => (
            <Switch
              label={words.isClosable}
              description={words.isClosableHint}
              {...form.getInputProps('isClosable', { type: 'checkbox' })}
            />
          )}
        </ContentCard>
      }
      aside={
        <StatusCard document={document} isOn={form.values.isOn} onChange={(isOn) => form.setFieldValue('isOn', isOn)} />
      }
    />
  );
}

function typedOf(body: BarBody): TypedBar {
  return { ...body, content: body.content as LayoutDocument };
}

function bodyOf({ isOn, isClosable, content }: TypedBar): BarBody {
  return { isOn, isClosable, content };
}
