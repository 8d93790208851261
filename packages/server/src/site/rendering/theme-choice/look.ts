import type { Parts } from '../../../platform/parts.ts';
import { readAssets } from '../../media/index.ts';
import { renderingOf } from '../door.ts';
import { liveStyles } from '../theme/live-styles.ts';
import { pictureAddresses } from '../theme/theme-of.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { allTweakClasses, type TweakChoices, tweakClasses } from '../theme/tweak-values.ts';
import type { LookAnswer } from './schema.ts';

interface AskedLook {
  readonly websiteId: string;
  readonly theme: LoadedTheme;
  /** Checked already. */
  readonly tweaks: TweakChoices;
  readonly live: string | undefined;
}

/** How a theme would look with values that are not saved. */
export async function drawLook(parts: Parts, { websiteId, theme, tweaks, live }: AskedLook): Promise<LookAnswer> {
  const { themes } = await renderingOf(parts);
  const pictures = await pictureAddresses(theme, tweaks, (ids) => readAssets(parts.database, websiteId, ids));
  const on = tweakClasses(theme.tweaks, tweaks);
  const off = allTweakClasses(theme.tweaks).filter((name) => !on.includes(name));
  const css =
    live === undefined
      ? (await themes.drawn(theme, tweaks, pictures)).css
      : await liveStyles(theme, tweaks, live, pictures);
  return { css: css ?? null, classes: { on, off } };
}
