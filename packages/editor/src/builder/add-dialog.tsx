import { type BlockPlace, blockDefinitions, panelOf } from '@awning/site-model';
import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import style from './builder.module.css';
import { builderTexts } from './messages.ts';

interface AddDialogProps {
  readonly place: BlockPlace | undefined;
  readonly onClose: () => void;
  readonly onAdd: (type: string, place: BlockPlace) => void;
  /** A ready-made section is wanted instead. */
  readonly onSections: (place: BlockPlace) => void;
}

/** The kinds of blocks, found by typing a part of their name; Enter adds the first. */
export function AddDialog({ place, onClose, onAdd, onSections }: AddDialogProps) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={place !== undefined}
      onClose={onClose}
      title={words.add}
      // What was added has the focus then.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {place && (
        <>
          <Kinds onChoose={(type) => onAdd(type, place)} />
          <Button
            variant="default"
            fullWidth
            mt="md"
            leftSection={<Icon name="grid" size={16} />}
            onClick={() => onSections(place)}
          >
            {words.addSection}
          </Button>
        </>
      )}
    </Modal>
  );
}

function Kinds({ onChoose }: { readonly onChoose: (type: string) => void }) {
  const words = useTexts(builderTexts);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(language);
  const found = blockDefinitions
    .map((definition) => ({ type: definition.name, name: panelOf(definition, language).title }))
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <>
      <TextInput
        label={words.searchBlocks}
        data-autofocus
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          onChoose(first.type);
        }}
      />
      <ul className={style['kinds']}>
        {found.map(({ type, name }) => (
          <li key={type}>
            <button type="button" className={style['kind']} onClick={() => onChoose(type)}>
              <Icon name={icons[type] ?? 'lines'} size={18} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text size="sm">{words.noneFound}</Text>}
    </>
  );
}

const icons: Readonly<Partial<Record<string, IconName>>> = {
  image: 'picture',
  gallery: 'picture',
  row: 'grid',
  form: 'form',
  newsletter: 'mail',
  'summary-v2': 'product',
  video: 'film',
  audio: 'sound',
  tagcloud: 'tag',
  archive: 'archive',
  calendar: 'calendar',
  map: 'place',
  rss: 'feed',
};
