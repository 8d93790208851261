import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { attendeeTexts } from './messages.ts';
import { NoteDialog } from './note-dialog.tsx';
import { type Attendee, attendeesKey } from './queries.ts';

interface CancelAttendeeProps {
  readonly attendee: Attendee;
  readonly onClose: () => void;
}

/** Takes the places of one person back. */
export function CancelAttendee({ attendee: { id, name }, onClose }: CancelAttendeeProps) {
  const words = useTexts(attendeeTexts);
  const cancelling = useChange({
    change: (note: string) => call('POST /api/attendees/:id/cancel', { params: { id }, body: { note } }),
    stale: attendeesKey,
    success: words.cancelled,
    reasons: words.reasons,
  });
  return (
    <NoteDialog
      title={words.cancelTitle(name)}
      text={words.cancelText}
      action={words.cancel}
      isDangerous
      isBusy={cancelling.isPending}
      onClose={onClose}
      onConfirm={(note) => cancelling.mutate(note, { onSettled: onClose })}
    />
  );
}
