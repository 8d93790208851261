import type { Editor } from '@tiptap/core';

/** What a text, or a part of it, can be made. */
export const textFormats = ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'link'] as const;

export type TextFormat = (typeof textFormats)[number];

/** The formats where the cursor is, and the address of a link there. */
export interface FormatState {
  readonly active: readonly TextFormat[];
  readonly href: string;
}

/** Makes the selected text so, or takes it back; an empty address takes a link away. */
export function applyFormat(editor: Editor, name: TextFormat, href = ''): void {
  const chain = editor.chain().focus();
  const acts = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    heading: () => chain.toggleHeading({ level: 2 }),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
    link: () =>
      href === '' ? chain.extendMarkRange('link').unsetLink() : chain.extendMarkRange('link').setLink({ href }),
  };
  acts[name]().run();
}

export function formatState(editor: Editor): FormatState {
  const { href } = editor.getAttributes('link');
  return { active: textFormats.filter((name) => editor.isActive(name)), href: typeof href === 'string' ? href : '' };
}
