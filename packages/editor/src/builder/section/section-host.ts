import type { LayoutDocument } from '@awning/site-model';

/** The page that sections are added to. */
export interface SectionHost {
  /** The page, if its own content is edited. */
  readonly pageId: string | undefined;
  /** The area that they go into. */
  readonly area: string;
  /** Draws the page with this in the area. */
  readonly draw: (layout: LayoutDocument, language: string) => Promise<{ readonly html: string }>;
  /** The address of its draft; undefined while it cannot be shown. */
  readonly path: string | undefined;
  /** The languages of the website, the first one before the others. */
  readonly languages: readonly string[];
  /** The one that the page is shown in. */
  readonly language: string;
  /** Whether its blocks have the main heading already. */
  readonly hasMainHeading: boolean;
}
