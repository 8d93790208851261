/**
 * Makes the page's edited areas look like those of newly drawn content. Elements that stay the same stay the same objects,
 * so that pictures are not loaded again and nothing flickers; a block keeps its elements wherever it moves.
 */
export function swapContent(page: Document, html: string): void {
  const drawn = page.createElement('template');
  drawn.innerHTML = html;
  for (const next of drawn.content.querySelectorAll('[data-edit-area]')) {
    const current = areaOf(page, next.getAttribute('data-edit-area') ?? '');
    if (!current) continue;
    const known = new Map([...current.querySelectorAll(keyed)].map((element) => [keyOf(element), element]));
    morph(current, next, known);
  }
  markEmpty(page);
}

export function areaOf(page: Document, name: string): Element | null {
  return page.querySelector(`[data-edit-area="${CSS.escape(name)}"]`);
}

const keyed = '[data-edit-block], [data-edit-row]';

type Known = ReadonlyMap<string | undefined, Element>;

function morph(current: Element, next: Element, known: Known): void {
  // What is being written is newer than what was drawn.
  if (current.hasAttribute('data-edit-writing') || current.isEqualNode(next)) return;
  for (const name of current.getAttributeNames()) if (!next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  }
  let place = current.firstChild;
  let following: ChildNode | null;
  // What is taken over leaves the list of nodes that is walked.
  for (let wanted = next.firstChild; wanted; wanted = following) {
    following = wanted.nextSibling;
    const match = matchFor(wanted, place, known);
    if (match && match !== place) current.insertBefore(match, place);
    const kept = match ?? current.insertBefore(wanted, place);
    if (match instanceof Element && wanted instanceof Element) morph(match, wanted, known);
    else if (match && match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
    place = kept.nextSibling;
  }
  while (place) {
    const { nextSibling } = place;
    place.remove();
    place = nextSibling;
  }
}

/** The node of the page that becomes the wanted one: the block with its id, or else the node in its place if it is alike. */
function matchFor(wanted: ChildNode, place: ChildNode | null, known: Known): ChildNode | undefined {
  const key = keyOf(wanted);
  if (key !== undefined) {
    const found = known.get(key);
    return found?.nodeName === wanted.nodeName ? found : undefined;
  }
  const isAlike = place?.nodeName === wanted.nodeName && keyOf(place) === undefined;
  return isAlike ? place : undefined;
}

function keyOf(node: Node): string | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const { editBlock, editRow } = node.dataset;
  if (editBlock !== undefined) return `block/${editBlock}`;
  return editRow === undefined ? undefined : `row/${editRow}`;
}

/** What shows nothing yet could be neither seen nor clicked on. */
export function markEmpty(page: Document): void {
  for (const element of page.querySelectorAll('[data-edit-block], [data-edit-column], [data-edit-area]')) {
    element.toggleAttribute('data-edit-empty', isEmpty(element));
  }
}

/** Elements that show something without a text. */
const visible = 'img, picture, svg, video, audio, iframe, hr, input, select, textarea, button';

function isEmpty(element: Element): boolean {
  if (!element.hasAttribute('data-edit-block')) return element.childElementCount === 0;
  const isGap = element.classList.contains('spacer-block');
  return !isGap && element.textContent.trim() === '' && !element.querySelector(visible);
}
