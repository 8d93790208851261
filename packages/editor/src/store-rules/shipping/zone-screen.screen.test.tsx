import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { NewZoneScreen } from './new-zone-screen.tsx';
import type { Zone, ZoneBody } from './queries.ts';
import { ZoneScreen } from './zone-screen.tsx';

const place = (country: string | null) => ({ country, region: null, postalPrefix: null });
const body: ZoneBody = {
  name: 'Nordics',
  areas: [place('SE'), place('NO')],
  options: [
    { id: 'o1', texts: { en: 'Parcel' }, calculator: 'weight', bands: [{ from: '0', price: '9.50' }] },
    { id: 'o2', texts: { en: 'Letter' }, calculator: 'subtotal', bands: [{ from: '0.00', price: '4.00' }] },
  ],
};
const zone: Zone = {
  id: 'z2',
  version: 3,
  state: 'published',
  isVisible: true,
  body,
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};
const path = '/api/commerce/shipping-zones/z2';

it('works out an example with what is typed, and names what cannot work before and after saving', async () => {
  const norway: ZoneBody = { ...body, name: 'Fjords', areas: [place('NO')] };
  let saved = zone;
  const sent = answerCalls({
    [`GET ${path}`]: () => saved,
    [`PUT ${path}`]: ({ body: asked }) =>
      (saved = { ...zone, version: 4, body: (asked as { readonly body: ZoneBody }).body }),
    'GET /api/commerce/store-rules/shipping': () => ({
      zones: [
        { id: 'z1', body: norway },
        { id: 'z2', body: saved.body },
      ],
      storeCountry: 'SE',
      taxedCountries: [],
      isTaxedEverywhere: false,
      minimumOrderSubtotal: null,
    }),
  });
  const address = '/config/commerce/shipping/z2';
  const { user } = await renderScreen(ZoneScreen, { address, path: '/config/commerce/shipping/$id' });

  const shadowed = 'Norway is in “Nordics” and in “Fjords”. Only “Fjords” counts there.';
  expect(await screen.findByText(shadowed)).toBeTruthy();
  const example = screen.getByText('An order of €60.00 (1.2 kg, 2 pieces) to Sweden:').parentElement!;
  expect(within(example).getByText('€9.50')).toBeTruthy();

  const [freeFrom] = screen.getAllByLabelText('Free from');
  await user.type(freeFrom!, '50');
  expect(within(example).getByText('Free')).toBeTruthy();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Saved')).toBeTruthy();
  // Once on the screen, once as a notice.
  expect(await screen.findAllByText(shadowed)).toHaveLength(2);
  expect(sent.find(({ name }) => name === `PUT ${path}`)?.body).toMatchObject({
    version: 3,
    body: { options: [{ id: 'o1', freeFrom: '50' }, { id: 'o2' }] },
  });
});

it('works out nothing while a step lacks its numbers, rather than an example without the zone', async () => {
  answerCalls({
    [`GET ${path}`]: () => zone,
    'GET /api/commerce/store-rules/shipping': () => ({
      zones: [{ id: 'z2', body }],
      storeCountry: 'SE',
      taxedCountries: [],
      isTaxedEverywhere: true,
      minimumOrderSubtotal: null,
    }),
  });
  const address = '/config/commerce/shipping/z2';
  const { user } = await renderScreen(ZoneScreen, { address, path: '/config/commerce/shipping/$id' });
  expect(await screen.findByText('€9.50')).toBeTruthy();

  await user.click(screen.getAllByRole('button', { name: 'Add a step' })[0]!);
  expect(screen.getByText('Enter numbers to see what shipping costs.')).toBeTruthy();
  expect(screen.queryByText(/there are no zones yet/)).toBeNull();
  expect(screen.queryByText(/No zone ships to Sweden/)).toBeNull();
});

it('says that a country without a tax rule is sold to without tax, with a way to the rule', async () => {
  let saved: Zone = { ...zone, body: { ...body, areas: [place('DE'), place('AT'), place('CH')] } };
  answerCalls({
    [`GET ${path}`]: () => saved,
    [`PUT ${path}`]: ({ body: asked }) =>
      (saved = { ...zone, version: 4, body: (asked as { readonly body: ZoneBody }).body }),
    'GET /api/commerce/store-rules/shipping': () => ({
      zones: [{ id: 'z2', body: saved.body }],
      storeCountry: 'DE',
      taxedCountries: ['DE'],
      isTaxedEverywhere: false,
      minimumOrderSubtotal: null,
    }),
  });
  const address = '/config/commerce/shipping/z2';
  const { user } = await renderScreen(ZoneScreen, { address, path: '/config/commerce/shipping/$id' });

  const untaxed = 'There is no tax rule for Austria. Orders there are sold without tax.';
  expect(await screen.findByText(untaxed)).toBeTruthy();
  expect(screen.getByText(/^There is no tax rule for Switzerland, .* For exports that is usual\.$/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Add a tax rule for Austria' });
  expect(link.getAttribute('href')).toBe('/config/commerce/taxes/new?country=AT');

  await user.type(screen.getAllByLabelText('Free from')[0]!, '50{Enter}');
  expect(await screen.findByText('Saved')).toBeTruthy();
  // Once on the screen, once as a notice.
  expect(await screen.findAllByText(untaxed)).toHaveLength(2);
});

it('takes the first country that fits with Enter, and forgets a fault once it is mended', async () => {
  answerCalls({
    'GET /api/commerce/store-rules/shipping': () => ({
      zones: [],
      storeCountry: 'DE',
      taxedCountries: [],
      isTaxedEverywhere: false,
      minimumOrderSubtotal: null,
    }),
  });
  const address = '/config/commerce/shipping/new';
  const { user } = await renderScreen(NewZoneScreen, { address, path: address });
  await user.type(await screen.findByRole('combobox', { name: /Countries/ }), 'Austri{Enter}');
  const picked = [...document.querySelectorAll('.mantine-MultiSelect-pill')].map(({ textContent }) => textContent);
  expect(picked).toEqual(['Austria']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const missing = 'Add at least one way of shipping.';
  expect(await screen.findByText(missing)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a way of shipping' }));
  expect(screen.queryByText(missing)).toBeNull();
});
