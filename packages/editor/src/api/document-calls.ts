import { type Answer, type CallName, call } from './client.ts';

/** Where a kind of document has its calls, such as `/api/commerce/coupons`. */
type DocumentPath = {
  [Name in CallName]: Name extends `DELETE ${infer Path}/:id`
    ? `GET ${Path}/:id/versions` extends CallName
      ? Path
      : never
    : never;
}[CallName];

/** What the trash calls a kind. */
type TrashName = { [Name in CallName]: Name extends `GET /api/trash/${infer Kind}` ? Kind : never }[CallName];

type AnswerOf<Name extends string> = Name extends CallName ? Answer<Name> : never;

/** A document as the calls at a path return it. */
type DocumentAt<Path extends DocumentPath> = AnswerOf<`GET ${Path}/:id`>;

export interface AnyDocument {
  readonly id: string;
  readonly version: number;
  readonly body: object;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** What every kind of document can be asked for. */
export interface DocumentCalls<Document extends AnyDocument> {
  readonly read: (id: string) => Promise<Document>;
  readonly save: (id: string, version: number, body: Document['body']) => Promise<Document>;
  readonly versions: (id: string, query: { readonly before?: number }) => Promise<ListedVersions>;
  readonly version: (id: string, no: number) => Promise<{ readonly body: Document['body'] }>;
  /** Saves version `no` as the newest, if the newest is still `version`. */
  readonly restore: (id: string, version: number, no: number) => Promise<Document>;
  readonly trash: (id: string, version: number) => Promise<unknown>;
  readonly recover: (id: string) => Promise<Document>;
  readonly trashed: (after: string | undefined) => Promise<Answer<'GET /api/trash/coupon'>>;
  readonly purge: (id: string) => Promise<unknown>;
}

type ListedVersions = Answer<'GET /api/commerce/coupons/:id/versions'>;

/** Kinds that are made in the back office, unlike files, have these as well. */
export interface MakingCalls<Document extends AnyDocument> {
  readonly create: (body: Document['body']) => Promise<Document>;
  readonly duplicate: (id: string) => Promise<{ readonly id: string }>;
}

/** Kinds that have a draft beside what visitors see have this as well. */
export interface PublishCalls<Document extends AnyDocument> {
  readonly publish: (id: string, version: number) => Promise<Document>;
}

/** Those of them that have a page to preview it on. */
export interface DraftCalls<Document extends AnyDocument> extends PublishCalls<Document> {
  readonly preview: (id: string) => Promise<{ readonly path: string }>;
}

type AllCalls<Path extends DocumentPath> = DocumentCalls<DocumentAt<Path>> &
  (`POST ${Path}/:id/duplicate` extends CallName ? MakingCalls<DocumentAt<Path>> : unknown) &
  (`POST ${Path}/:id/publish` extends CallName ? PublishCalls<DocumentAt<Path>> : unknown) &
  (`GET ${Path}/:id/preview` extends CallName ? DraftCalls<DocumentAt<Path>> : unknown);

/** Where the only document of its kind has its calls, such as `/api/commerce/store-settings`. */
type SinglePath = {
  [Name in CallName]: Name extends `GET ${infer Path}/versions`
    ? `PUT ${Path}` extends CallName
      ? Path
      : never
    : never;
}[CallName];

type SingleAt<Path extends SinglePath> = AnswerOf<`GET ${Path}`>;

type AllSingleCalls<Path extends SinglePath> = SingleCalls<SingleAt<Path>> &
  (`GET ${Path}/preview` extends CallName ? DraftCalls<SingleAt<Path>> : unknown);

/** What the only document of its kind can be asked for. */
export interface SingleCalls<Document extends AnyDocument> {
  readonly read: () => Promise<Document>;
  readonly save: (version: number, body: Document['body']) => Promise<Document>;
  readonly versions: (query: { readonly before?: number }) => Promise<ListedVersions>;
  readonly version: (no: number) => Promise<{ readonly body: Document['body'] }>;
  /** Saves version `no` as the newest, if the newest is still `version`. */
  readonly restore: (version: number, no: number) => Promise<Document>;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

// The compiler cannot follow names that are put together; that a path has its calls is what `DocumentPath` and `SinglePath` check.
const send = call as unknown as (name: string, input: AnyInput) => Promise<never>;

/** The calls of a kind of document by its path: all kinds have the same ones. */
export function documentCalls<Path extends DocumentPath>(path: Path, trashName: TrashName): AllCalls<Path> {
  const all: DocumentCalls<AnyDocument> & MakingCalls<AnyDocument> & DraftCalls<AnyDocument> = {
    read: (id) => send(`GET ${path}/:id`, { params: { id } }),
    save: (id, version, body) => send(`PUT ${path}/:id`, { params: { id }, body: { version, body } }),
    versions: (id, query) => send(`GET ${path}/:id/versions`, { params: { id }, query: { ...query } }),
    version: (id, no) => send(`GET ${path}/:id/version`, { params: { id }, query: { no } }),
    restore: (id, version, no) => send(`POST ${path}/:id/restore`, { params: { id }, body: { version, no } }),
    trash: (id, version) => send(`DELETE ${path}/:id`, { params: { id }, query: { version } }),
    recover: (id) => send(`POST ${path}/:id/recover`, { params: { id } }),
    trashed: (after) => send(`GET /api/trash/${trashName}`, { query: after === undefined ? {} : { after } }),
    purge: (id) => send(`DELETE /api/trash/${trashName}/:id`, { params: { id } }),
    create: (body) => send(`POST ${path}`, { body: { body } }),
    duplicate: (id) => send(`POST ${path}/:id/duplicate`, { params: { id } }),
    publish: (id, version) => send(`POST ${path}/:id/publish`, { params: { id }, body: { version } }),
    preview: (id) => send(`GET ${path}/:id/preview`, { params: { id } }),
  };
  return all as unknown as AllCalls<Path>;
}

/** The calls of the only document of its kind. */
export function singleCalls<Path extends SinglePath>(path: Path): AllSingleCalls<Path> {
  const all: SingleCalls<AnyDocument> & DraftCalls<AnyDocument> = {
    read: () => send(`GET ${path}`, {}),
    save: (version, body) => send(`PUT ${path}`, { body: { version, body } }),
    versions: (query) => send(`GET ${path}/versions`, { query: { ...query } }),
    version: (no) => send(`GET ${path}/version`, { query: { no } }),
    restore: (version, no) => send(`POST ${path}/restore`, { body: { version, no } }),
    publish: (_id, version) => send(`POST ${path}/publish`, { body: { version } }),
    preview: () => send(`GET ${path}/preview`, {}),
  };
  return all as unknown as AllSingleCalls<Path>;
}
