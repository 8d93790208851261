import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { richTextTexts } from './messages.ts';
import style from './rich-text.module.css';

interface RichTextProps {
  readonly labelId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lang: string;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
];

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
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const tools = [
    { name: 'bold', sign: 'B', run: () => editor.chain().focus().toggleBold().run() },
    { name: 'italic', sign: 'I', run: () => editor.chain().focus().toggleItalic().run() },
    { name: 'heading', sign: 'H', run: () => editor.chain().focus().toggleHeading({ level: 2 }).run() },
    { name: 'bulletList', sign: '•', run: () => editor.chain().focus().toggleBulletList().run() },
    { name: 'orderedList', sign: '1.', run: () => editor.chain().focus().toggleOrderedList().run() },
  ] as const;
  return (
    <Group gap={4} className={style['tools'] ?? ''} role="toolbar" aria-label={words.toolbar}>
      {tools.map(({ name, sign, run }) => (
        <ActionIcon
          key={name}
          variant={active[name] ? 'light' : 'subtle'}
          color={active[name] ? 'cloth' : 'gray'}
          aria-label={words[name]}
          aria-pressed={active[name]}
          className={style[name] ?? ''}
          onClick={run}
        >
          {sign}
        </ActionIcon>
      ))}
      <LinkTool editor={editor} isActive={active.link} />
    </Group>
  );
}

function LinkTool({ editor, isActive }: { readonly editor: Editor; readonly isActive: boolean }) {
  const words = useTexts(richTextTexts);
  const [address, setAddress] = useState<string>();
  const close = () => setAddress(undefined);
  function apply() {
    const href = (address ?? '').trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    close();
  }
  return (
    <Popover opened={address !== undefined} onChange={(isOpen) => !isOpen && close()} trapFocus withArrow>
      <Popover.Target>
        <ActionIcon
          variant={isActive ? 'light' : 'subtle'}
          color={isActive ? 'cloth' : 'gray'}
          aria-label={words.link}
          aria-pressed={isActive}
          className={style['link'] ?? ''}
          onClick={() => setAddress((editor.getAttributes('link')['href'] as string | undefined) ?? '')}
        >
          ↗
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={words.linkAddress}
          placeholder="https://"
          data-autofocus
          value={address ?? ''}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter here sets the link; it must not save the form around the field.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Group justify="flex-end" mt="sm">
          <Button size="xs" onClick={apply}>
            {words.setLink}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
