/** The provider's page in a locale; undefined if it cannot be loaded, which is only logged to the console. */
export async function instalmentPage(locale: string): Promise<readonly Node[] | undefined> {
  try {
    const answer = await fetch(`/assets/installments/${encodeURIComponent(locale)}.html`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    // Parsed in a separate document, so that nothing in it can run.
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...page.body.childNodes].map((node) => document.importNode(node, true));
  } catch (error) {
    console.warn('The page about instalments could not be loaded', error);
    return undefined;
  }
}
