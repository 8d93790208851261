/** What the page tells its scripts; see the server's page head. */
export interface PageContext {
  readonly websiteId: string;
  readonly pageType: number;
  readonly language: string;
  /** What stands before addresses in this language: `/de`, or nothing. */
  readonly prefix: string;
  readonly currency: string;
  readonly useCLDRMoneyFormat: boolean;
}

let read: PageContext | undefined;

export function pageContext(): PageContext {
  read ??= JSON.parse(document.getElementById('awning-context')?.textContent ?? '{}') as PageContext;
  return read;
}
