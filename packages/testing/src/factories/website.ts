import type { Parts } from '@awning/server/parts';
import { createWebsite, type NewWebsite } from '@awning/server/website';

export interface TestWebsite {
  readonly id: string;
  readonly name: string;
  readonly host: string;
}

/** A website in English, German and French, unless something else is asked for. */
export async function addWebsite(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { host, ...wanted }: Partial<Omit<NewWebsite, 'hosts'>> & { readonly host: string },
): Promise<TestWebsite> {
  const name = wanted.name ?? 'Shop';
  const id = await createWebsite(database, clock, { languages: threeLanguages, ...wanted, name, hosts: [host] });
  return { id, name, host };
}

const threeLanguages = [
  { code: 'en', name: 'English', isPrimary: true, enabled: true },
  { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
  { code: 'fr', name: 'Français', isPrimary: false, enabled: true },
];
