import { usePrimaryLanguage } from '../app/session.ts';
import type { OpenItem } from '../item/edited-item.ts';
import { itemKind } from '../item/item-kind.ts';
import { itemTexts } from '../item/messages.ts';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useTexts } from '../texts/texts.ts';
import { CompareScreen } from './compare-screen.tsx';
import { useItemFields } from './item-publish-screen.tsx';
import { publishedItems } from './queries.ts';

export function ItemCompareScreen() {
  return <OpenedDocument kind={itemKind}>{(item) => <OneItem item={item} />}</OpenedDocument>;
}

function OneItem({ item }: { readonly item: OpenItem }) {
  const { untitled } = useTexts(itemTexts);
  const title = item.body.titles[usePrimaryLanguage()] ?? untitled;
  return <CompareScreen of={publishedItems} document={item} title={title} fields={useItemFields()} />;
}
