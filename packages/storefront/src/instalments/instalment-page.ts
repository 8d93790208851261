/** What the provider says in a locale, or nothing when it cannot be had: then only the console is told. */
export async function instalmentPage(locale: string): Promise<readonly Node[] | undefined> {
  try {
    const answer = await fetch(`/assets/installments/${encodeURIComponent(locale)}.html`);
    if (!answer.ok) {
      throw new Error(`answered ${answer.status}`);
    }
    // Parsed apart from the page, so that nothing in it can run.
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...page.body.childNodes].map((node) => document.importNode(node, true));
  } catch (error) {
    console.warn('The page about instalments could not be loaded', error);
    return undefined;
  }
}
