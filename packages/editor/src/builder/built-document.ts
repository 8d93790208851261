import type { LayoutDocument } from '@awning/site-model';
import type { QueryKey } from '@tanstack/react-query';
import type { DocumentEditor } from '../kit/editing/use-document-editor.ts';

/** The layouts of a document, by the names of its areas. */
export type Layouts = Readonly<Record<string, LayoutDocument>>;

/** What the builder edits: a document with layouts that are shown on a page. */
export interface BuiltDocument {
  /** The parts of the document that are layouts. */
  readonly areas: readonly { readonly name: string; readonly label: string }[];
  readonly layouts: Layouts;
  readonly change: (area: string, layout: LayoutDocument) => void;
  readonly editor: BuiltEditor;
  /** Where the draft is shown. The address is signed and is not valid for long, so it is asked for each time. */
  readonly draft: { readonly key: QueryKey; readonly path: () => Promise<string> };
  /** Draws layouts that are not saved. */
  readonly draw: DrawLayouts;
  /** What cannot be shown at the moment, and what to do about it. */
  readonly notShown: string;
  /** The page, if it is one that is edited as a whole. */
  readonly pageId?: string;
}

type DrawLayouts = (layouts: Layouts, language: string) => Promise<{ readonly html: string }>;

/** What saves the document, whatever else is in it. */
export type BuiltEditor = Pick<
  DocumentEditor<object, unknown>,
  'state' | 'base' | 'conflict' | 'missed' | 'isChangedNow' | 'submit'
>;
