/** An element with text, on one line. Everything that people typed is text in it and nothing else. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>\n`;
}

/**
 * Text of an element, on one line. Readers of feeds turn texts into links, so a text that begins like an address that
 * runs gets a blank before its colon.
 */
export function xmlText(text: string): string {
  // Browsers skip line ends and tabs inside of an address.
  const line = text.replaceAll(forbidden, '').replaceAll(/\s+/g, ' ').trim();
  return escaped(line.replace(/^(javascript|vbscript|data):/i, '$1 :'));
}

/** Cleaned HTML as the text of an element, with its lines. Without an element of its own it becomes a paragraph. */
export function xmlHtml(html: string): string {
  const kept = html.replaceAll(forbidden, '').trim();
  return escaped(kept === '' || kept.startsWith('<') ? kept : `<p>${kept}</p>`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- these are the characters in question
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
