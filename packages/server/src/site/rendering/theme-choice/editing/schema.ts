import { ThemeSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

/** By the name of the theme; a theme without an entry is as its author made it. */
export const ThemeSettingsBody = Type.Object({ themes: ThemeSettingsSchema }, { additionalProperties: false });
export type ThemeSettingsBody = Static<typeof ThemeSettingsBody>;
