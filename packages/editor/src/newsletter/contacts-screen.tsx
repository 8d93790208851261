import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { contactTexts } from './messages.ts';
import { type Contact, contactChoices, contactsFile, contactsKey, contactsQuery } from './queries.ts';

const tones = { pending: 'open', subscribed: 'good', unsubscribed: 'quiet' } as const satisfies Record<string, Tone>;

export function ContactsScreen() {
  const words = useTexts(contactTexts);
  const address = useListAddress(contactChoices);
  const contacts = usePagedRows(contactsQuery(address.asked));
  const [chosen, setChosen] = useState<readonly Contact[]>([]);
  const remove = useChange({
    change: async (gone: readonly Contact[]) => {
      for (const { id } of gone) await call('DELETE /api/newsletter/contacts/:id', { params: { id } });
    },
    stale: contactsKey,
    success: words.deleted,
    reasons: words.reasons,
  });
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        actions={<DownloadButton href={contactsFile(address.asked)}>{words.download}</DownloadButton>}
        address={address}
        query={contacts}
        columns={useColumns((contact) => setChosen([contact]))}
        nameOf={({ email }) => email}
        search={{ label: words.search }}
        filters={[{ name: 'status', label: words.filter, options: words.status }]}
        bulkActs={[{ label: words.delete, run: setChosen, isBusy: remove.isPending, isDangerous: true }]}
        empty={{ title: words.empty, text: words.emptyText }}
      />
      <Ask
        isOpen={chosen.length > 0}
        title={chosen.length === 1 ? words.deleteTitle : words.deleteTitleMany(chosen.length)}
        action={words.delete}
        isBusy={remove.isPending}
        onClose={() => setChosen([])}
        onConfirm={() => remove.mutate(chosen, { onSettled: () => setChosen([]) })}
      >
        {words.deleteText}
      </Ask>
    </>
  );
}

function useColumns(onDelete: (contact: Contact) => void): readonly Column<Contact>[] {
  const words = useTexts(contactTexts);
  const format = useFormat();
  return [
    { key: 'email', title: words.email, role: 'title', cell: ({ email }) => email },
    {
      key: 'status',
      title: words.filter,
      role: 'fact',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.status[status]}</StatusBadge>,
    },
    {
      key: 'since',
      title: words.since,
      role: 'detail',
      isDate: true,
      cell: ({ unsubscribedAt, subscribedAt, createdAt }) => format.day(unsubscribedAt ?? subscribedAt ?? createdAt),
    },
    { key: 'language', title: words.language, role: 'detail', cell: ({ language }) => language },
    {
      key: 'delete',
      title: words.actions,
      role: 'fact',
      isNumber: true,
      cell: (contact) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={words.deleteOf(contact.email)}
          onClick={() => onDelete(contact)}
        >
          {words.delete}
        </Button>
      ),
    },
  ];
}
