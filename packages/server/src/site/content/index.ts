export { type Collection, type NewCollection, Ordering } from './collection.ts';
export { createCollection, createItem, makeHomepage, saveLayout, saveNavigation } from './content.ts';
export { itemDocument } from './editing/item/document.ts';
export type { ItemBody } from './editing/item/schema.ts';
export { checkArea } from './editing/layout/check.ts';
export { pageDocument } from './editing/page/document.ts';
export type { PageBody } from './editing/page/schema.ts';
export { selectMoved } from './former-address/store.ts';
export { cleanHtml, plainText } from './html-policy.ts';
export type { Item, ItemLabel, ItemTexts, NewItem } from './item.ts';
export type { Layout, LayoutOwner } from './layout.ts';
export type { Navigation, NavigationEntry } from './navigation.ts';
export { isReservedId } from './reserved-ids.ts';
export { search } from './search/search.ts';
export type { Found } from './search/store.ts';
export {
  type ItemFilter,
  type ItemPlace,
  type Neighbour,
  selectCollections,
  selectFields,
  selectItem,
  selectItems,
  selectItemsByIds,
  selectLayouts,
  selectNavigations,
  selectNeighbours,
  selectNextPublished,
  selectPageAddress,
} from './store.ts';
export { type LanguageChoice, type Texts, textOf } from './texts.ts';
