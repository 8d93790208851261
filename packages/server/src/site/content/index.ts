export { type Collection, type NewCollection, Ordering } from './collection.ts';
export { areCommentsOpen, commentsEnd } from './comment-state.ts';
export { createCollection, createItem, makeHomepage, saveLayout, saveNavigation } from './content.ts';
export type { CollectionBody } from './editing/collection/schema.ts';
export { headerFooterDocument } from './editing/header-footer/document.ts';
export type { HeaderFooterBody } from './editing/header-footer/schema.ts';
export { itemDocument } from './editing/item/document.ts';
export type { ItemBody } from './editing/item/schema.ts';
export { checkArea, LAYOUT_BODY_LIMIT } from './editing/layout/check.ts';
export type { NavigationBody } from './editing/navigation/schema.ts';
export { pageDocument } from './editing/page/document.ts';
export type { PageBody } from './editing/page/schema.ts';
export { addressLines, type EventLocation } from './event/event.ts';
export {
  type EventFilter,
  type EventPlace,
  type EventSide,
  selectEventNeighbours,
  selectEvents,
  selectEventsIn,
  selectNextEnd,
} from './event/store.ts';
export { selectMoved } from './former-address/store.ts';
export { cleanHtml, plainText } from './html-policy.ts';
export {
  authorId,
  type CustomContent,
  customImageIds,
  type Item,
  type ItemLabel,
  type ItemTexts,
  type NewItem,
} from './item.ts';
export { emptyLayout, type Layout, type LayoutOwner } from './layout.ts';
export { type LinkTarget, selectLinkTargets } from './link-target/store.ts';
export { type CountedName, countListedItems, selectListedMonths, selectListedNames } from './listed-names/store.ts';
export { multilingualMessages } from './multilingual/messages.ts';
export { selectHasUntranslated } from './multilingual/store.ts';
export {
  allEntries,
  type Navigation,
  type NavigationEntry,
  type NavigationFolder,
  withoutPages,
} from './navigation.ts';
export type { RedirectBody } from './redirect/schema.ts';
export { selectRedirect } from './redirect/store.ts';
export { isReservedId } from './reserved-ids.ts';
export { search } from './search/search.ts';
export type { Found } from './search/store.ts';
export {
  type ItemFilter,
  type ItemPlace,
  type Neighbour,
  type OpenItem,
  selectCollections,
  selectFields,
  selectItem,
  selectItems,
  selectItemsByIds,
  selectLayouts,
  selectNavigations,
  selectNeighbours,
  selectNextPublished,
  selectOpenItem,
  selectOrderedNeighbours,
  selectPageAddress,
  upsertLayout,
} from './store.ts';
export { type LanguageChoice, type Texts, textOf } from './texts.ts';
