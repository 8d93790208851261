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
  publishDocument,
  purgeDocument,
  readBody,
  readDocument,
  readStateAt,
  saveDocument,
  trashDocument,
} from './editing.ts';
export { type Previewed, readPreviewToken } from './preview-link.ts';
export { documentRoutes } from './routes.ts';
export { VersionBody } from './schema.ts';
