import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Ask } from '../kit/ask.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { groupName, isStillSoldOut } from './group.ts';
import { restockTexts } from './messages.ts';
import { groupsQuery, loadAllGroups, type RestockGroup, restockKey, tellAll } from './queries.ts';
import { SignUps } from './sign-ups.tsx';

export function RestockScreen() {
  const words = useTexts(restockTexts);
  const address = useListAddress({});
  const groups = usePagedRows(groupsQuery);
  const [told, setTold] = useState<readonly RestockGroup[]>([]);
  const [opened, setOpened] = useState<RestockGroup>();
  const tell = useChange({ change: tellAll, stale: restockKey, success: words.sent, reasons: words.reasons });
  const gather = useChange({ change: loadAllGroups });
  const choose = (chosen: readonly RestockGroup[]) => setTold(chosen.filter(({ isPublished }) => isPublished));
  const count = told.reduce((sum, { signUpCount }) => sum + signUpCount, 0);
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        actions={
          <Group gap="xs">
            <Button variant="default" component={Link} to="/config/commerce/restock/settings">
              {words.settings}
            </Button>
            {groups.data?.some(({ isPublished }) => isPublished) && (
              <Button loading={gather.isPending} onClick={() => gather.mutate(undefined, { onSuccess: choose })}>
                {words.tellEverybody}
              </Button>
            )}
          </Group>
        }
        address={address}
        query={groups}
        columns={useColumns(setOpened, (group) => setTold([group]))}
        nameOf={groupName}
        bulkActs={[
          {
            label: words.tell,
            run: choose,
            isBusy: tell.isPending,
          },
        ]}
        empty={{ title: words.empty, text: words.emptyText }}
      />
      <Ask
        isOpen={told.length > 0}
        title={words.tellTitle(count)}
        action={words.action(count)}
        isHarmless
        isBusy={tell.isPending}
        onClose={() => setTold([])}
        onConfirm={() => tell.mutate(told, { onSettled: () => setTold([]) })}
      >
        {useQuestion(told, count)}
      </Ask>
      {opened && <SignUps group={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What is sent to how many, and what speaks against it. */
function useQuestion(told: readonly RestockGroup[], count: number): string {
  const words = useTexts(restockTexts);
  const soldOut = told.filter(isStillSoldOut).length;
  const [only, ...others] = told;
  if (only && others.length === 0) {
    return [words.tellText(count, groupName(only)), soldOut > 0 ? words.tellSoldOut : ''].filter(Boolean).join(' ');
  }
  const warning = soldOut > 0 ? words.tellManySoldOut(soldOut) : '';
  return [words.tellMany(count, told.length), warning].filter(Boolean).join(' ');
}

function useColumns(
  onOpen: (group: RestockGroup) => void,
  onTell: (group: RestockGroup) => void,
): readonly Column<RestockGroup>[] {
  const words = useTexts(restockTexts);
  const format = useFormat();
  return [
    { key: 'product', title: words.product, role: 'title', cell: groupName },
    {
      key: 'waiting',
      title: words.waiting,
      role: 'fact',
      isNumber: true,
      cell: ({ signUpCount }) => (
        <>
          <Text span inherit visibleFrom="sm">
            {format.number(signUpCount)}
          </Text>
          {/* On a phone the table has no head. */}
          <Text span inherit hiddenFrom="sm">
            {words.waitingCount(format.number(signUpCount))}
          </Text>
        </>
      ),
    },
    {
      key: 'since',
      title: words.since,
      role: 'detail',
      isDate: true,
      cell: ({ waitingSince }) => format.day(waitingSince),
    },
    {
      key: 'stock',
      title: words.stock,
      role: 'detail',
      isNumber: true,
      cell: ({ qtyInStock, isPublished }) =>
        isPublished ? (
          qtyInStock === null ? (
            words.unlimited
          ) : (
            format.number(qtyInStock)
          )
        ) : (
          <StatusBadge tone="quiet">{words.hidden}</StatusBadge>
        ),
    },
    {
      key: 'actions',
      title: words.actions,
      role: 'fact',
      isNumber: true,
      cell: (group) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.peopleOf(groupName(group))}
            onClick={() => onOpen(group)}
          >
            {words.people}
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            disabled={!group.isPublished}
            aria-label={words.tellOf(groupName(group))}
            onClick={() => onTell(group)}
          >
            {words.tell}
          </Button>
        </Group>
      ),
    },
  ];
}
