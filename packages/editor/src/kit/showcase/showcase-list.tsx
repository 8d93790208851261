import { Button } from '@mantine/core';
import { Icon } from '../icon.tsx';
import type { Column } from '../list/columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePagedRows } from '../list/use-paged-rows.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useUndoNotice } from '../use-undo-notice.tsx';
import { type Pot, pageOf, picture, pots } from './samples.ts';

const choices = { glaze: ['blue', 'green'], sort: ['name', '-name', 'onHand', '-onHand'] } as const;

const columns: readonly Column<Pot>[] = [
  {
    key: 'picture',
    title: 'Picture',
    role: 'picture',
    cell: ({ glaze }) => <img src={picture(glaze === 'blue' ? '#3c6e9f' : '#3f8f63')} alt="" />,
  },
  { key: 'name', title: 'Name', role: 'title', sort: { up: 'name', down: '-name' }, cell: ({ name }) => name },
  { key: 'price', title: 'Price', role: 'fact', isNumber: true, cell: ({ price }) => `€${price}` },
  {
    key: 'state',
    title: 'State',
    role: 'fact',
    cell: ({ onHand }) => (
      <StatusBadge tone={onHand === 0 ? 'bad' : 'good'}>{onHand === 0 ? 'Sold out' : 'Visible'}</StatusBadge>
    ),
  },
  { key: 'glaze', title: 'Glaze', role: 'detail', cell: ({ glaze }) => glaze },
  {
    key: 'onHand',
    title: 'On hand',
    role: 'detail',
    isNumber: true,
    sort: { up: 'onHand', down: '-onHand' },
    cell: ({ onHand }) => String(onHand),
  },
];

/** A list with everything that a list can have. */
export function ShowcaseList() {
  const address = useListAddress(choices);
  const { search = '', glaze, sort } = address.asked;
  const offerUndo = useUndoNotice();
  const rows = usePagedRows({
    key: ['pots', address.asked],
    load: (after) => {
      const found = pots
        .filter((pot) => glaze === undefined || pot.glaze === glaze)
        .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()));
      return Promise.resolve(pageOf(sorted(found, sort), after));
    },
  });
  return (
    <ListScreen
      title="Pots"
      lead="A list: picture first, numbers to the right, a row is a link."
      actions={<Button leftSection={<Icon name="plus" size={18} />}>New pot</Button>}
      address={address}
      query={rows}
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/pots/${id}`}
      search={{ label: 'Search pots', hint: 'How the name begins' }}
      filters={[{ name: 'glaze', label: 'Glaze', options: { blue: 'Blue', green: 'Green' } }]}
      bulkActs={[
        {
          label: 'Move to trash',
          isBusy: false,
          isDangerous: true,
          run: (chosen, done) => {
            offerUndo({ message: `${chosen.length} were moved to the trash.`, undo: () => Promise.resolve() });
            done();
          },
        },
      ]}
      empty={{ title: 'No pots yet', text: 'Throw the first one.' }}
    />
  );
}

function sorted(found: readonly Pot[], sort: string | undefined): readonly Pot[] {
  const key = sort?.replace('-', '') as 'name' | 'onHand' | undefined;
  if (key === undefined) return found;
  const up = found.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
  return sort?.startsWith('-') ? up.toReversed() : up;
}
