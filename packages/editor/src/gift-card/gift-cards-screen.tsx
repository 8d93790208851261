import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { GiftCardStatus } from './gift-card-status.tsx';
import { IssueGiftCard } from './issue-gift-card.tsx';
import { giftCardTexts } from './messages.ts';
import { giftCardChoices, giftCardsQuery, type ListedGiftCard } from './queries.ts';

export function GiftCardsScreen() {
  const words = useTexts(giftCardTexts);
  const address = useListAddress(giftCardChoices);
  const cards = usePagedRows(giftCardsQuery(address.asked));
  const [isIssuing, setIssuing] = useState(false);
  const issue = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setIssuing(true)}>
      {words.issue}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        actions={issue}
        address={address}
        query={cards}
        columns={useColumns()}
        nameOf={({ lastCharacters }) => words.named(lastCharacters)}
        hrefOf={({ id }) => `/config/commerce/gift-cards/${id}`}
        search={{ label: words.search, hint: words.searchHint }}
        empty={{ title: words.empty, text: words.emptyText }}
      />
      <IssueGiftCard isOpen={isIssuing} onClose={() => setIssuing(false)} />
    </>
  );
}

function useColumns(): readonly Column<ListedGiftCard>[] {
  const words = useTexts(giftCardTexts);
  const format = useFormat();
  return [
    { key: 'card', title: words.card, role: 'title', cell: ({ lastCharacters }) => words.named(lastCharacters) },
    { key: 'state', title: words.state, role: 'fact', cell: ({ state }) => <GiftCardStatus state={state} /> },
    {
      key: 'recipient',
      title: words.recipient,
      role: 'detail',
      cell: ({ recipientName, recipientEmail }) => recipientName || (recipientEmail ?? ''),
    },
    {
      key: 'created',
      title: words.created,
      role: 'detail',
      isDate: true,
      cell: ({ createdAt }) => format.day(createdAt),
    },
    { key: 'value', title: words.value, role: 'detail', isNumber: true, cell: ({ value }) => format.money(value) },
    {
      key: 'balance',
      title: words.balance,
      role: 'fact',
      isNumber: true,
      cell: ({ balance }) => format.money(balance),
    },
  ];
}
