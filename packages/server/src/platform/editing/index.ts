export { adjustDocument, publishBody, takeBackDocument } from './bulk.ts';
export { answerOf, createCalls } from './calls.ts';
export { type DescribedDocument, type DocumentKey, describeDocuments } from './describe.ts';
export {
  type Author,
  type Checked,
  type DocumentKind,
  defineDocument,
  type EditContext,
  type ListedDocument,
  type ListQuery,
  type Loaded,
  type Obstacle,
  type Preview,
  type ReadContext,
} from './document-kind.ts';
export {
  createDocument,
  type EditedDocument,
  type EditOutcome,
  presentBody,
  publishDocument,
  purgeDocument,
  readBody,
  readDocument,
  saveDocument,
  trashDocument,
  unpublishDocument,
} from './editing.ts';
export { type Previewed, readPreviewToken } from './preview-link.ts';
export { documentRoutes } from './routes.ts';
export { TakeBackBody, Version, VersionBody } from './schema.ts';
export { lockDocument, selectLatest, selectRevision } from './store.ts';
export {
  keepMarks,
  keepTranslations,
  otherLanguages,
  readTranslation,
} from './translation/keep-translations.ts';
export { type PlacedTranslation, type TranslationState, withFitting } from './translation/marks.ts';
