import { otherOrigins } from './other-origins.ts';
import { templateFault } from './template-places.ts';
import { joinRegions, type ThemeFault } from './theme.ts';
import type { LoadedTheme } from './themes.ts';

/** What the author of a theme should know. An error breaks a template or a page; a warning costs only a part of it. */
export interface ThemeFinding extends ThemeFault {
  readonly level: 'error' | 'warning';
}

/** The findings of a theme that need no content: its files, templates, styles and inline code, and other origins. */
export async function inspectTheme(loaded: LoadedTheme): Promise<ThemeFinding[]> {
  const { theme, faults } = loaded;
  return [
    ...theme.faults.map((fault) => ({ ...fault, level: 'error' as const })),
    ...parseFaults(loaded).map((fault) => ({ ...fault, level: 'error' as const })),
    ...faults
      .filter((fault) => !theme.faults.includes(fault))
      .map((fault) => ({ ...fault, level: 'warning' as const })),
    ...(await otherOrigins(theme)).map(({ file, line, fault }) => ({ file, line, fault, level: 'warning' as const })),
  ];
}

/** Regions are parsed as the layouts that they form, and the bodies of tags on their own. */
function parseFaults(loaded: LoadedTheme): ThemeFault[] {
  const { theme } = loaded;
  for (const regions of theme.layouts.values()) loaded.template(joinRegions(regions));
  for (const [file, source] of theme.templates) if (!file.endsWith('.region')) loaded.template(source);
  for (let number = 0; loaded.body(number) !== undefined; ) number += 1;
  return loaded.mistakes.map((error) => templateFault(theme, error));
}
