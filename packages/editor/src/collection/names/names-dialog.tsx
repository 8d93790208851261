import { contentLimits, isSameTag, type TagChange, type TagType } from '@awning/site-model';
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Ask } from '../../kit/ask.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { namesTexts } from './messages.ts';

/** What is to be done with which names. */
export interface Asked {
  readonly way: TagChange['way'];
  readonly names: readonly string[];
  /** How many posts have them. */
  readonly posts: number;
}

interface NamesDialogProps {
  /** Undefined while nothing is to be changed. */
  readonly asked: Asked | undefined;
  readonly tagType: TagType;
  /** All of the page. */
  readonly existing: readonly string[];
  readonly isBusy: boolean;
  readonly onApply: (change: Omit<TagChange, 'tagType'>) => void;
  readonly onClose: () => void;
}

/** Asks for the new name, for the one that stays, or whether the names may go. */
export function NamesDialog({ asked, ...rest }: NamesDialogProps) {
  const words = useTexts(namesTexts);
  const common = useTexts(commonTexts);
  const { isBusy, onApply, onClose } = rest;
  const { way, names, posts } = asked ?? { way: undefined, names: [], posts: 0 };
  return (
    <>
      <Modal
        opened={way === 'rename' || way === 'merge'}
        onClose={onClose}
        title={way === 'merge' ? words.mergeTitle(names.length) : words.renameTitle(names[0] ?? '')}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {asked?.way === 'rename' && <RenameForm asked={asked} {...rest} />}
        {asked?.way === 'merge' && <MergeForm asked={asked} {...rest} />}
      </Modal>
      <Ask
        isOpen={way === 'remove'}
        title={words.removeTitle(names.map((name) => `“${name}”`).join(', '))}
        action={words.remove}
        isBusy={isBusy}
        onClose={onClose}
        onConfirm={() => onApply({ way: 'remove', names })}
      >
        {words.removeText(posts)}
      </Ask>
    </>
  );
}

type FormProps = Omit<NamesDialogProps, 'asked'> & { readonly asked: Asked };

function RenameForm({ asked: { names }, tagType, existing, isBusy, onApply, onClose }: FormProps) {
  const words = useTexts(namesTexts);
  const [former = ''] = names;
  const [typed, setTyped] = useState(former);
  const [fault, setFault] = useState<string>();
  function submit() {
    const to = typed.trim();
    const isTaken = existing.some((name) => name !== former && isSameTag(name, to));
    if (to === '') return setFault(words.faults.missing);
    if (isTaken) return setFault(words.faults.exists[tagType]);
    if (!isBusy) onApply({ way: 'rename', names, to });
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          label={words.newName}
          maxLength={contentLimits[`${tagType}Length`]}
          autoComplete="off"
          value={typed}
          error={fault}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setFault(undefined);
          }}
        />
        <Actions action={words.rename} isBusy={isBusy} onClose={onClose} />
      </Stack>
    </form>
  );
}

function MergeForm({ asked: { names }, isBusy, onApply, onClose }: FormProps) {
  const words = useTexts(namesTexts);
  const [kept, setKept] = useState(names[0] ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onApply({ way: 'merge', names, to: kept });
      }}
    >
      <Stack>
        <NativeSelect
          data-autofocus
          label={words.kept}
          data={[...names]}
          value={kept}
          onChange={({ currentTarget: { value } }) => setKept(value)}
        />
        <Text size="sm">{words.mergeHint}</Text>
        <Actions action={words.merge} isBusy={isBusy} onClose={onClose} />
      </Stack>
    </form>
  );
}

interface ActionsProps {
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function Actions({ action, isBusy, onClose }: ActionsProps) {
  const common = useTexts(commonTexts);
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {action}
      </Button>
    </Group>
  );
}
