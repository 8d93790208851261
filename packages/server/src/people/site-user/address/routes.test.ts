import { addProduct, type SignedInSiteUser, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../../../store/checkout/checkout.fixture.ts';

const path = '/api/site-users/account/addresses';
const harbour = {
  firstName: 'Mila',
  lastName: 'Roth',
  company: 'Hafenkontor',
  line1: 'Am Hafen 1',
  line2: '',
  city: 'Husum',
  region: '',
  postalCode: '25813',
  country: 'DE',
  phone: '',
};
const dyke = { ...harbour, line1: 'Am Deich 3' };

interface Listed {
  readonly id: string;
  readonly line1: string;
  readonly isDefault: boolean;
}

let server: TestServer;
let user: SignedInSiteUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await signedInSiteUser(server);
});
afterAll(() => server.close());

describe('the address book', () => {
  it('lists what was added, the default one first; the first one is the default by itself', async () => {
    await user.post(path, harbour);
    await user.post(path, { ...dyke, isDefault: true });

    expect(await listed()).toMatchObject([
      { ...dyke, isDefault: true },
      { ...harbour, isDefault: false },
    ]);
  });

  it('changes an address, and makes another one the default', async () => {
    const first = (await user.post(path, harbour)).json<Listed>();
    const second = (await user.post(path, dyke)).json<Listed>();
    await user.put(`${path}/${second.id}`, { ...dyke, line1: 'Am Deich 4', isDefault: true });

    expect(await summary()).toEqual(['Am Deich 4 *', 'Am Hafen 1']);
    await user.put(`${path}/${second.id}`, { ...dyke, isDefault: false });
    expect(await summary()).toEqual(['Am Deich 3 *', 'Am Hafen 1']);
    await user.delete(`${path}/${second.id}`);
    expect(await summary()).toEqual(['Am Hafen 1 *']);
    expect((await user.delete(`${path}/${first.id}`)).status).toBe(200);
    expect(await summary()).toEqual([]);
  });

  it('has one default however many ask for it at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => user.post(path, { ...harbour, isDefault: true })));

    expect((await listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('holds at most fifty', async () => {
    for (let index = 0; index < 50; index += 1) {
      expect((await user.post(path, harbour)).status).toBe(200);
      server.clock.advance({ seconds: 2 });
    }

    expect((await user.post(path, harbour)).status).toBe(409);
  });

  it('refuses what no letter could be sent to', async () => {
    const answer = await user.post(path, { ...harbour, firstName: ' ', postalCode: '', country: 'XX' });

    expect(answer.json()).toMatchObject({
      errors: {
        firstName: 'This field is required.',
        postalCode: 'This field is required.',
        country: 'Please choose a country.',
      },
    });
  });

  it('belongs to one site user alone', async () => {
    const { id } = (await user.post(path, harbour)).json<Listed>();
    const stranger = await signedInSiteUser(server);
    const elsewhere = await signedInSiteUser(server, { website: server.otherWebsite });

    for (const other of [stranger, elsewhere]) {
      expect((await other.put(`${path}/${id}`, dyke)).status).toBe(404);
      expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect(await summary()).toEqual(['Am Hafen 1 *']);
  });
});

describe('at the checkout', () => {
  it('the default address and the address of the account are filled in', async () => {
    await user.post(path, harbour);
    await addToCart(user, await addProduct(server));
    const page = (await user.get('/checkout')).text;

    expect(page).toContain(`value="${user.email}"`);
    expect(page).toContain('value="Am Hafen 1"');
  });
});

describe('by plain forms', () => {
  it('an address is added, preferred, changed and removed', async () => {
    const wrong = await user.submit('/account/addresses', { ...harbour, city: '' });
    expect([wrong.status, wrong.text.includes('value="Am Hafen 1"')]).toEqual([400, true]);
    const saved = await user.submit('/account/addresses', harbour);
    expect([saved.status, saved.headers['location']]).toEqual([303, '/account/addresses?notice=address-saved']);
    await user.submit('/account/addresses', dyke);
    const second = (await listed()).find(({ line1 }) => line1 === 'Am Deich 3')!;
    await user.submit('/account/addresses/default', { addressId: second.id });
    expect(await summary()).toEqual(['Am Deich 3 *', 'Am Hafen 1']);
    expect((await user.get(`/account/addresses?edit=${second.id}`)).text).toContain('value="Am Deich 3"');
    await user.submit('/account/addresses', { ...dyke, addressId: second.id, line1: 'Am Deich 5' });
    await user.submit('/account/addresses/remove', { addressId: second.id });
    expect(await summary()).toEqual(['Am Hafen 1 *']);
    expect((await user.submit('/account/addresses/remove', { addressId: second.id })).status).toBe(404);
  });
});

async function listed(): Promise<readonly Listed[]> {
  return (await user.get(path)).json<{ addresses: Listed[] }>().addresses;
}

async function summary(): Promise<readonly string[]> {
  return (await listed()).map(({ line1, isDefault }) => `${line1}${isDefault ? ' *' : ''}`);
}
