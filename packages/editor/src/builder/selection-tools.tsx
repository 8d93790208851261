import { ActionIcon, Group } from '@mantine/core';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { builderTexts } from './messages.ts';
import type { Builder } from './use-builder.ts';
import type { Clipboard } from './use-clipboard.ts';

interface SelectionToolsProps {
  readonly builder: Builder;
  readonly clipboard: Clipboard;
}

/** What can be done with all that is selected, for those who have no keyboard at hand. */
export function SelectionTools({ builder, clipboard }: SelectionToolsProps) {
  const words = useTexts(builderTexts);
  const { selectedIds: ids } = builder;
  const [first] = ids;
  const tool = (icon: IconName, label: string, run: () => void, isDisabled = first === undefined) => (
    <ActionIcon variant="default" size={34} aria-label={label} title={label} disabled={isDisabled} onClick={run}>
      <Icon name={icon} size={18} />
    </ActionIcon>
  );
  const step = (direction: 'up' | 'down') => () => {
    if (first !== undefined) builder.step(first, direction);
  };
  return (
    <Group role="toolbar" aria-label={words.selection} gap={4} mb="md">
      {tool('up', words.moveUp, step('up'))}
      {tool('down', words.moveDown, step('down'))}
      {tool('copy', words.copy, clipboard.copy)}
      {tool('cut', words.cut, clipboard.cut)}
      {tool('paste', words.paste, clipboard.pasteKept, !clipboard.hasKept)}
      {tool('plus', words.duplicate, () => builder.duplicate(ids))}
      {tool('trash', words.remove, () => builder.remove(ids))}
    </Group>
  );
}
