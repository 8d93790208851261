const HTML = /[&<>]/;
const ATTRIBUTE = /[&<>"]/;

/**
 * Escapes text for element content: `&`, `<` and `>`.
 * @example
 * escapeHtml('a < "b"') // 'a &lt; "b"'
 */
export function escapeHtml(text: string): string {
  const first = text.search(HTML);
  return first === -1 ? text : escapeFrom(text, first, false);
}

/**
 * Escapes text for a double-quoted attribute: `&`, `<`, `>` and `"`. Single quotes stay, as the dialect has it.
 * @example
 * escapeAttribute('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeAttribute(text: string): string {
  const first = text.search(ATTRIBUTE);
  return first === -1 ? text : escapeFrom(text, first, true);
}

/** Copies the stretches between hits instead of single characters; most text has few hits. */
function escapeFrom(text: string, first: number, quotes: boolean): string {
  let escaped = '';
  let copied = 0;
  for (let i = first; i < text.length; i++) {
    const entity = entityOf(text.charCodeAt(i), quotes);
    if (entity !== '') {
      escaped += text.slice(copied, i) + entity;
      copied = i + 1;
    }
  }
  return escaped + text.slice(copied);
}

function entityOf(code: number, quotes: boolean): string {
  switch (code) {
    case 0x26:
      return '&amp;';
    case 0x3c:
      return '&lt;';
    case 0x3e:
      return '&gt;';
    case 0x22:
      return quotes ? '&quot;' : '';
    default:
      return '';
  }
}
