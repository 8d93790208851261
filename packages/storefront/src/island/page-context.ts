/** The page's data for its scripts; see the server's page head. */
export interface PageContext {
  readonly websiteId: string;
  readonly pageType: number;
  readonly language: string;
  /** The prefix of URLs in this language: `/de`, or empty. */
  readonly prefix: string;
  readonly currency: string;
  readonly useCLDRMoneyFormat: boolean;
}

let read: PageContext | undefined;

export function pageContext(): PageContext {
  read ??= JSON.parse(document.getElementById('awning-context')?.textContent ?? '{}') as PageContext;
  return read;
}
