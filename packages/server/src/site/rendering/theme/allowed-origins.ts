import type { WebsiteSettings } from '@awning/site-model';

/** What a theme loads from another server: scripts with their data, style sheets with their fonts, and where forms go. */
const directives = ['script-src', 'connect-src', 'style-src', 'font-src', 'form-action'] as const;

/** What the policy of a page adds for the servers that the owner allows the theme (THEME-FORMAT section 12, ruling 9). */
export function allowedOrigins({
  theme,
  themeSettings,
}: Pick<WebsiteSettings, 'theme' | 'themeSettings'>): Readonly<Record<string, readonly string[]>> {
  const origins = themeSettings[theme]?.origins ?? [];
  return origins.length === 0 ? {} : Object.fromEntries(directives.map((directive) => [directive, origins]));
}
