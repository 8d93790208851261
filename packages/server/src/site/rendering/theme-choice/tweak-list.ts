import type { LoadedTheme } from '../theme/themes.ts';
import { unitOf } from '../theme/tweak-values.ts';
import type { Tweak } from '../theme/tweaks.ts';
import type { TweaksAnswer } from './schema.ts';

/** As many as a website can set. */
const MAX_LISTED = 500;

/** The tweaks of a theme that an owner can set, each once: the same name is the same value. */
export function listTweaks(theme: LoadedTheme): TweaksAnswer {
  const byName = new Map(theme.tweaks.filter(canBeSet).map((tweak) => [tweak.name, tweak]));
  return {
    tweaks: [...byName.values()].slice(0, MAX_LISTED).map((tweak) => {
      const standard = standardValue(theme, tweak);
      return {
        name: tweak.name,
        type: tweak.type,
        title: tweak.title || tweak.name,
        category: tweak.category,
        standard: standard ?? null,
        options: [...tweak.options],
        min: tweak.min ?? null,
        max: tweak.max ?? null,
        step: tweak.step ?? null,
        unit: typeof standard === 'string' ? unitOf(standard) : '',
        allowsTransparency: tweak.allowsTransparency,
        on: tweak.on.slice(0, MAX_GROUNDS),
      };
    }),
  };
}

/** The theme's own value. */
export function standardValue({ tweakValues }: LoadedTheme, { type, name, active, defaultOption }: Tweak) {
  if (type === 'checkbox') return active;
  return type === 'dropdown' ? defaultOption : tweakValues[name];
}

function canBeSet({ type, name, target, options }: Tweak): boolean {
  if (name === '' || name.length > MAX_NAME) return false;
  if (type === 'checkbox') return true;
  if (type === 'dropdown') return options.length > 0;
  return target !== undefined && (type === 'image' || target.startsWith(type === 'font' ? '.' : '@'));
}

const MAX_GROUNDS = 20;

/** As the settings limit it. */
const MAX_NAME = 200;
