import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Opened } from '../app/navigation.ts';
import { screens } from '../app/screens.ts';
import { useSession } from '../app/session.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { commandsFor, matchCommands } from './commands.ts';
import { paletteTexts } from './messages.ts';
import { nextPlace } from './next-place.ts';
import style from './palette.module.css';
import { useFound } from './use-found.ts';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon: IconName;
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
}

interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const TYPING_MS = 200;
const MAX_LETTERS = 200;

/** Finds screens and everything that the lists hold, and opens it: a field with a list that is walked by the arrow keys. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const words = useTexts(paletteTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal opened onClose={onClose} title={words.title} size="lg" closeButtonProps={{ 'aria-label': common.close }}>
      <Finder onClose={onClose} />
    </Modal>
  );
}

function Finder({ onClose }: { readonly onClose: () => void }) {
  const words = useTexts(paletteTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups, failed, isSearching, search } = useGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const [chosenKey, setChosenKey] = useState<string>();
  // What is chosen stays so while further results arrive; before a choice it is the first one.
  const chosen = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosenKey),
  );
  const id = useId();
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  function open({ path, search: asked }: Entry) {
    onClose();
    void navigate({ to: path, ...(asked && { search: asked }) });
  }
  function press(event: KeyboardEvent) {
    // The Enter that ends a composed word opens nothing.
    if (event.nativeEvent.isComposing) return;
    const next = nextPlace(event.key, chosen, entries.length);
    if (next !== undefined) {
      event.preventDefault();
      setChosenKey(entries[next]?.key);
    } else if (event.key === 'Enter' && entries[chosen]) {
      event.preventDefault();
      open(entries[chosen]);
    }
  }
  return (
    <>
      <TextInput
        label={words.field}
        placeholder={words.hint}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries[chosen] && optionId(entries[chosen])}
        autoComplete="off"
        maxLength={MAX_LETTERS}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosenKey(undefined);
        }}
        onKeyDown={press}
      />
      {entries.length > 0 && (
        <Options id={id} optionId={optionId} groups={groups} chosen={entries[chosen]} onOpen={open} />
      )}
      {failed.map((list) => (
        <Text key={list} c="red" size="sm" mt="sm" role="alert">
          {words.failed(list)}
        </Text>
      ))}
      {entries.length === 0 && !isSearching && (
        <Text mt="md">
          {words.none(search)} {words.noneHint}
        </Text>
      )}
      <VisuallyHidden component="output">{isSearching ? words.searching : words.count(entries.length)}</VisuallyHidden>
      <p className={style['keys']}>{isSearching ? words.searching : words.keys}</p>
    </>
  );
}

/** Screens match at once, whatever lists hold a moment later. */
function useGroups(typed: string) {
  const words = useTexts(paletteTexts);
  const language = useLanguage();
  const { website, rights } = useSession();
  const opened: Opened = { rights, planFlags: website.planFlags };
  const [rested] = useDebouncedValue(typed.trim(), TYPING_MS);
  const lists = useFound(screens, opened, rested);
  const { places, creations } = commandsFor(screens, opened, language);
  const commands = (title: string, from: typeof places): EntryGroup => ({
    title,
    entries: matchCommands(from, typed).map((command) => ({ ...command, key: command.path })),
  });
  const found = lists.map(
    ({ screen, found: held }): EntryGroup => ({
      title: screen.title[language],
      entries: held.map((each) => ({
        ...each,
        key: `${each.path} ${each.title}`,
        icon: screen.navigation?.icon ?? 'file',
      })),
    }),
  );
  // What is known at once comes first, so that results do not move it away under the finger.
  const groups = [commands(words.goTo, places), ...found, commands(words.create, creations)];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    failed: lists.filter(({ hasFailed }) => hasFailed).map(({ screen }) => screen.title[language]),
    isSearching: typed.trim() !== rested || lists.some(({ isSearching }) => isSearching),
    search: rested,
  };
}

interface OptionsProps {
  readonly id: string;
  readonly optionId: (entry: Entry) => string;
  readonly groups: readonly EntryGroup[];
  readonly chosen: Entry | undefined;
  readonly onOpen: (entry: Entry) => void;
}

function Options({ id, optionId, groups, chosen, onOpen }: OptionsProps) {
  const words = useTexts(paletteTexts);
  // A select of HTML cannot be walked from a field beside it.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} className={style['list']} role="listbox" aria-label={words.results}>
      {groups.map(({ title, entries }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={title} role="group" aria-label={title}>
          <div className={style['group']} aria-hidden="true">
            {title}
          </div>
          {entries.map((entry) => (
            // The keyboard stays in the field, which names the chosen option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={entry.key}
              ref={entry === chosen ? bringIntoView : undefined}
              id={optionId(entry)}
              className={style['entry']}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={entry === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
            >
              <Icon name={entry.icon} size={18} />
              <span className={style['title']}>{entry.title}</span>
              {entry.detail !== undefined && <span className={style['detail']}>{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Called when an option becomes the chosen one. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
