import {
  addForm,
  addProduct,
  addTeamMember,
  setPayment,
  signedInMember,
  signedInSiteUser,
  signInSiteUser,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { Secret, TOTP } from 'otpauth';
import { readWebsiteById } from '../../platform/website/index.ts';
import { subscribe } from '../../site/newsletter/index.ts';
import { unsubscribeToken } from '../../site/newsletter/token.ts';
import { addToCart, buy, challengedCard, address as home, shopper } from '../../store/checkout/checkout.fixture.ts';
import type { TeamOrderJson } from '../../store/order/schema.ts';
import type { TimelineJson } from '../../store/order/timeline/schema.ts';
import { editedDocuments } from './documents.fixture.ts';
import type { Pool } from './values.fixture.ts';

/** Callers, and the things they call for. */
export interface Scene {
  /** The administrator and the site user come first. */
  readonly callers: readonly Record<string, string>[];
  readonly pool: Pool;
}

const apiKey = { name: 'Program', rights: ['orders.read'], expiresAt: null, skipsConfirmation: false };

/**
 * An administrator, a site user, a visitor and a shopper with a full cart, all with their crumb, and things that they
 * may touch.
 */
export async function prepareScene(server: TestServer, bowl: TestProduct, ids: readonly string[]): Promise<Scene> {
  const [admin, buyer] = [await signedInMember(server), await shopper(server, bowl)];
  const other = await addTeamMember(server, { roles: [4] });
  await admin.post('/api/team/api-keys', apiKey);
  await admin.post('/api/team/invitations', { email: `new-${other.id}@shop.test`, roles: [4] });
  const recoveryCodes = await setUpCodeApp(server, admin);
  const user = await signedInSiteUser(server);
  await signInSiteUser(server.visitor(), user);
  await addToCart(user, bowl);
  const bought = await buy(user);
  const kept = await user.post('/api/site-users/account/addresses', home);
  const { id: addressId } = kept.json<{ id: string }>();
  const { orderId, confirmationUrl } = bought.json<{ orderId: string; confirmationUrl: string }>();
  await buyer.post('/api/commerce/shopping-cart/coupons', { code: 'WELCOME10' });
  const cart = (await buyer.get('/api/commerce/shopping-cart')).json<{ entries: { id: string }[] }>();
  const ownSessions = (await admin.get('/api/team/sessions')).json<{ sessions: { id: string }[] }>();
  const people: (Visitor & { readonly xsrfToken?: string })[] = [admin, user, server.visitor(), buyer];
  const callers = people.map(async (person) => ({
    'x-crumb': await person.crumb(),
    cookie: person.cookies.header(),
    ...(person.xsrfToken !== undefined && { 'x-siteuser-xsrf-token': person.xsrfToken }),
  }));
  return {
    callers: await Promise.all(callers),
    pool: {
      ids,
      named: {
        itemId: [bowl.id],
        sku: bowl.skus,
        quantity: [1, 2],
        code: ['WELCOME10', 'SUMMER-10'],
        entryId: cart.entries.map(({ id }) => id),
        orderId: [orderId],
        variantId: bowl.variantIds,
        'inventory/id': bowl.variantIds,
        'visibility/version': [1],
        'adjust/version': [1],
        ...joined(
          { 'orders/id': [orderId, await unpaidOrder(server, bowl)] },
          await handledOrders(server, admin, bowl),
        ),
        token: [tokenIn(confirmationUrl)],
        addressId: [addressId],
        'addresses/id': [addressId],
        'sessions/id': [...(await latestIds(server, 'site_user_session')), ...ownSessions.sessions.map(({ id }) => id)],
        'confirmation/way': ['recovery'],
        'confirmation/secret': recoveryCodes,
        'members/id': [other.id],
        'keys/id': await latestIds(server, 'team_api_key'),
        'invitations/id': await latestIds(server, 'team_invitation'),
        'outbox/id': await latestIds(server, 'mail'),
        email: [other.email, user.email, 'somebody@shop.test'],
        password: [other.password],
        currentPassword: [other.password],
        roles: [[4], [8, 10]],
        ...(await challengeOf(server, bowl)),
        ...(await askingProduct(server)),
        ...(await checkedImport(server, admin)),
        ...(await newsletterContact(server)),
        ...joined(await formAndSubmission(server), await editedDocuments(server, admin)),
      },
    },
  };
}

type Named = Pool['named'];

/** A file of products that can be started, with a product that is right and one that is wrong. */
async function checkedImport(server: TestServer, admin: Visitor): Promise<Named> {
  const file = Buffer.from('address,name,sku,price,other\nscene-mug,Mug,SCENE-MUG,1\nscene-cup,Cup,SCENE-CUP,one\n');
  const sent = await admin.post('/api/commerce/product-imports?name=a.csv', file, {
    'content-type': 'application/octet-stream',
  });
  await server.runJobs();
  return { 'imports/id': [sent.json<{ id: string }>().id] };
}

/** A form is a document, and one that is in use has its own address. */
function joined(some: Named, others: Named): Named {
  const both = Object.entries(others).map(([name, values]) => [name, [...(some[name] ?? []), ...values]]);
  return { ...some, ...Object.fromEntries(both) };
}

/** Adds a second factor that can be removed. Returns the recovery codes, with which its member confirms. */
async function setUpCodeApp({ clock }: TestServer, admin: Visitor): Promise<readonly string[]> {
  const path = '/api/team/second-factor/code-app';
  const { secret } = (await admin.post(path)).json<{ secret: string }>();
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });
  const added = await admin.put(path, { code });
  if (added.status !== 200) throw new Error(`Setting up an app returned ${added.status}: ${added.text}`);
  return added.json<{ recoveryCodes: string[] }>().recoveryCodes;
}

/** An unpaid order, whatever payment methods random calls have switched off by then. */
async function unpaidOrder(server: TestServer, bowl: TestProduct): Promise<string> {
  await setPayment(server, server.website, {});
  const placed = await buy(await shopper(server, bowl), { payment: { provider: 'offline' } });
  if (placed.status !== 200) throw new Error(`An order to be paid later returned ${placed.status}: ${placed.text}`);
  return placed.json<{ orderId: string }>().orderId;
}

/** A paid order that is sent in three parcels, with what names its parts; and orders of which everything is left. */
async function handledOrders(server: TestServer, admin: Visitor, bowl: TestProduct): Promise<Named> {
  const place = async (quantity: number) =>
    (await buy(await shopper(server, bowl, quantity))).json<{ orderId: string }>().orderId;
  const sent = await place(5);
  const line = { id: `${sent}:0`, quantity: 1 };
  const parcel = { lines: [line], carrier: 'DHL', isMailed: true };
  for (let parcels = 0; parcels < 3; parcels += 1) await admin.post(`/api/commerce/orders/${sent}/fulfilments`, parcel);
  const order = (await admin.get(`/api/commerce/orders/${sent}`)).json<TeamOrderJson>();
  const { entries } = (await admin.get(`/api/commerce/orders/${sent}/timeline`)).json<TimelineJson>();
  return {
    // Often the one that has parts, so that names of both meet.
    'orders/id': [sent, sent, sent, await place(1), await place(1)],
    'fulfilments/fulfilmentId': order.fulfilments.map(({ id }) => id),
    'mails/mailId': entries.flatMap(({ mail }) => (mail ? [mail.id] : [])),
    lines: [[line]],
    amount: ['0.01'],
  };
}

/** A payment that waits for the shopper's confirmation, with the secret of its page. */
async function challengeOf(server: TestServer, bowl: TestProduct): Promise<Named> {
  const answer = await buy(await shopper(server, bowl), { payment: challengedCard });
  const { actionUrl = '' } = answer.json<{ actionUrl?: string }>();
  const key = /\/challenge\/([^?]+)/.exec(actionUrl)?.[1];
  return { 'challenge/key': [key], 'challenge/token': [tokenIn(actionUrl)] };
}

/** A product with questions before it is bought. */
async function askingProduct(server: TestServer): Promise<Named> {
  const fields = [{ id: 'name', kind: 'text', title: 'Name on the cup' }];
  const additionalFieldsFormId = await addForm(server, { form: { formType: 'additional-fields', fields } });
  const { id, skus } = await addProduct(server, { additionalFieldsFormId });
  return { 'additional-fields/itemId': [id], 'additional-fields/sku': skus };
}

/**
 * A form in use that shows the owner's code afterwards, a submission that includes a password, and keys to send more.
 */
async function formAndSubmission(server: TestServer): Promise<Named> {
  const fields = [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message' },
    { id: 'secret', kind: 'password', title: 'Password' },
  ];
  const formId = await addForm(server, { form: { fields, submissionHTML: '<b>Thanks</b>' } });
  const visitor = server.visitor();
  const answers = { 'field.email': 'ada@example.com', 'field.message': 'Hello', 'field.secret': 'hunter2' };
  const sent = await visitor.submit(`/form/${formId}`, answers);
  if (sent.status !== 303) throw new Error(`Sending a form returned ${sent.status}: ${sent.text}`);
  const keys: string[] = [];
  // Each key is valid for one submission.
  for (let index = 0; index < 5; index += 1) {
    const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
    keys.push(key);
  }
  return {
    formId: [formId],
    'form/id': [formId],
    'forms/id': [formId],
    'submissions/id': await latestIds(server, 'form_submission'),
    'SaveFormSubmission/key': keys,
  };
}

/** A contact that was asked by mail, whatever the website's settings are by then, with the secrets of both links. */
async function newsletterContact(server: TestServer): Promise<Named> {
  const { parts, database } = server;
  const website = await readWebsiteById(database, server.website.id, parts.log);
  if (!website) throw new Error('The website is gone');
  const settings = { ...website.settings, newsletterDoubleOptIn: true };
  const email = `reader-${server.clock.now().getTime()}@example.com`;
  await database.transaction((connection) =>
    subscribe(parts, connection, { website: { ...website, settings }, email, language: 'en', source: 'test' }),
  );
  const { text } = await database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', website.id)
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const contacts = await latestIds(server, 'newsletter_contact');
  return {
    'contacts/id': contacts,
    'confirm/token': [tokenIn(/http\S+/.exec(text)?.[0] ?? '')],
    'unsubscribe/token': contacts.map((id) => unsubscribeToken(parts.config.secrets, website.id, id)),
  };
}

function tokenIn(address: string): string | null {
  return new URL(address, 'http://shop.test').searchParams.get('token');
}

type Listed =
  | 'team_api_key'
  | 'team_invitation'
  | 'mail'
  | 'site_user_session'
  | 'form_submission'
  | 'newsletter_contact';

async function latestIds({ database, website }: TestServer, table: Listed): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', website.id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}
