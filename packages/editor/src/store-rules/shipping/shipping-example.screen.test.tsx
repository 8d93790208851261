import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { ShippingExample } from './shipping-example.tsx';

/** A zone whose country is chosen while the example stands beside it. */
function Beside() {
  const [country, setCountry] = useState('DE');
  return (
    <>
      <button type="button" onClick={() => setCountry('PT')}>
        Portugal
      </button>
      <ShippingExample zones={[]} startCountry={country} />
    </>
  );
}

it('follows the country of the shop or the zone until another one is chosen in it', async () => {
  const { user } = await renderScreen(Beside, { address: '/config' });
  expect(screen.getByText(/to Germany/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Portugal' }));
  expect(screen.getByText(/to Portugal/)).toBeTruthy();
});
