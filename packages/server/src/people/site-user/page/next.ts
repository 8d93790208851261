/**
 * Where to go after signing in: always a page of this website, whatever the address of the sign-in page says. Browsers
 * read `//host` and `/\host` as another host, so both are refused.
 */
export function safeNext(next: string | undefined, fallback: string): string {
  if (next === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes('\\')) return fallback;
  const address = new URL(next, 'http://here.invalid');
  if (address.origin !== 'http://here.invalid') return fallback;
  const isPage =
    !address.pathname.startsWith('//') && !/^(\/\w+)?\/(api|account\/(login|register|reset))\b/.test(address.pathname);
  return isPage ? `${address.pathname}${address.search}` : fallback;
}
