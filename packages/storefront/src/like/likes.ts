import { call } from '../api/call.ts';
import { readCookie } from '../api/cookies.ts';
import { pageContext } from '../island/page-context.ts';

const started = new WeakSet<Element>();
/** Items whose button was pressed on this page: what the press brought is newer than what was asked before. */
const pressed = new Set<string>();
/** As many as one call asks for. */
const MAX_ASKED = 100;

/** Makes the elements of `like-button` buttons. Which items this browser likes is asked only if it has ever liked one. */
export async function startLikes(): Promise<void> {
  const fresh = buttonsOfPage().filter((button) => !started.has(button));
  for (const button of fresh) {
    started.add(button);
    startButton(button);
  }
  if (readCookie('LikeVisitor') === undefined) return;
  const ids = [...new Set(fresh.map(itemOf))];
  for (let first = 0; first < ids.length; first += MAX_ASKED) {
    const asked = ids.slice(first, first + MAX_ASKED).join(',');
    const answer = await call<'GET /api/likes'>('GET', `${pageContext().prefix}/api/likes?itemIds=${asked}`);
    if (!answer.ok) continue;
    for (const id of answer.body.liked) if (!pressed.has(id)) show(id, true, countOf(buttonsOf(id)[0]!));
  }
}

function startButton(button: HTMLElement): void {
  button.setAttribute('role', 'button');
  button.tabIndex = 0;
  draw(button, false, countOf(button));
  button.addEventListener('click', () => void press(button));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // The space bar would scroll the page.
    event.preventDefault();
    if (!event.repeat) void press(button);
  });
}

/** The number changes at once, and goes back if the server refuses. */
async function press(button: HTMLElement): Promise<void> {
  if (button.dataset['likeState'] === 'sending') return;
  const id = itemOf(button);
  pressed.add(id);
  const wasLiked = button.getAttribute('aria-pressed') === 'true';
  const before = countOf(button);
  for (const one of buttonsOf(id)) one.dataset['likeState'] = 'sending';
  say(button, '');
  show(id, !wasLiked, before + (wasLiked ? -1 : 1));
  const path = `${pageContext().prefix}/api/likes/${id}` as const;
  const answer = await (wasLiked
    ? call<'DELETE /api/likes/:itemId'>('DELETE', path)
    : call<'POST /api/likes/:itemId'>('POST', path));
  for (const one of buttonsOf(id)) delete one.dataset['likeState'];
  if (answer.ok) return show(id, answer.body.isLiked, answer.body.likeCount);
  show(id, wasLiked, before);
  say(button, answer.problem.message ?? button.dataset['likeFailed'] ?? '');
}

/** The same item may have several buttons. */
function show(id: string, isLiked: boolean, count: number): void {
  for (const button of buttonsOf(id)) draw(button, isLiked, count);
}

function draw(button: HTMLElement, isLiked: boolean, count: number): void {
  button.dataset['likeCount'] = String(count);
  button.setAttribute('aria-pressed', String(isLiked));
  button.setAttribute('aria-label', `${button.dataset['likeName'] ?? ''} (${count})`);
  button.classList.toggle('clicked', isLiked);
  const number = button.querySelector('.like-count');
  if (number !== null) number.textContent = String(count);
}

/** A refusal stands beside the button and is read aloud. */
function say(button: HTMLElement, text: string): void {
  const next = button.nextElementSibling;
  const place = next?.matches('.like-problem') ? next : document.createElement('span');
  place.className = 'like-problem';
  place.setAttribute('role', 'alert');
  place.textContent = text;
  if (place !== next) button.after(place);
}

/** Those of items that have a number; a theme may print the element for something else. */
function buttonsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.sqs-simple-like[data-like-name]')];
}

function buttonsOf(id: string): HTMLElement[] {
  return buttonsOfPage().filter((button) => itemOf(button) === id);
}

function itemOf(button: HTMLElement): string {
  return button.dataset['itemId'] ?? '';
}

function countOf(button: HTMLElement): number {
  return Number(button.dataset['likeCount'] ?? 0);
}
