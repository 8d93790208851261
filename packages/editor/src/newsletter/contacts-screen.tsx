import { Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More } from '../kit/records.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { ContactList } from './contact-list.tsx';
import { contactTexts } from './messages.ts';
import { type ContactFilter, type ContactStatus, contactsQuery } from './queries.ts';

const statuses: readonly ContactStatus[] = ['subscribed', 'pending', 'unsubscribed'];
const typingMs = 250;

export function ContactsScreen() {
  const words = useTexts(contactTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<ContactStatus>();
  const [search] = useDebouncedValue(typed.trim(), typingMs);
  const filter: ContactFilter = {
    ...(search === '' ? {} : { q: search }),
    ...(status === undefined ? {} : { status }),
  };
  const contacts = useInfiniteQuery(contactsQuery(filter));
  const query = new URLSearchParams({ ...filter }).toString();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <DownloadButton href={`/config/contacts.csv${query === '' ? '' : `?${query}`}`}>
          {words.download}
        </DownloadButton>
      }
    >
      <Group align="flex-end">
        <TextInput
          type="search"
          label={words.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={200}
          w={{ base: '100%', sm: 320 }}
        />
        <Select
          label={words.filter}
          data={[
            { value: 'all', label: common.all },
            ...statuses.map((value) => ({ value, label: words.status[value] })),
          ]}
          value={status ?? 'all'}
          onChange={(value) => setStatus(statuses.find((known) => known === value))}
          allowDeselect={false}
          w={{ base: '100%', sm: 180 }}
        />
      </Group>
      <Card isFlush>
        <Loaded query={contacts}>
          {({ pages }) => (
            <ContactList
              contacts={pages.flatMap((page) => page.contacts)}
              isFiltered={Object.keys(filter).length > 0}
            />
          )}
        </Loaded>
      </Card>
      <More query={contacts} />
    </Page>
  );
}
