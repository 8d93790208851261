import type { Service } from './serve.ts';

/** More would only push the links out of sight. */
const MAX_WEBSITES = 20;

/** The first information for an operator: the addresses of the shops, and the links for their owners. */
export function greeting({ websites, setupLinks }: Pick<Service, 'websites' | 'setupLinks'>): string[] {
  const isOnly = websites.length === 1;
  const titled = (name: string) => (isOnly ? '' : `  ${name}\n`);
  const shops = websites
    .slice(0, MAX_WEBSITES)
    .map(({ name, address }) => `\n${titled(name)}  Shop         ${address}\n  Back office  ${address}/config`);
  const more = websites.length > MAX_WEBSITES ? [`\n  … and ${websites.length - MAX_WEBSITES} more websites`] : [];
  const links = setupLinks.map(({ websiteName, link }) => {
    const what = isOnly ? 'the owner' : `the owner of ${websiteName}`;
    return `\n  Create ${what} here (works once):\n  ${link}`;
  });
  return [...shops, ...more, ...links];
}
