import type { StoreSettings } from '@awning/site-model';
import {
  addProduct,
  setSettings,
  signedInMember,
  type TestProduct,
  type TestServer,
  type TestWebsite,
  type Visitor,
} from '@awning/testing';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { addToCart, checkoutBody } from '../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../checkout/schema.ts';
import { reviewToken } from './token.ts';

interface Wanted {
  readonly website?: TestWebsite;
  readonly products?: readonly TestProduct[];
  readonly visitor?: Visitor;
  readonly email?: string;
  /** The beginning of the address at which it is bought, such as /de. */
  readonly prefix?: string;
  readonly payment?: object;
  /** Where it is sent, if not to the usual address. */
  readonly shippingAddress?: object;
  /** Pictures of the review. */
  readonly pictures?: readonly Uint8Array[];
}

/** Changes settings of reviews and keeps all others. */
export async function setReviews(
  server: TestServer,
  wanted: Partial<StoreSettings>,
  website: TestWebsite = server.website,
): Promise<void> {
  const stored = await readWebsiteById(server.database, website.id, silentLog);
  if (!stored) throw new Error('The website is gone');
  const storeSettings = { ...stored.settings.storeSettings, ...wanted };
  await setSettings(server, website, { ...stored.settings, storeSettings });
}

/** Somebody buys, and has the link to review it. Nothing is sent yet. */
export async function boughtOrder(server: TestServer, wanted: Wanted = {}) {
  const {
    website = server.website,
    visitor = server.visitor(website),
    email = 'mila@example.com',
    prefix = '',
    payment = checkoutBody.payment,
    shippingAddress = checkoutBody.shippingAddress,
  } = wanted;
  await setReviews(server, { reviewsEnabled: true }, website);
  const products = wanted.products ?? [await addProduct(server, { website, name: 'Mug' })];
  for (const product of products) await addToCart(visitor, product);
  const bought = await visitor.post(`${prefix}/api/commerce/checkout`, {
    ...checkoutBody,
    email,
    payment,
    shippingAddress,
  });
  if (bought.status !== 200) throw new Error(`Buying returned ${bought.status}: ${bought.text}`);
  const { orderId } = bought.json<CheckoutAnswerJson>();
  const token = reviewToken(server.parts.config.secrets, website.id, orderId);
  return { orderId, products, token, path: `/reviews/request?token=${token}`, visitor: server.visitor(website) };
}

/** Records a parcel; without lines, with everything that is left. */
export async function sendParcel(
  server: TestServer,
  orderId: string,
  { website = server.website, lines }: { readonly website?: TestWebsite; readonly lines?: readonly object[] } = {},
): Promise<void> {
  const member = await signedInMember(server, { website });
  const body = { isMailed: false, ...(lines && { lines }) };
  const sent = await member.post(`/api/commerce/orders/${orderId}/fulfilments`, body);
  if (sent.status !== 200) throw new Error(`Sending returned ${sent.status}: ${sent.text}`);
}

/** The same, and everything was sent. */
export async function sentOrder(server: TestServer, wanted: Wanted = {}) {
  const order = await boughtOrder(server, wanted);
  await sendParcel(server, order.orderId, wanted.website ? { website: wanted.website } : {});
  return order;
}

/** What a browser sends from the page's form, with files that were chosen in it. */
export async function sendReview(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>>,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('pictures', new Blob([Buffer.from(bytes)]), name);
  const written = new Response(form);
  return await visitor.send('POST', path, {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type')!, accept: 'text/html' },
  });
}

export const goodReview = { position: '0', rating: '4', author: 'Mila R.', text: 'Holds my tea.', act: 'send' };

/** The same, and the first line is reviewed. */
export async function reviewedOrder(server: TestServer, wanted: Wanted = {}, review: Partial<typeof goodReview> = {}) {
  const order = await sentOrder(server, wanted);
  const files = (wanted.pictures ?? []).map((bytes, index) => ({ name: `${index}.png`, bytes }));
  const sent = await sendReview(order.visitor, order.path, { ...goodReview, ...review }, files);
  if (sent.status !== 200) throw new Error(`Reviewing returned ${sent.status}: ${sent.text}`);
  return order;
}

/** The same, and the team has published the review. */
export async function publishedReview(server: TestServer, wanted: Wanted = {}) {
  const order = await reviewedOrder(server, wanted);
  const member = await signedInMember(server, wanted.website ? { website: wanted.website } : {});
  const path = '/api/commerce/reviews';
  const { reviews } = (await member.get(path)).json<{ reviews: readonly { id: string }[] }>();
  const published = await member.post(`${path}/state`, { ids: reviews.map(({ id }) => id), state: 'published' });
  if (published.status !== 200) throw new Error(`Publishing returned ${published.status}: ${published.text}`);
  return order;
}

/** Runs the task that asks buyers, and sends what it writes. */
export async function askForReviews(server: TestServer): Promise<void> {
  await server.parts.jobs.add(server.database, 'review.ask', {});
  await server.runJobs();
}
