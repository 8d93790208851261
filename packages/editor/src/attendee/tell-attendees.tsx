import { call } from '../api/client.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { attendeeTexts } from './messages.ts';
import { NoteDialog } from './note-dialog.tsx';
import { type AttendedEvent, attendeesKey } from './queries.ts';

interface TellAttendeesProps {
  readonly event: AttendedEvent;
  readonly onClose: () => void;
}

/** Mails everybody who comes that the event has changed or is called off. */
export function TellAttendees({ event: { id, isOn }, onClose }: TellAttendeesProps) {
  const words = useTexts(attendeeTexts);
  const telling = useChange({
    change: (note: string) => call('POST /api/attendees/tell', { body: { itemId: id, note } }),
    stale: attendeesKey,
    success: words.told,
    reasons: words.reasons,
  });
  return (
    <NoteDialog
      title={isOn ? words.tellMovedTitle : words.tellCalledOffTitle}
      text={isOn ? words.tellMovedText : words.tellCalledOffText}
      action={words.tell}
      isBusy={telling.isPending}
      onClose={onClose}
      onConfirm={(note) => telling.mutate(note, { onSettled: onClose })}
    />
  );
}
