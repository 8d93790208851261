import { compileStyles } from './compile-styles.ts';
import type { LoadedTheme } from './themes.ts';
import { styledValues, type TweakChoices, unitOf } from './tweak-values.ts';
import { type PictureAddresses, withTweaks } from './tweaked-styles.ts';
import { type Tweak, tweakedSources } from './tweaks.ts';

/** The property that has the value while it is chosen. */
const LIVE_PROPERTY = '--awning-live';

/**
 * The style sheet with a property wherever it has the value of one tweak, so that a browser shows every other value
 * without asking for a new sheet. `undefined` if the value is more than that: a shade is worked out from it, it decides
 * which rules there are, or it stands in a condition, where browsers read no property.
 *
 * Which is the case is found out by trying: two values that nothing else has are compiled, and everything but the places
 * where they stand must be the same.
 */
export async function liveStyles(
  { theme, system, tweaks }: Pick<LoadedTheme, 'theme' | 'system' | 'tweaks'>,
  choices: TweakChoices,
  name: string,
  pictures: PictureAddresses,
): Promise<string | undefined> {
  const tweak = tweaks.find((one) => one.name === name);
  if (!tweak) return undefined;
  const standard = styledValues(tweaks, tweakedSources(theme))(tweak);
  const probes = probesOf(tweak, typeof standard === 'string' ? standard : '');
  if (!probes) return undefined;
  const [one, other] = await Promise.all(
    probes.map(async (probe) => {
      const probed = withTweaks(theme, { ...choices, [name]: probe }, pictures);
      if (probed === theme) return undefined;
      const { css } = await compileStyles(probed, system);
      return css.split(new RegExp(`${probe.replaceAll('.', '\\.')}(?![\\w%.])`)).join(`var(${LIVE_PROPERTY})`);
    }),
  );
  if (one === undefined || one !== other) return undefined;
  return /@[\w-]+[^;{}]*var\(--awning-live\)/.test(one) ? undefined : one;
}

/** As different as possible, because a sheet may ask whether a colour is dark or a number large. */
function probesOf({ type, min = 0, max = 10_000 }: Tweak, standard: string): readonly [string, string] | undefined {
  if (type === 'color') return ['#0b1a2d', '#f4e9d3'];
  if (type !== 'value') return undefined;
  const unit = unitOf(standard);
  const at = (share: number) => `${Number((min + (max - min) * share).toFixed(3))}${unit}`;
  return [at(0.0313), at(0.9677)];
}
