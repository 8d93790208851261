import { MAX_CLIP_LENGTH, MAX_PASTED_FILES } from '../clip-length.ts';
import type { CanvasCommand, SentByFrame } from '../protocol.ts';
import { loadScript } from './load-script.ts';
import { pageReport } from './loaded-checker.ts';
import { loadedWriter } from './loaded-writer.ts';
import { showLive, showLook } from './look.ts';
import { measure } from './measure.ts';
import { createOutlines } from './outlines.ts';
import { areaOf, markEmpty, swapContent } from './swap-content.ts';
import type { Writer } from './writer.ts';

const marked = '[data-edit-block], [data-edit-row]';
const texts = '[data-edit-text]';
const areas = '[data-edit-area]';
const fields = 'input, textarea, select, label, button';
/** Keys that the builder handles; all others stay with the page, such as those that scroll. */
const passedKeys = new Set('Escape Enter Delete Backspace Tab / ? ArrowUp ArrowDown ArrowLeft ArrowRight'.split(' '));
const passedWithMod = new Set(['z', 'y', 'd', 's']);
/** Those of them that a text has no use for while it is edited in place. */
const passedWhileWriting = new Set(['Escape', 'Tab']);
const passedWithModWhileWriting = new Set(['z', 'y', 's']);

/** Shows what is selected, and tells the window around it what happens on the page. */
export function openCanvas(port: MessagePort): void {
  const send = (message: SentByFrame) => port.postMessage(message);
  const outlines = createOutlines();
  /** The area that is being edited; blocks of two areas may have the same id. */
  let area = nameOf(document.querySelector(areas)) ?? '';
  let selected: string | null = null;
  let hovered: Element | null = null;
  let isShaded = false;
  let writer: (Writer & { readonly id: string; readonly name: string; readonly isRich: boolean }) | undefined;
  let clip: string | undefined;
  let clickedAt: { readonly left: number; readonly top: number } | undefined;
  let sentMarks = '';
  let isWaiting = false;

  /** At most once per animation frame, whatever has happened. */
  function draw(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const { marks, boxes } = measure(areaOf(document, area));
      if (sentMarks !== marks.join('\n')) {
        sentMarks = marks.join('\n');
        send({ kind: 'marks', marks });
      }
      send(boxes);
      const chosen = elementOf(area, selected);
      outlines.show('hover', hovered === chosen ? undefined : boxOf(hovered));
      outlines.show('selected', boxOf(chosen));
      if (isShaded) outlines.shade([...document.querySelectorAll(areas)].map((one) => one.getBoundingClientRect()));
    });
  }

  const watcher = new ResizeObserver(draw);
  function watch(): void {
    watcher.disconnect();
    for (const element of document.querySelectorAll(`${marked}, ${areas}, body`)) watcher.observe(element);
    draw();
  }

  const commands: { [Kind in CanvasCommand['kind']]: (command: Extract<CanvasCommand, { kind: Kind }>) => void } = {
    select({ area: next, id, isRevealed }) {
      const isOther = next !== area;
      area = next;
      selected = id;
      const shown = id === null && isOther ? areaOf(document, area) : elementOf(area, id);
      if (isRevealed) shown?.scrollIntoView({ block: 'nearest' });
      draw();
    },
    shade() {
      isShaded = true;
      draw();
    },
    clip({ text }) {
      clip = text;
    },
    content({ html }) {
      swapContent(document, html);
      watch();
    },
    scroll: ({ by }) => window.scrollBy(0, by),
    look: (command) => showLook(document, command),
    live: ({ value }) => showLive(document, value),
    load: ({ code }) => loadScript(code),
    check: () => void pageReport().then((report) => send({ kind: 'report', report: report ?? null })),
    write({ id, name, value, isRich }) {
      if (writer?.id === id && writer.name === name) writer.setValue(value);
      else beginToWrite(id, name, value, isRich);
    },
    rest,
    format: (command) => writer?.format(command),
  };
  function rest(): void {
    writer?.end();
    writer = undefined;
  }
  function beginToWrite(id: string, name: string, value: string, isRich: boolean): void {
    rest();
    const element = elementOf(area, id)?.querySelector<HTMLElement>(`[data-edit-text="${CSS.escape(name)}"]`);
    const openWriter = loadedWriter();
    if (!element || !openWriter) {
      send({ kind: 'unwritable' });
      return;
    }
    const opened = openWriter(
      element,
      { value, isRich, at: clickedAt },
      {
        onText: (text, run) => send({ kind: 'text', id, name, value: text, run }),
        onFormat: ({ active, href }) => send({ kind: 'format', active: [...active], href }),
      },
    );
    element.setAttribute('data-edit-writing', '');
    writer = { ...opened, id, name, isRich };
    clickedAt = undefined;
  }
  const isWritten = (target: EventTarget | null) => target instanceof Node && writer?.element.contains(target) === true;
  port.addEventListener('message', ({ data }: MessageEvent<CanvasCommand>) => commands[data.kind](data as never));
  port.start();

  listen('click', (event) => {
    stop(event);
    if (isWritten(event.target)) return;
    area = areaAt(event.target) ?? area;
    selected = idAt(event.target);
    send({ kind: 'select', area, id: selected });
    draw();
  });
  listen('dblclick', (event) => {
    const id = idAt(event.target);
    if (id === null || isWritten(event.target)) return;
    const name = event.target instanceof Element && event.target.closest<HTMLElement>(texts)?.dataset['editText'];
    clickedAt = name ? { left: event.clientX, top: event.clientY } : undefined;
    send({ kind: 'write', id, ...(name && { name }) });
  });
  // Links would lead away, in new windows even without the right to open any; forms would be sent, and files opened.
  for (const name of ['auxclick', 'submit', 'dragstart', 'dragover', 'drop'] as const) listen(name, stop);
  // What is typed goes nowhere there, and Delete means the block.
  listen('mousedown', (event) => {
    const isField = event.target instanceof Element && event.target.closest(fields) !== null;
    if (isField && !isWritten(event.target)) event.preventDefault();
  });
  listen('mouseover', ({ target }) => {
    hovered = markedAt(target);
    draw();
  });
  document.documentElement.addEventListener('mouseleave', () => {
    hovered = null;
    draw();
  });
  listen('keydown', (event) => {
    const { altKey: alt, shiftKey: shift } = event;
    const mod = event.ctrlKey || event.metaKey;
    // A text of one line is finished with it.
    const key = event.key === 'Enter' && writer?.isRich === false ? 'Escape' : event.key;
    const keys = writer ? passedWhileWriting : passedKeys;
    const keysWithMod = writer ? passedWithModWhileWriting : passedWithMod;
    const isPassed = mod ? keysWithMod.has(key.toLowerCase()) : keys.has(key);
    if (!isPassed || event.isComposing) return;
    stop(event);
    send({ kind: 'key', key, alt, shift, mod });
  });
  for (const act of ['copy', 'cut'] as const) {
    listen(act, (event) => {
      // Words of the page that are selected with the mouse are copied as words.
      if (writer || clip === undefined || document.getSelection()?.isCollapsed === false) return;
      stop(event);
      event.clipboardData?.setData('text/plain', clip);
      send({ kind: 'taken', act });
    });
  }
  listen('paste', (event) => {
    if (writer) return;
    stop(event);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const files = [...(event.clipboardData?.files ?? [])].slice(0, MAX_PASTED_FILES);
    if (text === '' && files.length > 0) return send({ kind: 'files', files });
    send({ kind: 'paste', text: text.length > MAX_CLIP_LENGTH ? '' : text });
  });
  // The window around moves the focus here while a click does the same, so that the text can lose it again.
  window.addEventListener('focus', () => writer?.focus());
  listen('focusout', ({ target }) => {
    if (!isWritten(target)) return;
    requestAnimationFrame(() => {
      if (document.hasFocus()) writer?.focus();
    });
  });
  listen('load', draw);
  window.addEventListener('resize', draw);
  window.addEventListener('scroll', () => {
    send({ kind: 'scroll', x: window.scrollX, y: window.scrollY });
    draw();
  });
  markEmpty(document);
  watch();
}

function listen<Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void): void {
  document.addEventListener(name, act, { capture: true });
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function areaAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? nameOf(target.closest(areas)) : undefined;
}

function nameOf(area: Element | null): string | undefined {
  return area?.getAttribute('data-edit-area') ?? undefined;
}

function markedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(marked) : null;
}

function idAt(target: EventTarget | null): string | null {
  const element = markedAt(target);
  return element?.dataset['editBlock'] ?? element?.dataset['editRow'] ?? null;
}

function elementOf(area: string, id: string | null): Element | null {
  if (id === null) return null;
  const name = CSS.escape(id);
  return areaOf(document, area)?.querySelector(`[data-edit-block="${name}"], [data-edit-row="${name}"]`) ?? null;
}

function boxOf(element: Element | null): DOMRect | undefined {
  return element?.isConnected ? element.getBoundingClientRect() : undefined;
}
