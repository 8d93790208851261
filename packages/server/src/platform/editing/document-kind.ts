import type { PlanFlagName, Right } from '@awning/site-model';
import type { Static, TSchema } from '@sinclair/typebox';
import type { Clock } from '../clock.ts';
import type { Connection } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import type { Subject } from '../subjects/index.ts';
import type { Website } from '../website/index.ts';

/** Something an owner changes. A feature declares it once; reading, saving, publishing, versions, trash and audit follow from it. */
export interface DocumentKind<S extends TSchema = TSchema> {
  /** One word, the same in `revision`, in the audit and in subjects. */
  readonly kind: string;
  /** Where its calls are, such as `/api/commerce/coupons`. */
  readonly path: string;
  /** For the documentation of the calls: "coupon", "coupons". */
  readonly words: { readonly one: string; readonly many: string };
  readonly schema: S;
  /** Grows when the schema changes in a way that older bodies do not fit. */
  readonly schemaVersion: number;
  /** Brings a body of an older schema to the present one. */
  readonly upgrade?: (body: unknown, schemaVersion: number) => unknown;
  readonly right: Right;
  /** The plan feature that its calls belong to. */
  readonly planFlag?: PlanFlagName;
  /** Changes ask the member to confirm who they are, as for everything that moves money or cannot be undone. */
  readonly needsConfirmation?: true;
  /**
   * With drafts, a save of something that visitors see waits for `publish`; without, every save counts at once. What visitors do not
   * see yet is written on every save in both cases.
   */
  readonly hasDrafts: boolean;
  /** An example of a body, for the documentation and for generated tests. */
  readonly example: Static<S>;
  /** The largest body in bytes; the default is 64 kB. */
  readonly bodyLimit?: number;

  /** The state in the feature's tables; `undefined` when there is none or it is in the trash. */
  readonly load: (context: ReadContext, id: string) => Promise<Loaded<Static<S>> | undefined>;
  /** Rules beyond the schema, and cleaning. Runs before anything is written, inside the transaction. */
  readonly check?: (context: EditContext, body: Static<S>, id: string) => Promise<Checked<Static<S>>>;
  /**
   * Makes the feature's tables equal to the body, whether the thing is there or not. `isVisible` is false for what was never
   * published. A value such as stock that is not part of the body stays as it is.
   */
  readonly write: (context: EditContext, id: string, body: Static<S>, isVisible: boolean) => Promise<void>;
  /** Absent for what a website has exactly one of, such as its settings: that has the website's id and cannot be deleted. */
  readonly many?: ManyDocuments<Static<S>>;
  /** Unique keys of its tables, and the field that is at fault when one of them refuses a row that another request has just taken. */
  readonly uniqueKeys?: Readonly<Record<string, { readonly field: string; readonly message: string }>>;
  /** What pages show of it. `before` is absent for a new one, `after` for one that goes. */
  readonly subjects: (
    id: string,
    before: Static<S> | undefined,
    after: Static<S> | undefined,
  ) => readonly Subject[] | 'all';
}

/** What a kind needs beyond that when a website has many of them: they are listed, copied and deleted. */
export interface ManyDocuments<Body> {
  /** What one is called in the trash. */
  readonly title: (body: Body) => string;
  /** What a list shows beside the title. */
  readonly facts: Readonly<Record<string, TSchema>>;
  /** The newest first: the documents behind `after`, at most `limit`. */
  readonly list: (context: ReadContext, query: ListQuery) => Promise<readonly ListedDocument[]>;
  /** Further parameters of the list's address, beside `search` and `after`. */
  readonly filters?: Readonly<Record<string, TSchema>>;
  /** Takes it out of sight, so that `write` can bring it back; or says what still needs it. */
  readonly hide: (context: EditContext, id: string) => Promise<Obstacle | undefined>;
  /** Deletes what `hide` left behind, for good; or says what still needs it. */
  readonly purge: (context: EditContext, id: string) => Promise<Obstacle | undefined>;
  /** The body of a copy: names and addresses that must be unique are changed. Absent where a copy makes no sense. */
  readonly copy?: (context: EditContext, body: Body) => Promise<Body>;
}

export interface ReadContext {
  readonly connection: Connection;
  readonly website: Website;
  readonly clock: Clock;
}

export interface EditContext extends ReadContext {
  readonly author: Author;
  /** What the installation has; absent where a program writes, such as the sample. */
  readonly parts?: Parts;
}

/** A member of the team, or Awning itself for the sample. */
export interface Author {
  readonly id?: string;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
}

export interface Loaded<Body> {
  readonly body: Body;
  /** Whether visitors see it, as far as publishing is concerned. */
  readonly isVisible: boolean;
}

/** The body as it will be stored, or what is wrong with it by field. */
export type Checked<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Why something cannot be deleted, in words for the owner. */
export interface Obstacle {
  readonly message: string;
}

export interface ListQuery {
  /** The id of the last document of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
  readonly search: string | undefined;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  /** As the kind declares them. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

/** Keeps the type of the body together with the functions that read it. */
export function defineDocument<S extends TSchema>(kind: DocumentKind<S>): DocumentKind {
  return kind as unknown as DocumentKind;
}
