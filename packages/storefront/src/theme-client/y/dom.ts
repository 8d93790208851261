/** Whatever scripts give as a node: an element, the window, a selector, or a node of `Y`. */
export type Dom = Node | Window;

/** A node of `Y`. */
interface Wrapped {
  readonly dom: Dom;
}

export function domOf(value: unknown): Dom | undefined {
  if (typeof value === 'string') return named(value) ?? select(document, value)[0];
  if (value === window || value instanceof Node) return value as Dom;
  return isWrapped(value) ? value.dom : undefined;
}

/** The words of the library for what no selector finds. */
function named(word: string): Dom | undefined {
  if (word === 'win' || word === 'window') return window;
  return word === 'doc' || word === 'document' ? document : undefined;
}

function isWrapped(value: unknown): value is Wrapped {
  return (
    typeof value === 'object' && value !== null && 'dom' in value && (value.dom === window || value.dom instanceof Node)
  );
}

/** The matching elements; none for a selector that browsers do not understand. */
export function select(root: Dom, selector: string): Element[] {
  if (!('querySelectorAll' in root)) return [];
  const relative = selector.replaceAll(/(^|,)\s*(?=[>+~])/g, '$1:scope ');
  try {
    return [...(root as ParentNode).querySelectorAll(relative)];
  } catch {
    return [];
  }
}

/** The elements of a text of HTML. Scripts in it do not run, and the page's policy blocks its handlers. */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}
