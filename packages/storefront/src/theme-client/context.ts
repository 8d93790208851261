/** What scripts of themes know of the page (THEME-FORMAT section 11); the server prints it into the head. */
export interface StaticContext {
  readonly tweakJSON?: Readonly<Record<string, unknown>>;
  readonly websiteSettings?: { readonly storeSettings?: { readonly isExpressCheckout?: boolean } };
  readonly [name: string]: unknown;
}

const mark = 'script[data-name="static-context"]';

/** Defines `Static`, and keeps it true when a theme's script puts the context of another page into this one. */
export function installContext(): void {
  const holder: { SQUARESPACE_CONTEXT: StaticContext } = {
    ...(globalThis as { Static?: object }).Static,
    SQUARESPACE_CONTEXT: readContext(document.querySelector(mark)) ?? {},
  };
  Object.assign(globalThis, { Static: holder });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const added of addedNodes) {
        const context = added instanceof Element && added.matches(mark) ? readContext(added) : undefined;
        if (context !== undefined) holder.SQUARESPACE_CONTEXT = context;
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

export function staticContext(): StaticContext {
  return (globalThis as { Static?: { SQUARESPACE_CONTEXT?: StaticContext } }).Static?.SQUARESPACE_CONTEXT ?? {};
}

/** The text is an assignment, but only its JSON is read: nothing of it is run. */
function readContext(script: Element | null): StaticContext | undefined {
  const text = script?.textContent ?? '';
  const begin = text.indexOf('{', text.indexOf('SQUARESPACE_CONTEXT'));
  try {
    return JSON.parse(text.slice(begin, text.lastIndexOf('}') + 1)) as StaticContext;
  } catch {
    return undefined;
  }
}
