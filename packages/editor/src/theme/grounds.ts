import type { Tweak } from './queries.ts';
import { wordsOf } from './roles.ts';

const groundWords = /background|surface|\bbg\b|canvas/i;
/** What no text is set in. */
const noTextWords = /line|border|rule|divider|overlay|shadow|separator/i;

/**
 * The colours of a theme that another one stands on. A theme says so itself by `on`; of any other, the names are
 * understood as well as possible: a colour of text stands on the background of its group, else on the first one.
 */
export function groundsOf(tweak: Tweak, tweaks: readonly Tweak[]): readonly Tweak[] {
  if (tweak.type !== 'color') return [];
  const colours = tweaks.filter(({ type, name }) => type === 'color' && name !== tweak.name);
  if (tweak.on.length > 0) return colours.filter(({ name }) => tweak.on.includes(name));
  const isSaid = tweaks.some(({ on }) => on.length > 0);
  if (isSaid || isGround(tweak) || noTextWords.test(wordsOf(tweak))) return [];
  const grounds = colours.filter(isGround);
  const ofGroup = grounds.filter(({ category }) => category === tweak.category);
  return (ofGroup.length > 0 ? ofGroup : grounds).slice(0, 1);
}

function isGround(tweak: Tweak): boolean {
  return groundWords.test(wordsOf(tweak));
}
