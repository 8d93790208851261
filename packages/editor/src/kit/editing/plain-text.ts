/** The text of some HTML, each paragraph on its own line. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(p|h\d|li)>|<br>/g, '$&\n'), 'text/html');
  return (body.textContent ?? '').trim();
}
