import { ActionIcon, Group, Text } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { translationTexts } from './translation-messages.ts';

interface OpenTextsProps {
  /** Names of the texts that are missing or outdated, in their order. */
  readonly names: readonly string[];
  /** All texts, in their order. */
  readonly all: readonly string[];
  readonly list: RefObject<HTMLUListElement | null>;
}

/** How many texts are left to do, with the way from one to the next. */
export function OpenTexts({ names, all, list }: OpenTextsProps) {
  const words = useTexts(translationTexts);
  const last = useRef(-1);
  /** Begins where the focus is, and goes round at the end. */
  function go(by: 1 | -1) {
    const rows = [...(list.current?.children ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const from = focused === -1 ? last.current : focused;
    const places = names.map((name) => all.indexOf(name));
    const next =
      by === 1
        ? (places.find((place) => place > from) ?? places[0])
        : (places.findLast((place) => place < from) ?? places.at(-1));
    if (next === undefined) return;
    last.current = next;
    rows[next]?.scrollIntoView({ block: 'center' });
    rows[next]?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
  }
  return (
    <Group gap={4}>
      <Text component="output" size="sm" c="var(--awning-quiet)" mr={4}>
        {words.open(names.length)}
      </Text>
      {names.length > 0 && (
        <>
          <ActionIcon variant="default" size={36} aria-label={words.previousText} onClick={() => go(-1)}>
            <Icon name="up" size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={words.nextText} onClick={() => go(1)}>
            <Icon name="down" size={16} />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}
