import type { PlanFlagName, Right, TextPlace, WebsiteSettings } from '@awning/site-model';
import type { Static, TSchema } from '@sinclair/typebox';
import type { Clock } from '../clock.ts';
import type { Connection } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import type { Subject } from '../subjects/index.ts';
import type { Website } from '../website/index.ts';

/**
 * Something an owner edits. A feature declares it once; reading, saving, publishing, versions, trash and audit are
 * derived from it.
 */
export interface DocumentKind<S extends TSchema = TSchema> {
  /** One word, the same in `revision`, in the audit and in subjects. */
  readonly kind: string;
  /** The base path of its calls, such as `/api/commerce/coupons`. */
  readonly path: string;
  /** For the documentation of the calls: "coupon", "coupons". */
  readonly words: { readonly one: string; readonly many: string };
  readonly schema: S;
  /** Increases when the schema changes in a way that older bodies do not match. */
  readonly schemaVersion: number;
  /** Converts a body of an older schema to the current one. */
  readonly upgrade?: (body: unknown, schemaVersion: number) => unknown;
  readonly right: Right;
  /** The plan feature of its calls. */
  readonly planFlag?: PlanFlagName;
  /** Changes require the member's confirmation, like everything that moves money or cannot be undone. */
  readonly needsConfirmation?: true;
  /**
   * With drafts, a save of something visible waits for `publish`; without, every save takes effect at once. What was
   * never published is written on every save in both cases.
   */
  readonly hasDrafts: boolean;
  /** An example of a body, for the documentation and for generated tests. */
  readonly example: Static<S>;
  /** The largest body in bytes; the default is 64 kB. */
  readonly bodyLimit?: number;

  /** The state in the feature's tables; `undefined` if there is none or it is in the trash. */
  readonly load: (context: ReadContext, id: string) => Promise<Loaded<Static<S>> | undefined>;
  /** Checks rules beyond the schema, and cleans the body. Runs before anything is written, inside the transaction. */
  readonly check?: (context: EditContext, body: Static<S>, id: string) => Promise<Checked<Static<S>>>;
  /** What is missing before visitors may see it, by field. `shown` is what they see of it already. */
  readonly checkPublished?: (body: Static<S>, shown: Static<S> | undefined) => Readonly<Record<string, string>>;
  /**
   * Makes the feature's tables equal to the body, whether the thing exists or not. `isVisible` is false for what was
   * never published. A value such as stock that is not part of the body is not changed.
   */
  readonly write: (context: EditContext, id: string, body: Static<S>, isVisible: boolean) => Promise<void>;
  /**
   * Absent for documents of which a website has exactly one, such as its settings: they have the website's id and
   * cannot be deleted.
   */
  readonly many?: ManyDocuments<Static<S>>;
  /** Its texts that are written once for each language, in reading order; absent if it has none. */
  readonly places?: (body: Static<S>, primary: string) => readonly TextPlace[];
  /** The page that shows its draft before it is published; absent if it has none of its own. */
  readonly preview?: Preview<Static<S>>;
  /**
   * Unique keys of its tables, and the field to blame when one of them refuses a row that another request has just
   * taken.
   */
  readonly uniqueKeys?: Readonly<Record<string, { readonly field: string; readonly message: string }>>;
  /** The subjects that pages depend on. `before` is absent for a new document, `after` for a deleted one. */
  readonly subjects: (
    id: string,
    before: Static<S> | undefined,
    after: Static<S> | undefined,
  ) => readonly Subject[] | 'all';
}

/** How a page shows a draft to whoever has a preview link. */
export interface Preview<Body> {
  /** The body with which visitors would see it at this moment. */
  readonly shown: (body: Body, now: Date) => Body;
  /** The address of its page, without language; `undefined` if it is on no page. */
  readonly path: (context: ReadContext, body: Body) => Promise<string | undefined>;
  /**
   * The settings of the website with it, for what is nothing else. It is not written for a preview then: that would lock
   * the website, and every visitor's order with it.
   */
  readonly settings?: (settings: WebsiteSettings, body: Body) => WebsiteSettings;
}

/** What a kind also needs if a website has many of them: they are listed, copied and deleted. */
export interface ManyDocuments<Body> {
  /** The title in the trash. */
  readonly title: (body: Body) => string;
  /** The fields of a list besides the title. */
  readonly facts: Readonly<Record<string, TSchema>>;
  /** The newest first: the documents after `after`, at most `limit`. */
  readonly list: (context: ReadContext, query: ListQuery) => Promise<readonly ListedDocument[] | PartOfList>;
  /** Further parameters of the list's address, besides `search` and `after`. */
  readonly filters?: Readonly<Record<string, TSchema>>;
  /** Hides it, so that `write` can bring it back; or returns what still needs it. */
  readonly hide: (context: EditContext, id: string) => Promise<Obstacle | undefined>;
  /** Deletes what `hide` left behind, for good; or says what still needs it. */
  readonly purge: (context: EditContext, id: string) => Promise<Obstacle | undefined>;
  /** The body of a copy: names and addresses that must be unique are changed. Absent if a copy makes no sense. */
  readonly copy?: (context: EditContext, body: Body) => Promise<Body>;
  /** Whether it can be hidden from visitors again once it was published, and be a draft as before. */
  readonly canBeUnpublished?: true;
  /** Gives a copy what is no part of the body, such as who may see it. */
  readonly complete?: (context: EditContext, copyId: string, originalId: string) => Promise<void>;
}

export interface ReadContext {
  readonly connection: Connection;
  readonly website: Website;
  readonly clock: Clock;
}

export interface EditContext extends ReadContext {
  readonly author: Author;
  /** The installation's parts; absent if a program writes, such as the sample. */
  readonly parts?: Parts;
}

/** A team member, or Awning itself for the sample. */
export interface Author {
  readonly id?: string;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
}

export interface Loaded<Body> {
  readonly body: Body;
  /** Whether it is published. */
  readonly isVisible: boolean;
}

/** The body to store, or its errors by field. */
export type Checked<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Why something cannot be deleted, as a text for the owner. */
export interface Obstacle {
  readonly message: string;
}

export interface ListQuery {
  /** The id of the last document on the previous page. */
  readonly after: string | undefined;
  readonly limit: number;
  readonly search: string | undefined;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  /** As the kind declares them. */
  readonly facts: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | null>>;
}

/** What a search has found that looks at a limited number of documents. */
interface PartOfList {
  readonly rows: readonly ListedDocument[];
  /** The document up to which it looked without filling the page; null if the page is full or there are no more. */
  readonly walkedTo: string | null;
}

/** Ties the type of the body to the functions that read it. */
export function defineDocument<S extends TSchema>(kind: DocumentKind<S>): DocumentKind {
  return kind as unknown as DocumentKind;
}
