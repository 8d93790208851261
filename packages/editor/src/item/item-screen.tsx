import { useQuery } from '@tanstack/react-query';
import { usePrimaryLanguage } from '../app/session.ts';
import { collectionsQuery } from '../collection/queries.ts';
import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { useStored } from '../kit/document/use-stored.ts';
import { publishedItems } from '../publish/queries.ts';
import { prepareTakeBack } from '../publish/take-back.ts';
import { useTexts } from '../texts/texts.ts';
import type { OpenItem } from './edited-item.ts';
import { ItemAside } from './item-aside.tsx';
import { itemKind } from './item-kind.ts';
import { ItemMain } from './item-main.tsx';
import { itemTexts } from './messages.ts';
import { useItemEditor } from './use-item-editor.ts';

export function ItemScreen() {
  return <OpenedDocument kind={itemKind}>{(item) => <EditedItemScreen item={item} />}</OpenedDocument>;
}

function EditedItemScreen({ item }: { readonly item: OpenItem }) {
  const words = useTexts(itemTexts);
  const language = usePrimaryLanguage();
  const { data: pages = [] } = useQuery(collectionsQuery);
  const { editor, fields } = useItemEditor(useStored(itemKind, item), pages);
  const { id, version } = item;
  const publish = usePublish(itemKind, editor, item, {
    prepareTakeBack: (document) => prepareTakeBack(publishedItems, document),
  });
  const title = editor.base.body.titles[language] ?? words.untitled;
  return (
    <DocumentScreen
      kind={itemKind}
      title={title}
      actions={
        <>
          <PreviewButton kind={itemKind} editor={editor} />
          <DuplicateButton kind={itemKind} id={id} />
          <TrashButton kind={itemKind} document={{ id, version, title }} />
        </>
      }
      editor={editor}
      fields={fields}
      publish={{ ...publish, checkPath: `${itemKind.listPath}/${id}/publish` }}
      compareAddress={(no) => `${itemKind.listPath}/${id}/compare?before=${no}&after=${version}`}
      main={<ItemMain editor={editor} pages={pages} />}
      aside={<ItemAside editor={editor} pages={pages} item={item} />}
    />
  );
}
