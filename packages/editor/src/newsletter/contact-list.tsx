import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Empty } from '../kit/empty.tsx';
import { Record, Records, recordStyle } from '../kit/records.tsx';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './contact-list.module.css';
import { contactTexts } from './messages.ts';
import { type Contact, contactsKey } from './queries.ts';

const tones = { pending: 'open', subscribed: 'good', unsubscribed: 'quiet' } as const satisfies Record<string, Tone>;

interface ContactListProps {
  readonly contacts: readonly Contact[];
  /** Nothing there then means something else. */
  readonly isFiltered: boolean;
}

export function ContactList({ contacts, isFiltered }: ContactListProps) {
  const words = useTexts(contactTexts);
  const format = useFormat();
  const [chosen, setChosen] = useState<Contact>();
  const remove = useChange({
    change: async (contact: Contact) => {
      await call('DELETE /api/newsletter/contacts/:id', { params: { id: contact.id } });
      setChosen(undefined);
    },
    stale: contactsKey,
    success: words.deleted,
    reasons: words.reasons,
  });
  if (contacts.length === 0) {
    const [title, text] = isFiltered ? [words.noneFound, words.noneFoundText] : [words.empty, words.emptyText];
    return <Empty title={title}>{text}</Empty>;
  }
  return (
    <>
      <Records label={words.title}>
        {contacts.map((contact) => (
          <Record key={contact.id}>
            <div className={`${recordStyle['line']} ${style['line']}`}>
              <Stack gap={0} miw={0}>
                <strong className={style['email']}>{contact.email}</strong>
                <span className={recordStyle['quiet']}>
                  {words.since(format.day(contact.unsubscribedAt ?? contact.subscribedAt ?? contact.createdAt))},{' '}
                  {contact.language}
                </span>
              </Stack>
              <StatusBadge tone={tones[contact.status]}>{words.status[contact.status]}</StatusBadge>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                aria-label={words.deleteOf(contact.email)}
                onClick={() => setChosen(contact)}
              >
                {words.delete}
              </Button>
            </div>
          </Record>
        ))}
      </Records>
      <Ask
        isOpen={chosen !== undefined}
        title={words.deleteTitle}
        action={words.delete}
        isBusy={remove.isPending}
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && remove.mutate(chosen)}
      >
        {words.deleteText}
      </Ask>
    </>
  );
}
