import { primaryLanguage, type Website } from '../../../platform/website/index.ts';

/** The languages of a file's columns: the primary one first. */
export function languagesOf(website: Pick<Website, 'languages'>): string[] {
  const primary = primaryLanguage(website);
  return [primary, ...website.languages.map(({ code }) => code).filter((code) => code !== primary)];
}
