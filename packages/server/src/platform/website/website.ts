import type { WebsiteSettings } from '@awning/site-model';

/** One of the websites of an installation (D-006). */
export interface Website {
  readonly id: string;
  readonly name: string;
  /**
   * Lower case, without port; the primary host first. Empty for a fresh installation, which is served on every host.
   */
  readonly hosts: readonly string[];
  /** Scheme, primary host and, if stored, port, without a trailing slash; `undefined` if there are no hosts. */
  readonly address: string | undefined;
  /** In the order of the language menu; exactly one is primary (D-146). */
  readonly languages: readonly Language[];
  readonly settings: WebsiteSettings;
  /** Numbers of the plan features that are on (D-015). */
  readonly planFlags: readonly number[];
  /** Grows with every change of the website's own record. */
  readonly version: number;
}

export interface Language {
  readonly code: string;
  readonly name: string;
  readonly isPrimary: boolean;
  readonly enabled: boolean;
  /** The website does not list it any more; texts in it are kept. */
  readonly isLeftOut?: true;
}

/** The language of addresses without a prefix, and the fallback of all texts. */
export function primaryLanguage(website: Pick<Website, 'languages'>): string {
  return website.languages.find((language) => language.isPrimary)?.code ?? 'en';
}

/** A language code in the capitals in which the website has it, under which texts are stored. */
export function codeAsKnown({ languages }: Pick<Website, 'languages'>, code: string): string {
  return languages.find((language) => language.code.toLowerCase() === code.toLowerCase())?.code ?? code;
}
