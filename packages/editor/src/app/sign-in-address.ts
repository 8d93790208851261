/** Pages for people who are not signed in: a refused sign-in must not lead away from them. */
const openPaths = [
  '/config/login',
  '/config/setup',
  '/config/invitation',
  '/config/forgotten-password',
  '/config/new-password',
];

export function leaveForSignIn(location: Pick<Location, 'pathname' | 'search' | 'assign'> = window.location): void {
  if (openPaths.includes(location.pathname)) return;
  location.assign(signInAddress(location.pathname + location.search));
}

export function signInAddress(from: string): string {
  return from === '/config' ? '/config/login' : `/config/login?next=${encodeURIComponent(from)}`;
}

/** Where to go after signing in: only into the back office of this site, whatever the address says. */
export function afterSignIn(next: unknown): string {
  if (typeof next !== 'string' || !/^\/config(?:[/?#]|$)/.test(next)) return '/config';
  return next.startsWith('/config/login') ? '/config' : next;
}
