import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { documentQuery } from '../kit/document/kind.ts';
import { Icon } from '../kit/icon.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { EndAccess } from './end-access.tsx';
import { GiveAccess } from './give-access.tsx';
import { memberAreaKind } from './member-area-kind.ts';
import { memberAreaTexts } from './messages.ts';
import { type Member, memberChoices, membersQuery } from './queries.ts';

/** Who has or had access to a member area. */
export function MembersScreen() {
  const words = useTexts(memberAreaTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const area = useQuery(documentQuery(memberAreaKind, id));
  const primary = usePrimaryLanguage();
  const address = useListAddress(memberChoices);
  const members = usePagedRows(membersQuery(id, address.asked));
  const [isGiving, setGiving] = useState(false);
  const [ending, setEnding] = useState<Member>();
  const name = area.data?.body.texts[primary]?.name ?? words.unnamed;
  return (
    <>
      <ListScreen
        title={words.membersOf(name)}
        lead={words.membersLead}
        back={<BackLink to={`${memberAreaKind.listPath}/${id}`}>{name}</BackLink>}
        actions={
          <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setGiving(true)}>
            {words.give}
          </Button>
        }
        address={address}
        query={members}
        columns={useColumns(setEnding)}
        nameOf={({ email }) => email || words.forgotten}
        hrefOf={({ orderId }) => (orderId === null ? undefined : `/config/commerce/orders/${orderId}`)}
        search={{ label: words.searchMembers, hint: words.searchMembersHint }}
        filters={[{ name: 'show', label: words.state, options: words.states }]}
        empty={{ title: words.noMembers, text: words.noMembersText }}
      />
      <GiveAccess areaId={id} isOpen={isGiving} onClose={() => setGiving(false)} />
      <EndAccess member={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

function useColumns(onEnd: (member: Member) => void): readonly Column<Member>[] {
  const words = useTexts(memberAreaTexts);
  const format = useFormat();
  return [
    { key: 'email', title: words.person, role: 'title', cell: ({ email }) => email || words.forgotten },
    { key: 'state', title: words.state, role: 'fact', cell: (member) => <State member={member} /> },
    {
      key: 'cause',
      title: words.cause,
      role: 'detail',
      cell: ({ orderNumber, who, reason }) =>
        orderNumber === null ? words.givenBy(who, reason) : words.order(orderNumber),
    },
    { key: 'since', title: words.since, role: 'detail', isDate: true, cell: ({ startsAt }) => format.day(startsAt) },
    {
      key: 'end',
      title: words.act,
      role: 'fact',
      cell: (member) =>
        member.isOpen && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.endOf(member.email)}
            onClick={(event) => {
              event.preventDefault();
              onEnd(member);
            }}
          >
            {words.end}
          </Button>
        ),
    },
  ];
}

/** Whether the access is open, and until when. */
function State({ member: { isOpen, hasAccount, until, renews, endedAt, endedBy } }: { readonly member: Member }) {
  const words = useTexts(memberAreaTexts);
  const format = useFormat();
  const day = until === null ? '' : format.day(until);
  const end = until === null ? words.noEnd : renews ? words.renews(day) : words.untilDay(day);
  return (
    <Group gap="xs">
      <StatusBadge tone={isOpen ? 'good' : 'quiet'}>
        {isOpen ? (hasAccount ? words.states.open : words.waits) : words.states.ended}
      </StatusBadge>
      <Text size="sm">{endedAt !== null && endedBy !== null ? words.endedBy[endedBy](format.day(endedAt)) : end}</Text>
    </Group>
  );
}
