/** A video elsewhere: who has it, the address of its page, and that of the player in a frame. */
export interface OutsideVideo {
  readonly provider: string;
  readonly pageUrl: string;
  readonly playerUrl: string;
}

/**
 * The video that a web address leads to: one of YouTube, Vimeo, Dailymotion or a PeerTube server. Nothing is asked of
 * anybody: the player's address follows from that of the page.
 *
 * @example
 * readVideoAddress('https://youtu.be/aqz-KE-bpKQ')?.playerUrl
 * // => 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
 * readVideoAddress('https://example.com/films') // => undefined
 */
export function readVideoAddress(typed: string): OutsideVideo | undefined {
  const address = readAddress(typed);
  if (address === undefined) return undefined;
  for (const read of providers) {
    const found = read(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: (name: string) => string;
}

/** Without a name, a password or a port, which no address of a video has. */
function readAddress(typed: string): Address | undefined {
  const parts = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,})(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(
    typed.trim(),
  );
  if (parts === null) return undefined;
  const [, host = '', path = '', query = ''] = parts;
  const values = new Map(query.split('&').map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]));
  return { host: host.toLowerCase(), path, query: (name) => values.get(name) ?? '' };
}

type Reader = (address: Address) => OutsideVideo | undefined;

const providers: readonly Reader[] = [youTube, vimeo, dailymotion, peerTube];

function youTube({ host, path, query }: Address): OutsideVideo | undefined {
  const site = host.replace(/^(?:www|m|music)\./, '');
  const isWhole = site === 'youtube.com' || site === 'youtube-nocookie.com';
  const [, inPath = ''] = (isWhole ? /^\/(?:shorts|embed|live)\/([^/]+)\/?$/ : /^\/([^/]+)\/?$/).exec(path) ?? [];
  const id = isWhole && path === '/watch' ? query('v') : inPath;
  if ((!isWhole && site !== 'youtu.be') || !/^[\w-]{11}$/.test(id)) return undefined;
  const seconds = secondsOf(query('t') || query('start'));
  return {
    provider: 'YouTube',
    pageUrl: `https://www.youtube.com/watch?v=${id}${seconds === 0 ? '' : `&t=${seconds}`}`,
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${seconds === 0 ? '' : `&start=${seconds}`}`,
  };
}

/** `90`, `90s` or `1h2m3s`. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ host, path, query }: Address): OutsideVideo | undefined {
  const [, id, inPath] = /^\/(?:video\/|channels\/[^/]+\/)?(\d{1,15})(?:\/([\da-f]{6,40}))?\/?$/.exec(path) ?? [];
  if (host.replace(/^(?:www|player)\./, '') !== 'vimeo.com' || id === undefined) return undefined;
  // Videos that only people with the link may see have a second part.
  const [secret] = /^[\da-f]{6,40}$/.exec(inPath ?? query('h')) ?? [];
  return {
    provider: 'Vimeo',
    pageUrl: `https://vimeo.com/${id}${secret === undefined ? '' : `/${secret}`}`,
    playerUrl: `https://player.vimeo.com/video/${id}?${secret === undefined ? '' : `h=${secret}&`}autoplay=1&dnt=1`,
  };
}

function dailymotion({ host, path }: Address): OutsideVideo | undefined {
  const site = host.replace(/^www\./, '');
  const [, id] = (site === 'dai.ly' ? /^\/(\w+)\/?$/ : /^\/video\/(\w+)\/?$/).exec(path) ?? [];
  if ((site !== 'dai.ly' && site !== 'dailymotion.com') || id === undefined) return undefined;
  return {
    provider: 'Dailymotion',
    pageUrl: `https://www.dailymotion.com/video/${id}`,
    playerUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
  };
}

/** Many servers run it, which are told by the form of the address. */
function peerTube({ host, path }: Address): OutsideVideo | undefined {
  const [, id] = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]{20,40})\/?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return {
    provider: host,
    pageUrl: `https://${host}/w/${id}`,
    playerUrl: `https://${host}/videos/embed/${id}?autoplay=1`,
  };
}
