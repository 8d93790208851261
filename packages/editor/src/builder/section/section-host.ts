/** The page that sections are added to. */
export interface SectionHost {
  readonly id: string;
  /** The address of its draft; undefined while it cannot be shown. */
  readonly path: string | undefined;
  /** The languages of the website, the first one before the others. */
  readonly languages: readonly string[];
  /** The one that the page is shown in. */
  readonly language: string;
  /** Whether its blocks have the main heading already. */
  readonly hasMainHeading: boolean;
}
