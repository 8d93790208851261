export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(start));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
}

/** Writes a cookie and reads it back (D-012), because cookies may be disabled. */
export function areCookiesEnabled(): boolean {
  document.cookie = 'awning-test=1; path=/; SameSite=Lax';
  const isThere = readCookie('awning-test') === '1';
  document.cookie = 'awning-test=; path=/; Max-Age=0';
  return isThere;
}
