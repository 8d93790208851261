import { isDeepStrictEqual } from 'node:util';
import type { ThemeSettings } from '@awning/site-model';
import { defineDocument, type EditContext, type ReadContext } from '../../../../platform/editing/index.ts';
import { silentLog } from '../../../../platform/log.ts';
import { subjectOf } from '../../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../../platform/website/index.ts';
import { renderingOf } from '../../door.ts';
import type { LoadedTheme } from '../../theme/themes.ts';
import { acceptedValue, type TweakChoices } from '../../theme/tweak-values.ts';
import { themeMessages } from '../messages.ts';
import { standardValue } from '../tweak-list.ts';
import { ThemeSettingsBody } from './schema.ts';

/** What the owner has set for the themes of the website (THEME-FORMAT section 12, rulings 9 and 16). */
export const themeSettingsDocument = defineDocument({
  kind: 'theme-settings',
  path: '/api/website/theme-settings',
  words: { one: 'settings of the themes', many: 'settings' },
  schema: ThemeSettingsBody,
  schemaVersion: 1,
  right: 'settings.manage',
  hasDrafts: true,
  example: { themes: { starter: { tweaks: {} } } },
  load: async (context) => ({ body: { themes: await storedSettings(context) }, isVisible: true }),
  check: async (context, { themes }) => {
    const stored = await storedSettings(context);
    const checked = await Promise.all(
      Object.entries(themes).map(async ([name, { tweaks, ...others }]) => {
        // An owner changes one theme at a time, and the others may have become stricter since.
        const isChanged = !isDeepStrictEqual(tweaks, stored[name]?.tweaks);
        const theme = isChanged ? await themeNamed(context, name) : undefined;
        return { name, others, ...(theme === undefined ? { tweaks, wrong: [] } : checkTweaks(theme, tweaks)) };
      }),
    );
    const errors = checked.flatMap(({ name, wrong }) =>
      wrong.map((tweak): [string, string] => [`themes.${name}.tweaks.${tweak}`, themeMessages.wrongTweak]),
    );
    if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
    const tidy = checked.map(({ name, tweaks, others }) => [name, { tweaks, ...others }] as const);
    return { ok: true, body: { themes: Object.fromEntries(tidy) } };
  },
  write: async ({ connection, website }, _id, { themes }) => {
    await changeSettings(connection, website.id, { themeSettings: themes });
  },
  // They are on every page; the page that is asked for first.
  preview: {
    shown: (body) => body,
    path: async () => '/',
    settings: (settings, { themes }) => ({ ...settings, themeSettings: themes }),
  },
  subjects: () => [subjectOf.theme],
});

/** The settings in the request are a moment old; a save compares with what is stored now. */
async function storedSettings({ connection, website }: ReadContext): Promise<ThemeSettings> {
  return ((await readWebsiteById(connection, website.id, silentLog)) ?? website).settings.themeSettings;
}

/** A theme that is away keeps its values as they are: they are checked again wherever they are used. */
async function themeNamed({ connection, website, parts }: EditContext, name: string): Promise<LoadedTheme | undefined> {
  if (parts === undefined) return undefined;
  const { themes } = await renderingOf(parts);
  if (!(await themes.has(name, website.id, connection))) return undefined;
  return await themes.get(name, website.id, connection);
}

/** What a newer version of the theme no longer has is left out, so that an old version of the settings can be restored. */
export function checkTweaks(theme: LoadedTheme, tweaks: TweakChoices) {
  const known = theme.tweaks.filter(({ name }) => Object.hasOwn(tweaks, name));
  const values = known.map((tweak) => {
    const standard = standardValue(theme, tweak);
    return [
      tweak.name,
      acceptedValue(tweak, tweaks[tweak.name]!, typeof standard === 'string' ? standard : ''),
    ] as const;
  });
  return {
    tweaks: Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    wrong: values.filter(([, value]) => value === undefined).map(([name]) => name),
  };
}
