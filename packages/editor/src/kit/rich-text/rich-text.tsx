import { textDirection } from '@awning/formats';
import { Group } from '@mantine/core';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { richTextExtensions } from './extensions.ts';
import { FormatTools } from './format-tools.tsx';
import { applyFormat, formatState } from './formats.ts';
import { richTextTexts } from './messages.ts';
import style from './rich-text.module.css';

interface RichTextProps {
  readonly labelId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lang: string;
}

const extensions = richTextExtensions();

export function RichText({ labelId, value, onChange, lang }: RichTextProps) {
  // What the field has last said or heard: a text that comes from outside, as after "Discard", replaces what is in it.
  const told = useRef(value);
  const editor = useEditor({
    extensions,
    // The security policy of the back office refuses styles that scripts insert; the style sheet of this field has them.
    injectCSS: false,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
        dir: textDirection(lang),
        class: style['text'] ?? '',
      },
    },
    // By itself a browser only shows the cursor, and the rest may be behind the bar at the bottom.
    onFocus: ({ editor: { view } }) => {
      if (view.dom.offsetHeight < window.innerHeight / 2) view.dom.scrollIntoView({ block: 'nearest' });
    },
    onUpdate: ({ editor: changed }) => {
      told.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(told.current);
    },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);
  return (
    <div className={style['field']}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { readonly editor: Editor }) {
  const words = useTexts(richTextTexts);
  const state = useEditorState({ editor, selector: ({ editor: now }) => formatState(now) });
  return (
    <Group gap={4} className={style['tools'] ?? ''} role="toolbar" aria-label={words.toolbar}>
      <FormatTools
        state={state}
        look={{ variant: 'subtle', color: 'gray' }}
        onFormat={(name, href) => applyFormat(editor, name, href)}
      />
    </Group>
  );
}
