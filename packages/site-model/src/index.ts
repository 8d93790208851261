export {
  type AttendeeFault,
  type AttendeeFaults,
  checkAttendee,
  MAX_ATTENDEE_NAME,
  type TypedAttendee,
} from './attendee/check-attendee.ts';
export {
  MAX_EVENT_PLACES,
  MAX_PLACES_EACH,
  type SignUpRules,
  type SignUpState,
  signUpEnd,
  signUpState,
} from './attendee/sign-up-state.ts';
export * from './audit-deed.ts';
export * from './blocks/index.ts';
export { type Dataset, readDataset } from './chart/dataset.ts';
export {
  type CheckedComment,
  type CommentFault,
  type CommentFaults,
  checkComment,
  commentLength,
  type TypedComment,
} from './comment/check-comment.ts';
export { type CommentVerdict, commentVerdict } from './comment/comment-verdict.ts';
export * from './content-limits.ts';
export * from './domestic.ts';
export * from './email.ts';
export * from './enumeration.ts';
export * from './enumerations/block-type.ts';
export * from './enumerations/collection-type.ts';
export * from './enumerations/field-kind.ts';
export * from './enumerations/page-options.ts';
export * from './enumerations/product-type.ts';
export * from './enumerations/record-type.ts';
export * from './enumerations/slice-type.ts';
export {
  autoplaySecondsOf,
  captionsOf,
  type GalleryBehaviour,
  type GalleryTexts,
  galleryPosition,
  isMoving,
  sliderAspectRatio,
  thumbnailsOf,
} from './gallery/gallery.ts';
export * from './identity/accounts.ts';
export * from './identity/page-title.ts';
export * from './identity/schema.ts';
export * from './identity/service-signs.ts';
export * from './item-status.ts';
export { type Block, type Column, contentOf } from './layout/block.ts';
export { checkLayout, type LayoutErrors } from './layout/check.ts';
export type { BlockDefinition, BlockSettings } from './layout/definition.ts';
export {
  blocksInLanguage,
  type LayoutDocument,
  LayoutSchema,
  layoutSchemaVersion,
  mapSettings,
  wordsOf,
} from './layout/document.ts';
export {
  type ActReason,
  addBlock,
  duplicateBlocks,
  moveBlocks,
  type NewId,
  type PlannedAct,
  pasteBlocks,
  removeBlocks,
  resizeColumns,
  setText,
  setValue,
  type TextChange,
  type ValueChange,
} from './layout/editing/acts.ts';
export { copyBlocks, type LayoutClip, readClip, withoutReferences } from './layout/editing/clip.ts';
export { type LayoutHistory, openHistory, perform, redo, undo } from './layout/editing/history.ts';
export {
  type BlockList,
  type BlockPlace,
  blocksIn,
  columnsOf,
  findBlock,
  outermostBlocks,
  type PlacedBlock,
} from './layout/editing/place.ts';
export { type FileUse, type HtmlPolicy, idPattern } from './layout/field.ts';
export { type ControlKind, isControlShown, type Panel, type PanelControl, panelOf } from './layout/panel.ts';
export { placeholdersIn } from './layout/placeholders.ts';
export { type LayoutReference, referencesOf } from './layout/references.ts';
export { safeLink } from './layout/safe-link.ts';
export { type ScreenSize, screenClasses, screenSizes, screenStyles } from './layout/screens.ts';
export { settingsOf } from './layout/settings.ts';
export * from './layout/walk.ts';
export * from './legal-page.ts';
export * from './limits.ts';
export { type MapPosition, readMapPosition } from './map/map-position.ts';
export { contentLimitMessages, slugMessages } from './messages.ts';
export * from './navigation.ts';
export * from './not-found-error.ts';
export type { OutsidePlayer } from './outside/address.ts';
export { type OutsideAudio, readAudioAddress } from './outside/audio-address.ts';
export { readVideoAddress } from './outside/video-address.ts';
export * from './page-type.ts';
export * from './plan-flag.ts';
export * from './popup.ts';
export * from './product/content-unit.ts';
export * from './product/gtin.ts';
export * from './product/made-sku.ts';
export { isSoldByVariant, type ProductContent, type VariantContent } from './product/product-content.ts';
export * from './product/product-file.ts';
export * from './product/product-limits.ts';
export * from './product/product-price.ts';
export * from './product/product-status.ts';
export * from './product/product-words.ts';
export * from './redirect.ts';
export * from './refusal.ts';
export * from './right.ts';
export * from './routes/config-routes.ts';
export { fillPath, type PathParameters } from './routes/path-pattern.ts';
export * from './routes/slug.ts';
export * from './routes/visitor-routes.ts';
export * from './settings/payment-settings.ts';
export * from './settings/restock-settings.ts';
export * from './settings/schema.ts';
export * from './settings/website-settings.ts';
export * from './tag-change.ts';
export * from './team-role.ts';
export * from './translation/layout-places.ts';
export * from './translation/text-place.ts';
export { fillUploadMessage, type UploadMessages, uploadMessages } from './upload-messages.ts';
export * from './user-kind.ts';
