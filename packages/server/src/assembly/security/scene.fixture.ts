import {
  addTeamMember,
  setSettings,
  signedInMember,
  signedInSiteUser,
  signInSiteUser,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { Secret, TOTP } from 'otpauth';
import type { Route } from '../../platform/http/routing/route.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { addToCart, buy, address as home, shopper } from '../../store/checkout/checkout.fixture.ts';
import { issueCard } from '../../store/gift-card/gift-card.fixture.ts';
import { documentThings } from './documents.fixture.ts';
import { namesReadBy } from './names-read.fixture.ts';
import { latestIds, type Named, type Thing, things, tokenIn } from './things.fixture.ts';
import type { Pool } from './values.fixture.ts';

/** Callers, and the things they call for. */
export interface Scene {
  /** The administrator and the site user come first. */
  readonly callers: readonly Record<string, string>[];
  readonly pool: Pool;
}

/** A scene whose things are made when a route can name them for the first time: all of them cost more than many calls. */
export interface GrowingScene extends Pick<Scene, 'callers'> {
  /** Everything that a call of this route can name. */
  poolFor(route: Route): Promise<Pool>;
}

/** A scene with everything, after all jobs that this caused. */
export async function prepareScene(server: TestServer, bowl: TestProduct, ids: readonly string[]): Promise<Scene> {
  const { callers, named } = await callersAndTheirs(server, bowl);
  const made = [named];
  for (const thing of allThings(server, bowl)) made.push(await thing.make());
  await server.runJobs();
  return { callers, pool: { ids, named: joined(made) } };
}

export async function openScene(server: TestServer, bowl: TestProduct, ids: readonly string[]): Promise<GrowingScene> {
  const { callers, named } = await callersAndTheirs(server, bowl);
  const made = [named];
  const missing = new Set(allThings(server, bowl));
  return {
    callers,
    async poolFor(route) {
      const names = namesReadBy(route);
      for (const thing of missing) {
        if (!thing.names.some((name) => names.has(name))) continue;
        missing.delete(thing);
        made.push(await thing.make());
      }
      return { ids, named: joined(made) };
    },
  };
}

/** What a scene can have, before anything is made. */
export function allThings(server: TestServer, bowl: TestProduct): readonly Thing[] {
  return [...things(server, bowl), ...documentThings(server)].map((thing) => ({
    ...thing,
    async make() {
      const named = await thing.make();
      const unannounced = Object.keys(named).filter((name) => !thing.names.includes(name));
      if (unannounced.length > 0) throw new Error(`A thing of the scene did not announce ${unannounced.join(', ')}`);
      return named;
    },
  }));
}

/** Several things can have the same name: a form is a document, and one that is in use has its own address. */
function joined(made: readonly Named[]): Named {
  const all: Record<string, unknown[]> = {};
  for (const [name, values] of made.flatMap(Object.entries<readonly unknown[]>)) (all[name] ??= []).push(...values);
  return all;
}

const apiKey = { name: 'Program', rights: ['orders.read'], expiresAt: null, skipsConfirmation: false };

/** An administrator, a site user, a visitor and a shopper with a full cart, all with their crumb, and what is theirs. */
async function callersAndTheirs(
  server: TestServer,
  bowl: TestProduct,
): Promise<Pick<Scene, 'callers'> & { readonly named: Named }> {
  await openDoor(server);
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
  const giftCard = await issueCard(server);
  await buyer.post('/api/commerce/shopping-cart/gift-cards', { code: giftCard.code });
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
    named: {
      'gift-cards/id': [giftCard.id],
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
      'take-back/version': [1],
      'take-back/no': [1],
      'orders/id': [orderId],
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
      'version/no': [1],
      'compare/from': [1],
      'compare/to': [1],
      'publish/version': [1],
      'upload/version': [1],
      'restore/no': [1],
      'restore/version': [1],
    },
  };
}

/** The shop is open, whatever random calls have done. */
async function openDoor(server: TestServer): Promise<void> {
  const stored = await readWebsiteById(server.database, server.website.id, server.parts.log);
  if (stored?.settings.isClosed) await setSettings(server, server.website, { ...stored.settings, isClosed: false });
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
