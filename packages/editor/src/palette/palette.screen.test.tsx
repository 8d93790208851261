import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { Palette } from './palette.tsx';

const none = () => ({ rows: [] as readonly object[], nextAfter: null });
const lists = {
  'GET /api/pages': none,
  'GET /api/items': none,
  'GET /api/collections': none,
  'GET /api/files': none,
  'GET /api/commerce/products': none,
  'GET /api/commerce/coupons': none,
  'GET /api/commerce/member-areas': none,
  'GET /api/commerce/orders': () => ({ orders: [], nextAfter: null }),
  'GET /api/newsletter/contacts': () => ({ contacts: [], nextAfter: null }),
};

async function open(options: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  const onClose = vi.fn<() => void>();
  const view = await renderScreen(() => <Palette onClose={onClose} />, { address: '/config', ...options });
  return { ...view, onClose, field: screen.getByRole('combobox') };
}

const chosen = () => screen.getByRole('option', { selected: true });

describe('the search over everything', () => {
  it('lists every screen before anything is typed, and asks the server for nothing', async () => {
    const asked = answerCalls(lists);
    const { field } = await open();
    expect(screen.getByRole('group', { name: 'Go to' }).textContent).toContain('Orders');
    expect(screen.getByRole('group', { name: 'Create' }).textContent).toContain('New product');
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
    expect(asked).toEqual([]);
  });

  it('opens what the arrow keys choose', async () => {
    answerCalls(lists);
    const { user, field, onClose, router } = await open();
    await user.type(field, 'coup');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Coupons', 'New coupon']),
    );
    expect(chosen().textContent).toBe('Coupons');
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toBe('New coupon');
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toBe('Coupons');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/config/commerce/coupons/new'));
  });

  it('finds what lists hold, five of each, and keeps the choice while further results arrive', async () => {
    const orders = Array.from({ length: 7 }, (_, index) => ({
      id: `o${index}`,
      number: 1001 + index,
      name: 'Ada',
      email: 'ada@example.com',
    }));
    const rows = [
      { id: 'p1', title: 'Ada mug', facts: {} },
      { id: 'p2', title: 'Ada jug', facts: {} },
    ];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answerCalls({
      ...lists,
      'GET /api/commerce/orders': async () => {
        await held;
        return { orders, nextAfter: null };
      },
      'GET /api/commerce/products': () => ({ rows, nextAfter: null }),
    });
    const { user, field, router } = await open();
    await user.type(field, 'ada');
    await screen.findByRole('option', { name: /Ada jug/ });
    await user.keyboard('{ArrowDown}');
    expect(chosen().textContent).toContain('Ada jug');
    answer();
    await waitFor(() => expect(screen.getAllByRole('option', { name: /ada@example.com/ })).toHaveLength(5));
    expect(chosen().textContent).toContain('Ada jug');
    await user.click(screen.getByRole('option', { name: /1003/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config/commerce/orders/o2'));
  });

  it('says which list could not be read, and that nothing was found', async () => {
    const { 'GET /api/commerce/products': _products, ...others } = lists;
    answerCalls(others);
    const { user, field } = await open();
    await user.type(field, 'zzz');
    expect((await screen.findByRole('alert')).textContent).toBe('Products: Unable to load. Try again.');
    await screen.findByText(/Nothing found for “zzz”/);
  });

  it('asks only the lists that the member may see', async () => {
    const asked = answerCalls(lists);
    const { user, field } = await open({ mayOnly: ['config.open', 'orders.read'] });
    await user.type(field, '1001');
    await waitFor(() =>
      expect(asked.map(({ name, query }) => [name, query])).toEqual([['GET /api/commerce/orders', { search: '1001' }]]),
    );
  });
});
