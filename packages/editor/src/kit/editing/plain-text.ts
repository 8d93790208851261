/**
 * The text of some HTML, each paragraph on its own line. Tags are taken out before it is parsed: even in a document that is never shown,
 * the browser reports an event handler as one that the policy of the page refused.
 */
export function plainText(html: string): string {
  const text = html.replaceAll(/<\/(p|h\d|li)>|<br>/g, '$&\n').replaceAll(/<[^>]*(?:>|$)/g, '');
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return (body.textContent ?? '').trim();
}
