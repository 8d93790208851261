import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ListedCollection } from '../../collection/queries.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { bulkTexts } from './messages.ts';

interface MoveDialogProps {
  /** How many posts; none while nothing is to be moved. */
  readonly count: number;
  readonly lists: readonly ListedCollection[];
  readonly isBusy: boolean;
  readonly onMove: (collectionId: string) => void;
  readonly onClose: () => void;
}

/** Moves the selected posts to another page that lists posts. */
export function MoveDialog({ count, ...form }: MoveDialogProps) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={count > 0}
      onClose={form.onClose}
      title={words.moveTitle(count)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {count > 0 && <MoveForm count={count} {...form} />}
    </Modal>
  );
}

function MoveForm({ count, lists, isBusy, onMove, onClose }: MoveDialogProps) {
  const words = useTexts(bulkTexts);
  const common = useTexts(commonTexts);
  const [chosen, setChosen] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === '') return setFault(words.noList);
        if (!isBusy) onMove(chosen);
      }}
    >
      <Stack>
        <NativeSelect
          data-autofocus
          label={words.list}
          data={[
            { value: '', label: words.chooseList },
            ...lists.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={chosen}
          error={fault}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value);
            setFault(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.moveTitle(count)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
