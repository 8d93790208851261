import type { Parts } from '../../../platform/parts.ts';
import { renderingOf } from '../door.ts';
import type { ThemesAnswer } from './schema.ts';

/** The themes that a website can choose. */
export async function listThemes(parts: Parts, websiteId: string, chosen: string): Promise<ThemesAnswer> {
  const { themes } = await renderingOf(parts);
  const listed = await themes.list(websiteId);
  return { chosen, isMissing: !listed.some(({ name }) => name === chosen), themes: listed };
}
