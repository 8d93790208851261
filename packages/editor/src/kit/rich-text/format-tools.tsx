import { ActionIcon, type ActionIconProps, Button, Group, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import type { FormatState, TextFormat } from './formats.ts';
import { richTextTexts } from './messages.ts';
import style from './rich-text.module.css';

interface FormatToolsProps {
  readonly state: FormatState;
  readonly onFormat: (name: TextFormat, href?: string) => void;
  /** How a button looks whose format is not that of the text. */
  readonly look: Pick<ActionIconProps, 'variant' | 'color' | 'size'>;
}

const signs = { bold: 'B', italic: 'I', heading: 'H', bulletList: '•', orderedList: '1.' } as const;

/** The buttons that format a text. */
export function FormatTools({ state, onFormat, look }: FormatToolsProps) {
  const words = useTexts(richTextTexts);
  const lookOf = (name: TextFormat) =>
    state.active.includes(name) ? { ...look, variant: 'light', color: 'cloth' } : look;
  return (
    <>
      {(Object.keys(signs) as (keyof typeof signs)[]).map((name) => (
        <ActionIcon
          key={name}
          {...lookOf(name)}
          aria-label={words[name]}
          aria-pressed={state.active.includes(name)}
          className={style[name] ?? ''}
          onClick={() => onFormat(name)}
        >
          {signs[name]}
        </ActionIcon>
      ))}
      <LinkTool
        look={lookOf('link')}
        isActive={state.active.includes('link')}
        current={state.href}
        onLink={(href) => onFormat('link', href)}
      />
    </>
  );
}

interface LinkToolProps extends Pick<FormatToolsProps, 'look'> {
  readonly isActive: boolean;
  readonly current: string;
  readonly onLink: (href: string) => void;
}

function LinkTool({ look, isActive, current, onLink }: LinkToolProps) {
  const words = useTexts(richTextTexts);
  const [address, setAddress] = useState<string>();
  const close = () => setAddress(undefined);
  function apply() {
    onLink((address ?? '').trim());
    close();
  }
  return (
    <Popover opened={address !== undefined} onChange={(isOpen) => !isOpen && close()} trapFocus withArrow>
      <Popover.Target>
        <ActionIcon
          {...look}
          aria-label={words.link}
          aria-pressed={isActive}
          className={style['link'] ?? ''}
          onClick={() => setAddress(current)}
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
