import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { attendeeTexts } from './messages.ts';

const MAX_NOTE = 2000;

interface NoteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Asks before a mail is sent, and what it says besides. */
export function NoteDialog({ title, text, action, isDangerous = false, isBusy, onClose, onConfirm }: NoteDialogProps) {
  const words = useTexts(attendeeTexts);
  const common = useTexts(commonTexts);
  const [note, setNote] = useState('');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common.close }} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onConfirm(note.trim());
        }}
      >
        <Stack>
          <Text>{text}</Text>
          <Textarea
            label={words.note}
            description={words.noteHint}
            maxLength={MAX_NOTE}
            minRows={3}
            autosize
            data-autofocus
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.keep}
            </Button>
            <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isBusy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
