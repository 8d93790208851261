import { signUpEnd, signUpState } from '@awning/site-model';
import { captchaOf } from '../../../people/captcha/index.ts';
import { placed } from '../../../platform/island.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { addressIn } from '../../../platform/website/index.ts';
import type { Item } from '../../content/index.ts';
import { type Builder, type ItemAddition, islandMarker } from '../../rendering/index.ts';
import { signUpIsland } from './islands.ts';
import { selectSignUp } from './store.ts';

/** The sign-up below the text of an event, in every theme. */
export async function signUpOfItem(builder: Builder, { id, startAt, endAt }: Item): Promise<ItemAddition> {
  if (startAt === null || endAt === null) return {};
  const { connection, config, request, sources } = builder;
  const { website, language, now } = request;
  const rules = await selectSignUp(connection, website.id, id);
  if (rules === undefined) return {};
  sources.add(subjectOf.signUps(id));
  const next = [signUpEnd(rules, startAt), endAt].find((moment) => moment > now);
  if (next) sources.holdsUntil(next.getTime());
  const state = signUpState(rules, { startAt, endAt, taken: rules.taken, now });
  const isOpen = state.name === 'open';
  const island = placed(signUpIsland, {
    itemId: id,
    state: state.name,
    most: isOpen ? state.most : 0,
    left: isOpen ? state.left : null,
    captcha: isOpen ? captchaOf({ config }, website, language) : null,
    prefix: addressIn(website, language, '/').replace(/\/$/, ''),
  });
  return { afterBody: islandMarker(island) };
}
