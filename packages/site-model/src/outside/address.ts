/** A video or a sound elsewhere, as its address tells: nothing is asked of anybody to know it. */
export interface OutsidePlayer {
  readonly provider: string;
  /** The address of its page. */
  readonly pageUrl: string;
  /** The address of the player in a frame. */
  readonly playerUrl: string;
  /** Where the provider tells what it is (oEmbed). */
  readonly lookupUrl: string;
}

export interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: (name: string) => string;
}

export type PlayerReader<Player> = (address: Address) => Player | undefined;

/** The player of the first provider that knows the address. */
export function readPlayer<Player>(readers: readonly PlayerReader<Player>[], typed: string): Player | undefined {
  const address = readAddress(typed);
  if (address === undefined) return undefined;
  for (const read of readers) {
    const found = read(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without a name, a password or a port, which no address of a video or a sound has. */
function readAddress(typed: string): Address | undefined {
  const parts = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,})(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(
    typed.trim(),
  );
  if (parts === null) return undefined;
  const [, host = '', path = '', query = ''] = parts;
  const values = new Map(query.split('&').map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]));
  return { host: host.toLowerCase(), path, query: (name) => values.get(name) ?? '' };
}

/** The address at which a provider tells about one of its pages. */
export function lookupAt(endpoint: string, pageUrl: string): string {
  return `${endpoint}?format=json&url=${encodeURIComponent(pageUrl)}`;
}
