import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import type { Column } from './columns.ts';
import { ListScreen } from './list-screen.tsx';
import { useListAddress } from './use-list-address.ts';
import { usePagedRows } from './use-paged-rows.ts';

interface Pot {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

const choices = { glaze: ['blue', 'green'], sort: ['name', '-name', 'price', '-price'] } as const;
const columns: readonly Column<Pot>[] = [
  { key: 'name', title: 'Name', role: 'title', sort: { up: 'name', down: '-name' }, cell: ({ name }) => name },
  {
    key: 'price',
    title: 'Price',
    role: 'fact',
    isNumber: true,
    sort: { up: 'price', down: '-price' },
    cell: ({ price }) => price,
  },
];
const pots: readonly Pot[] = [
  { id: '1', name: 'Mug', price: '12.00' },
  { id: '2', name: 'Jug', price: '30.00' },
];

type Load = (asked: object, after: string | undefined) => Promise<{ rows: readonly Pot[]; nextAfter: string | null }>;
type Act = (rows: readonly Pot[], done: () => void) => void;

async function show({ address = '/pots', load, act = () => undefined }: { address?: string; load: Load; act?: Act }) {
  function Pots() {
    const list = useListAddress(choices);
    const query = usePagedRows({ key: ['pots', list.asked], load: (after) => load(list.asked, after) });
    return (
      <ListScreen
        title="Pots"
        address={list}
        query={query}
        columns={columns}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/pots/${id}`}
        search={{ label: 'Search pots' }}
        filters={[{ name: 'glaze', label: 'Glaze', options: { blue: 'Blue', green: 'Green' } }]}
        bulkActs={[{ label: 'Break', run: act, isBusy: false }]}
        empty={{ title: 'No pots yet', text: 'Throw the first one.' }}
      />
    );
  }
  return await renderScreen(Pots, { address });
}

const all: Load = () => Promise.resolve({ rows: pots, nextAfter: null });

describe('a list screen', () => {
  it('shows rows that are links, with headings and a title for the window', async () => {
    await show({ load: all });
    const link = await screen.findByRole('link', { name: 'Mug' });
    expect(link.getAttribute('href')).toBe('/pots/1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pots');
    expect(document.title).toBe('Pots');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('asks for what the address says, and leaves out what it does not know', async () => {
    const load = vi.fn<Load>(all);
    await show({ address: '/pots?search=mu&glaze=blue&sort=-price&page=9&x=1', load });
    await screen.findByRole('link', { name: 'Mug' });
    expect(load).toHaveBeenCalledWith({ search: 'mu', glaze: 'blue', sort: '-price' }, undefined);
    expect(screen.getByRole('searchbox', { name: 'Search pots' })).toHaveProperty('value', 'mu');
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows the rows of before, marked as busy, until the next are there', async () => {
    let answer = () => undefined as void;
    const load: Load = (asked) =>
      'glaze' in asked
        ? new Promise((resolve) => (answer = () => resolve({ rows: pots.slice(1), nextAfter: null })))
        : Promise.resolve({ rows: pots, nextAfter: null });
    const { router } = await show({ load });
    const isBusy = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy');
    await screen.findByRole('link', { name: 'Mug' });
    expect(isBusy()).toBe('false');
    await router.navigate({ to: '/pots?glaze=blue' });
    await waitFor(() => expect(isBusy()).toBe('true'));
    expect(screen.getByRole('link', { name: 'Mug' })).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mug' })).toBeNull());
    expect(isBusy()).toBe('false');
  });

  it('puts a search into the address once the typing rests, and "/" leads to it', async () => {
    const load = vi.fn<Load>(all);
    const { user, router } = await show({ address: '/pots?glaze=blue', load });
    await screen.findByRole('link', { name: 'Mug' });
    await user.keyboard('/jug ');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?glaze=blue&search=jug'));
    await waitFor(() => expect(load).toHaveBeenLastCalledWith({ glaze: 'blue', search: 'jug' }, undefined));
    expect(load.mock.calls.some(([asked]) => (asked as { search?: string }).search === 'j')).toBe(false);
  });

  it('sorts by its headings: one way, the other, and no more', async () => {
    const { user, router } = await show({ load: all });
    await screen.findByRole('link', { name: 'Mug' });
    const seen: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      const before = router.state.location.searchStr;
      await user.click(screen.getByRole('button', { name: 'Price' }));
      await waitFor(() => expect(router.state.location.searchStr).not.toBe(before));
      seen.push(router.state.location.searchStr);
    }
    expect(seen).toEqual(['?sort=-price', '?sort=price', '']);
  });

  it('reads the next rows behind the last one', async () => {
    const load: Load = (_asked, after) =>
      Promise.resolve(
        after === undefined
          ? { rows: pots, nextAfter: '2' }
          : { rows: [{ id: '3', name: `Bowl behind ${after}`, price: '9.00' }], nextAfter: null },
      );
    const { user } = await show({ load });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Bowl behind 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('acts on the selected rows, and forgets them when the act is done', async () => {
    const act = vi.fn<Act>((_rows, done) => done());
    const { user } = await show({ load: all, act });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Jug' }));
    const bar = screen.getByRole('region', { name: 'Selected rows' });
    expect(within(bar).getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(within(bar).getByText('2 selected')).toBeTruthy();
    await user.click(within(bar).getByRole('button', { name: 'Break' }));
    expect(act.mock.calls[0]?.[0]).toEqual(pots);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('teaches when there is nothing, and offers all rows when a search finds nothing', async () => {
    const none: Load = () => Promise.resolve({ rows: [], nextAfter: null });
    const first = await show({ load: none });
    expect(await screen.findByText('Throw the first one.')).toBeTruthy();
    first.unmount();
    const { user, router } = await show({ address: '/pots?search=zz&sort=name', load: none });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=name'));
  });

  it('says that a search goes on when it found nothing among the newest, and offers no end yet', async () => {
    const load: Load = (_asked, after) =>
      Promise.resolve(after === undefined ? { rows: [], nextAfter: '9' } : { rows: pots, nextAfter: null });
    const { user } = await show({ address: '/pots?search=mug', load });
    expect(await screen.findByText('Nothing found yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Mug' })).toBeTruthy();
  });

  it('MSG-014: says "Unable to load results" and loads again when asked to', async () => {
    let isBroken = true;
    const load: Load = (...asked) => (isBroken ? Promise.reject(new Problem('refused', 500, {})) : all(...asked));
    const { user } = await show({ load });
    expect(await screen.findByText('Unable to load results')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Mug' })).toBeTruthy();
  });
});
