import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind } from '../../platform/editing/index.ts';

export interface ModelRevision {
  readonly no: number;
  readonly state: 'draft' | 'published' | 'trashed';
  readonly body: unknown;
}

/** The expected result of an act: a status with its reason, or the document. */
export type Expected = { readonly status: number; readonly reason: string } | { readonly status: 200 };

/** One document by the rules of the editing core, implemented a second time and as simply as possible. */
export class DocumentModel {
  readonly revisions: ModelRevision[] = [];
  readonly audit: string[] = [];
  shown: unknown;
  private readonly hasDrafts: boolean;

  /** A document that was just created, or one that every website has, before its first change. */
  constructor(kind: DocumentKind, body: unknown) {
    this.hasDrafts = kind.hasDrafts;
    // The only one of a website is there from the beginning, so visitors see it.
    const isShown = !kind.hasDrafts || !kind.many;
    if (isShown) this.shown = body;
    this.revisions.push({ no: kind.many ? 1 : 0, state: isShown ? 'published' : 'draft', body });
    if (kind.many) this.audit.push('created');
  }

  get newest(): ModelRevision {
    return this.revisions.at(-1)!;
  }

  save(version: number, body: unknown, deed = 'saved'): Expected {
    const refusal = this.refusal(version);
    if (refusal) return refusal;
    if (!this.hasDrafts) this.shown = body;
    return this.add(this.hasDrafts ? 'draft' : 'published', body, deed);
  }

  publish(version: number): Expected {
    const refusal = this.refusal(version);
    if (refusal) return refusal;
    if (this.newest.state === 'published') return { status: 409, reason: 'nothingToPublish' };
    this.shown = this.newest.body;
    return this.add('published', this.newest.body, 'published');
  }

  restore(version: number, no: number): Expected {
    const refusal = this.refusal(version);
    if (refusal) return refusal;
    // An unchanged document has no versions to restore.
    const kept = this.newest.no === 0 ? [] : this.revisions;
    const earlier = kept.find((revision) => revision.no === no);
    return earlier ? this.save(version, earlier.body, 'restored') : { status: 404, reason: 'unknownVersion' };
  }

  trash(version: number): Expected {
    return this.refusal(version) ?? this.add('trashed', this.newest.body, 'trashed');
  }

  recover(): Expected {
    if (this.newest.state !== 'trashed') return { status: 409, reason: 'notInTrash' };
    const draft = this.newest.body;
    if (this.shown === undefined) return this.add('draft', draft, 'recovered');
    this.add('published', this.shown, 'recovered');
    return isDeepStrictEqual(draft, this.shown) ? { status: 200 } : this.add('draft', draft, 'saved');
  }

  private add(state: ModelRevision['state'], body: unknown, deed: string): Expected {
    this.revisions.push({ no: this.newest.no + 1, state, body });
    this.audit.push(deed);
    return { status: 200 };
  }

  private refusal(version: number): Expected | undefined {
    if (this.newest.state === 'trashed') return { status: 404, reason: 'gone' };
    return version === this.newest.no ? undefined : { status: 409, reason: 'stale' };
  }
}
