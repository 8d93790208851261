import { isRedirectTarget, redirectLimits, redirectPath, redirectPathFault } from '@awning/site-model';
import type { Checked, EditContext } from '../../../platform/editing/index.ts';
import type { FieldErrors } from '../editing/rules.ts';
import { contentMessages } from '../messages.ts';
import type { RedirectBody } from './schema.ts';
import { lockRedirects, selectRedirect, selectRedirectSurroundings } from './store.ts';

/** Browsers give up after twenty. */
const MAX_STEPS = 10;

export async function checkRedirect(
  context: EditContext,
  body: RedirectBody,
  id: string,
): Promise<Checked<RedirectBody>> {
  const { connection, website } = context;
  const fault = redirectPathFault(
    body.path,
    website.languages.map(({ code }) => code),
  );
  const wrong: FieldErrors = {
    ...(fault && { path: contentMessages.redirectPaths[fault] }),
    ...(!isTarget(body.target) && { target: contentMessages.noRedirectTarget }),
  };
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong };
  await lockRedirects(connection, website.id);
  const most = redirectLimits.redirects;
  const { isFull, hasPage } = await selectRedirectSurroundings(connection, website.id, { id, path: body.path, most });
  const holder = await selectRedirect(connection, website.id, body.path);
  const errors: FieldErrors = {
    ...(isFull && { path: contentMessages.tooManyRedirects }),
    ...(hasPage && { path: contentMessages.redirectHidesPage }),
    ...(holder !== undefined && holder.id !== id && { path: contentMessages.redirectTaken }),
    ...(await circleErrors(context, body, id)),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body };
}

/** Some host names and ports look like an address and are none. */
function isTarget(target: string): boolean {
  return isRedirectTarget(target) && URL.canParse(target, 'https://website.example');
}

/** A redirect may lead to another one, but never back to itself. */
async function circleErrors(context: EditContext, { path, target }: RedirectBody, id: string): Promise<FieldErrors> {
  const { connection, website } = context;
  let next = ownPath(context, target);
  for (let step = 1; next !== undefined; step += 1) {
    if (next === path) return { target: contentMessages.redirectCircle };
    if (step > MAX_STEPS) return { target: contentMessages.redirectTooLong };
    const following = await selectRedirect(connection, website.id, next);
    next = following && following.id !== id ? ownPath(context, following.target) : undefined;
  }
  return {};
}

/** The path that a target has on this website, without its language; undefined if it leads elsewhere. */
function ownPath({ website }: EditContext, target: string): string | undefined {
  const isElsewhere = !target.startsWith('/') && !website.hosts.includes(new URL(target).host);
  if (isElsewhere) return undefined;
  const path = redirectPath(target);
  const [, first = '', ...rest] = path.split('/');
  const isLanguage = website.languages.some(({ code }) => code.toLowerCase() === first.toLowerCase());
  return isLanguage ? `/${rest.join('/')}` : path;
}
