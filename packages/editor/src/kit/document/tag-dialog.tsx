import { checkTag, contentLimits, type TagType } from '@awning/site-model';
import { Autocomplete, Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';

interface TagDialogProps extends TagFormProps {
  /** Whether there is something to change. */
  readonly isOpen: boolean;
}

interface TagFormProps {
  readonly tagType: TagType;
  /** The tags or categories that there are. */
  readonly names: readonly string[];
  readonly words: {
    readonly title: string;
    readonly way: string;
    readonly ways: Readonly<Record<Way, string>>;
    readonly name: string;
    readonly fault: string;
    readonly apply: string;
  };
  readonly isBusy: boolean;
  readonly onApply: (change: { readonly way: Way; readonly name: string }) => void;
  readonly onClose: () => void;
}

type Way = 'add' | 'remove';

/** Gives what is selected in a list a tag or category, or takes one away. */
export function TagDialog({ isOpen, ...form }: TagDialogProps) {
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={form.onClose}
      title={form.words.title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {isOpen && <TagForm {...form} />}
    </Modal>
  );
}

function TagForm({ tagType, names, words, isBusy, onApply, onClose }: TagFormProps) {
  const common = useTexts(commonTexts);
  const [way, setWay] = useState<Way>('add');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function submit() {
    const name = typed.trim();
    if (name === '' || !checkTag(tagType, name).ok) return setFault(words.fault);
    if (!isBusy) onApply({ way, name });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <SegmentedControl
          aria-label={words.way}
          data={(['add', 'remove'] as const).map((each) => ({ value: each, label: words.ways[each] }))}
          value={way}
          onChange={(chosen) => setWay(chosen === 'remove' ? 'remove' : 'add')}
        />
        <Autocomplete
          data-autofocus
          label={words.name}
          data={[...names]}
          // It has the focus from the start: the suggestions would cover the button, and take the first Escape.
          openOnFocus={false}
          maxLength={contentLimits[`${tagType}Length`]}
          value={typed}
          error={fault}
          onChange={(value) => {
            setTyped(value);
            setFault(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.apply}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
