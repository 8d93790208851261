import {
  addProduct,
  addSiteUser,
  signedInMember,
  signedInSiteUser,
  signInSiteUser,
  type TestServer,
} from '@awning/testing';
import { address, addToCart, buy } from '../../../store/checkout/checkout.fixture.ts';
import type { HostileWebsite } from './hostile-website.fixture.ts';
import type { Marking } from './marker.fixture.ts';
import { hostileText } from './payload.fixture.ts';

/** Acts with hostile texts that cause mails: orders, accounts, invitations, form submissions. */
export async function causeMails(server: TestServer, { named }: HostileWebsite, marking: Marking): Promise<void> {
  const typed = (place: string) => hostileText(marking.mark(place), 'an address that runs', { maxLength: 95 });
  // Mails are never sent to addresses with angle brackets.
  const mailbox = (place: string) =>
    `${hostileText(marking.mark(place), 'a formula', { maxLength: 150, without: /[\s@<>]/ })}@example.test`;
  const user = await addSiteUser(server, { name: typed('name of a user') });
  const browser = await signInSiteUser(server.visitor(), user);
  const leaving = await signedInSiteUser(server, { name: typed('name of a user') });
  const admin = await signedInMember(server, { name: typed('name of a member') });
  const buyer = server.visitor();
  await addToCart(buyer, await addProduct(server, { name: typed('name of a product') }));
  const home = {
    ...address,
    firstName: typed('first name'),
    lastName: typed('last name'),
    line1: typed('street'),
    city: typed('city'),
  };
  const order = await buy(buyer, { email: mailbox('email of a buyer'), shippingAddress: home, billingAddress: home });
  const { orderId } = order.json<{ orderId: string }>();
  const account = { name: typed('name of a user'), password: 'salt glaze and sea thrift' };
  const [formId] = named['formId'] as readonly string[];
  const done = [
    order,
    await admin.post(`/api/commerce/orders/${orderId}/cancel`, {}),
    await admin.post('/api/team/invitations', { email: mailbox('email of a guest'), roles: [4] }),
    await server.visitor().post('/api/site-users/account', { ...account, email: mailbox('email of a user') }),
    await server.visitor().post('/api/site-users/account', { ...account, email: user.email }),
    await server.visitor().post('/api/site-users/account/password-reset', { email: user.email }),
    await browser.post('/api/site-users/account/email-change', {
      email: mailbox('next email'),
      password: user.password,
    }),
    await leaving.post('/api/site-users/account/deletion', { password: leaving.password }),
    await server.visitor().submit(`/form/${formId}`, {
      'field.text': typed('answer'),
      'field.email': mailbox('email of a sender'),
    }),
  ];
  const refused = done.find(({ status }) => status >= 400);
  if (refused) throw new Error(`A call that should cause a mail returned ${refused.status}: ${refused.text}`);
}
