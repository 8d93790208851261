import { isMenuAddress, navigationLimits } from '@awning/site-model';
import { Anchor, Button, Checkbox, Fieldset, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useShownLanguages } from '../app/session.ts';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { type Entry, isFolder, type Way } from './entries.ts';
import type { PagesById } from './entry-name.ts';
import { navigationTexts } from './messages.ts';

interface EntryDialogProps {
  readonly entry: Entry;
  readonly isNew: boolean;
  readonly pages: PagesById;
  readonly onDone: (entry: Entry) => void;
  readonly onClose: () => void;
  /** Where it is and may go; absent while it is new. */
  readonly moving?: {
    readonly area: string;
    readonly menus: readonly { readonly value: string; readonly label: string }[];
    readonly can: (way: Way) => boolean;
    readonly move: (way: Way, typed: Entry) => void;
    readonly toMenu: (area: string, typed: Entry) => void;
    readonly remove: () => void;
  };
}

const ways: readonly { readonly way: Way; readonly icon: IconName }[] = [
  { way: 'up', icon: 'up' },
  { way: 'down', icon: 'down' },
  { way: 'in', icon: 'folder' },
  { way: 'out', icon: 'back' },
];

/** What an entry is called and leads to, and where it is: everything that dragging does, by buttons. */
export function EntryDialog({ entry, isNew, pages, onDone, onClose, moving }: EntryDialogProps) {
  const words = useTexts(navigationTexts);
  const common = useTexts(commonTexts);
  const languages = useShownLanguages();
  const [typed, setTyped] = useState(entry);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const primary = languages[0]?.code ?? '';
  const isPage = 'collectionId' in typed;
  const page = isPage ? pages.get(typed.collectionId) : undefined;
  const titles = Object.fromEntries(Object.entries(typed.texts ?? {}).map(([code, { title = '' }]) => [code, title]));
  const kind = isPage ? page?.title || words.entry : 'url' in typed ? words.link : words.folder;

  function finish() {
    const found = {
      ...('url' in typed && !isMenuAddress(typed.url.trim()) && { url: words.addressMissing }),
      ...(isFolder(typed) && !titles[primary]?.trim() && { title: words.titleMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onDone('url' in typed ? { ...typed, url: typed.url.trim() } : typed);
  }

  return (
    <Modal opened onClose={onClose} title={kind} size="lg" closeButtonProps={{ 'aria-label': common.close }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the screen is around the dialog in React, though not in the page.
          event.stopPropagation();
          finish();
        }}
      >
        <Stack>
          {'url' in typed && (
            <>
              <TextInput
                data-autofocus={isNew || undefined}
                label={words.address}
                description={words.addressHint}
                required
                value={typed.url}
                maxLength={navigationLimits.url}
                autoComplete="off"
                spellCheck={false}
                error={errors['url']}
                onChange={({ currentTarget }) => setTyped({ ...typed, url: currentTarget.value })}
              />
              <Checkbox
                label={words.opensWindow}
                checked={typed.newWindow ?? false}
                onChange={({ currentTarget: { checked } }) => setTyped({ ...typed, newWindow: checked })}
              />
            </>
          )}
          <TextsField
            label={words.name}
            languages={languages}
            maxLength={navigationLimits.title}
            isRequired={isFolder(typed)}
            value={titles}
            errors={errors['title'] === undefined ? {} : { [primary]: errors['title'] }}
            onChange={(value) => setTyped(withTitles(typed, value))}
          />
          {isPage && (
            <Text size="sm" c="var(--awning-quiet)">
              {words.nameHint}
              {page && page.status !== 'published' && ` · ${words.statuses[page.status]}. ${words.unseen}`}
            </Text>
          )}
          {page?.kind === 'page' && page.status !== 'Trash' && (
            <Anchor component={Link} to={`/config/pages/${page.id}`} size="sm">
              {words.openPage}
            </Anchor>
          )}
          {moving && <Moving moving={moving} typed={typed} />}
          <Group justify="space-between">
            {moving ? (
              <Button
                variant="subtle"
                color="red"
                leftSection={<Icon name="trash" size={16} />}
                onClick={moving.remove}
              >
                {isFolder(typed) && typed.items.length > 0 ? words.removeFolder : words.remove}
              </Button>
            ) : (
              <Button variant="default" onClick={onClose}>
                {common.cancel}
              </Button>
            )}
            <Button type="submit">{words.done}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface MovingProps {
  readonly moving: NonNullable<EntryDialogProps['moving']>;
  readonly typed: Entry;
}

function Moving({ moving: { area, menus, can, move, toMenu }, typed }: MovingProps) {
  const words = useTexts(navigationTexts);
  return (
    <>
      <Fieldset
        legend={words.move}
        variant="unstyled"
        m={0}
        p={0}
        styles={{ legend: { fontWeight: 600, marginBottom: 6 } }}
      >
        <Group gap="xs">
          {ways
            .filter(({ way }) => way === 'up' || way === 'down' || can(way))
            .map(({ way, icon }) => (
              <Button
                key={way}
                variant="default"
                size="sm"
                disabled={!can(way)}
                leftSection={<Icon name={icon} size={16} />}
                onClick={() => move(way, typed)}
              >
                {words.ways[way]}
              </Button>
            ))}
        </Group>
      </Fieldset>
      {menus.length > 1 && (
        <NativeSelect
          label={words.menu}
          value={area}
          data={[...menus]}
          onChange={({ currentTarget }) => toMenu(currentTarget.value, typed)}
        />
      )}
    </>
  );
}

function withTitles(entry: Entry, titles: Readonly<Record<string, string>>): Entry {
  const texts = Object.fromEntries(Object.entries(titles).map(([code, title]) => [code, { title }]));
  // A page without a title of its own is stored without texts.
  if ('collectionId' in entry && Object.keys(texts).length === 0) return { collectionId: entry.collectionId };
  return { ...entry, texts };
}
