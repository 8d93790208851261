import type { LayoutDocument } from '@awning/site-model';
import { useSession } from '../app/session.ts';
import { useStoredSingle } from '../kit/document/single.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { popupKind } from './kinds.ts';
import { contentTexts, popupTexts } from './messages.ts';
import { popupFields } from './popup-fields.ts';
import type { PopupBody, StoredPopup } from './queries.ts';
import { hasDeadButton } from './simple-content.ts';

/** The popup as it is edited is the popup as it is sent; the calls describe its blocks loosely. */
type TypedPopup = Omit<PopupBody, 'content'> & {
  readonly content: LayoutDocument;
  [name: string]: unknown;
};

export function usePopupEditor(document: StoredPopup) {
  const words = useTexts(popupTexts);
  const content = useTexts(contentTexts);
  const { member, website } = useSession();
  const languages = website.languages.map(({ code }) => code);
  const fields = popupFields(words, content, languages);
  const editor = useDocumentEditor<PopupBody, TypedPopup>({
    ...useStoredSingle(popupKind, document),
    fields,
    editorName: member.name,
    typedOf,
    bodyOf,
    check: ({ isOn, content: layout, pages, pageIds }) => ({
      ...(isOn && layout.content.length === 0 && { content: content.empty }),
      ...(isOn && hasDeadButton(layout) && { buttonLink: content.buttonLinkMissing }),
      ...(isOn && pages === 'chosen' && pageIds.length === 0 && { pageIds: words.pagesMissing }),
    }),
    faults: { content: content.wrong, pageIds: words.pagesMissing },
  });
  return { editor, fields };
}

export type PopupEditor = ReturnType<typeof usePopupEditor>['editor'];

function typedOf(body: PopupBody): TypedPopup {
  return { ...body, content: body.content as LayoutDocument };
}

function bodyOf(typed: TypedPopup): PopupBody {
  const { isOn, position, pages, pageIds, delaySeconds, scrollPercent, daysHidden, content } = typed;
  return { isOn, position, pages, pageIds, delaySeconds, scrollPercent, daysHidden, content };
}
