import { primaryLanguage, type Website } from '../../../platform/website/index.ts';

/** The languages of the columns that a file may have: the primary one first. */
export function languagesOf(website: Pick<Website, 'languages'>): string[] {
  const primary = primaryLanguage(website);
  return [primary, ...website.languages.map(({ code }) => code).filter((code) => code !== primary)];
}

/** The languages of the columns that we write: those that visitors can choose. */
export function writtenLanguagesOf(website: Pick<Website, 'languages'>): string[] {
  const off = website.languages.filter(({ enabled, isPrimary }) => !enabled && !isPrimary).map(({ code }) => code);
  return languagesOf(website).filter((code) => !off.includes(code));
}
