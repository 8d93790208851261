import { Editor, Node } from '@tiptap/core';
import { richTextExtensions } from '../../kit/rich-text/extensions.ts';
import { applyFormat, type FormatState, formatState } from '../../kit/rich-text/formats.ts';
import type { CanvasCommand } from '../protocol.ts';

/** A text that is edited in place. */
export interface Writer {
  readonly element: HTMLElement;
  /** Another text for the same place, as after undoing. */
  readonly setValue: (value: string) => void;
  readonly format: (command: Extract<CanvasCommand, { kind: 'format' }>) => void;
  readonly focus: () => void;
  /** Leaves the text behind, drawn as the page draws it. */
  readonly end: () => void;
}

interface Written {
  readonly value: string;
  readonly isRich: boolean;
  /** Where the text was clicked on; at its end if it was not. */
  readonly at: { readonly left: number; readonly top: number } | undefined;
}

interface Listeners {
  readonly onText: (value: string, run: number) => void;
  readonly onFormat: (state: FormatState) => void;
}

/** Tiptap on the theme's own element, so that the text keeps its look and its place. The history is that of the builder. */
export function openWriter(
  element: HTMLElement,
  { value, isRich, at }: Written,
  { onText, onFormat }: Listeners,
): Writer {
  const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const);
  const runs = countRuns();
  const valueNow = () => {
    if (!isRich) return editor.getText();
    return editor.isEmpty ? '' : editor.getHTML();
  };
  const contentOf = (text: string) => (isRich ? text : plainContent(text));
  const editor = new Editor({
    element: { mount: element },
    extensions: isRich ? richTextExtensions({ undoRedo: false, trailingNode: false }) : plainExtensions,
    // The policy of the canvas refuses styles that scripts insert.
    injectCSS: false,
    content: contentOf(value),
    onTransaction: ({ transaction }) => {
      if (!transaction.docChanged && transaction.selectionSet) runs.end();
    },
    onUpdate: ({ editor: { state } }) => {
      let lines = 0;
      state.doc.descendants((node) => {
        if (node.isTextblock) lines += 1;
      });
      onText(valueNow(), runs.type(lines));
    },
    onSelectionUpdate: () => onFormat(formatState(editor)),
  });
  const clicked = at && editor.view.posAtCoords(at)?.pos;
  editor.commands.focus(clicked ?? 'end');
  return {
    element,
    setValue(next) {
      const { from, to } = editor.state.selection;
      editor.commands.setContent(contentOf(next), { emitUpdate: false });
      editor.commands.setTextSelection({ from, to });
    },
    format({ name, href = '' }) {
      runs.end();
      applyFormat(editor, name, href);
      onFormat(formatState(editor));
    },
    focus: () => editor.view.focus(),
    end() {
      const drawn = valueNow();
      editor.destroy();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, kept] of attributes) element.setAttribute(name, kept);
      if (isRich) element.innerHTML = drawn;
      else element.textContent = drawn;
    },
  };
}

/**
 * Counts the runs of typing, each of which is one step of the history: a run ends where the cursor is put elsewhere, a line
 * is begun or something is formatted.
 */
function countRuns() {
  let run = 0;
  let lines: number | undefined;
  const end = () => {
    run += 1;
  };
  return {
    end,
    /** The number of the run that a change belongs to. */
    type(linesNow: number): number {
      if (lines !== undefined && lines !== linesNow) end();
      lines = linesNow;
      return run;
    },
  };
}

/** A line of text without any markup. */
const plainExtensions = [
  Node.create({ name: 'doc', topNode: true, content: 'text*' }),
  Node.create({ name: 'text', group: 'inline' }),
];

function plainContent(text: string) {
  return { type: 'doc', content: text === '' ? [] : [{ type: 'text', text }] };
}
