import type { Clock } from '@awning/server/platform/clock';

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** The attributes after the value, as the server wrote them. */
  readonly attributes: readonly string[];
  readonly expiresAt: Date | undefined;
}

export interface CookieJar {
  get(name: string): Cookie | undefined;
  set(name: string, value: string): void;
  clear(): void;
  header(): string;
  receive(setCookie: readonly string[]): void;
}

/** A browser's cookies of one website; they expire by the given clock. */
export function createCookieJar(clock: Clock): CookieJar {
  const cookies = new Map<string, Cookie>();
  const isAlive = ({ expiresAt }: Cookie) => expiresAt === undefined || expiresAt > clock.now();
  return {
    get: (name) => [...cookies.values()].find((cookie) => cookie.name === name && isAlive(cookie)),
    set: (name, value) => void cookies.set(name, { name, value, attributes: [], expiresAt: undefined }),
    clear: () => cookies.clear(),
    header: () =>
      [...cookies.values()]
        .filter(isAlive)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    receive(setCookie) {
      for (const cookie of setCookie.map((line) => parse(line, clock.now()))) cookies.set(cookie.name, cookie);
    },
  };
}

function parse(line: string, now: Date): Cookie {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  return { name, value: value.join('='), attributes, expiresAt: expiry(attributes, now) };
}

/** Max-Age wins over Expires, as in browsers. */
function expiry(attributes: readonly string[], now: Date): Date | undefined {
  const read = (wanted: string) =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const maxAge = read('max-age');
  if (maxAge !== undefined) return new Date(now.getTime() + Number(maxAge) * 1000);
  const expires = read('expires');
  return expires === undefined ? undefined : new Date(expires);
}
