import type { LayoutDocument } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { ChosenForm } from '../builder/chosen-document.tsx';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { ChosenPictures } from '../kit/pickers/chosen-pictures.tsx';
import { useTexts } from '../texts/texts.ts';
import { ButtonFields, ContentCard } from './content-card.tsx';
import { popupKind } from './kinds.ts';
import { contentTexts, popupTexts } from './messages.ts';
import type { StoredPopup } from './queries.ts';
import { RulesCard } from './rules-card.tsx';
import { simpleValue, withSimpleValue } from './simple-content.ts';
import { StatusCard } from './status-card.tsx';
import { usePopupEditor } from './use-popup-editor.ts';

export function PopupScreen() {
  const words = useTexts(popupTexts);
  const document = useQuery(singleQuery(popupKind));
  if (document.data) return <EditedPopup document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

function EditedPopup({ document }: { readonly document: StoredPopup }) {
  const words = useTexts(popupTexts);
  const { editor, fields } = usePopupEditor(document);
  const { form } = editor;
  const content = useTexts(contentTexts);
  const publish = usePublish(popupKind, editor, document, {
    keyOf: () => singleQuery(popupKind).queryKey,
    noticeOf: ({ isOn }) => (isOn ? undefined : content.publishedOff),
  });
  const layout = form.values.content;
  const change = (next: LayoutDocument) => {
    form.setFieldValue('content', next);
    form.clearErrors();
  };
  return (
    <SingleScreen
      kind={popupKind}
      editor={editor}
      fields={fields}
      publish={publish}
      actions={<PreviewButton kind={popupKind} editor={editor} />}
      main={
        <>
          <ContentCard layout={layout} onChange={change} errors={form.errors}>
            {(beside) => (
              <>
                <ChosenPictures
                  label={words.picture}
                  ids={[simpleValue(layout, 'image', 'assetId')].filter(Boolean)}
                  onChange={([id = '']) => change(withSimpleValue(layout, 'image', 'assetId', id))}
                />
                <ChosenForm
                  label={words.newsletter}
                  value={simpleValue(layout, 'newsletter', 'formId')}
                  onChange={(id) => change(withSimpleValue(layout, 'newsletter', 'formId', id))}
                />
                <ButtonFields layout={layout} onChange={change} beside={beside} error={form.errors['buttonLink']} />
              </>
            )}
          </ContentCard>
          <RulesCard editor={editor} />
        </>
      }
      aside={
        <StatusCard document={document} isOn={form.values.isOn} onChange={(isOn) => form.setFieldValue('isOn', isOn)} />
      }
    />
  );
}
