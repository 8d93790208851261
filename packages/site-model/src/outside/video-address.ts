import { type Address, lookupAt, type OutsidePlayer, type PlayerReader, readPlayer } from './address.ts';

/**
 * The video that a web address leads to: one of YouTube, Vimeo, Dailymotion or a PeerTube server. Nothing is asked of
 * anybody: the player's address follows from that of the page.
 *
 * @example
 * readVideoAddress('https://youtu.be/aqz-KE-bpKQ')?.playerUrl
 * // => 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
 * readVideoAddress('https://example.com/films') // => undefined
 */
export function readVideoAddress(typed: string): OutsidePlayer | undefined {
  return readPlayer(providers, typed);
}

const providers: readonly PlayerReader<OutsidePlayer>[] = [youTube, vimeo, dailymotion, peerTube];

function youTube({ host, path, query }: Address): OutsidePlayer | undefined {
  const site = host.replace(/^(?:www|m|music)\./, '');
  const isWhole = site === 'youtube.com' || site === 'youtube-nocookie.com';
  const [, inPath = ''] = (isWhole ? /^\/(?:shorts|embed|live)\/([^/]+)\/?$/ : /^\/([^/]+)\/?$/).exec(path) ?? [];
  const id = isWhole && path === '/watch' ? query('v') : inPath;
  if ((!isWhole && site !== 'youtu.be') || !/^[\w-]{11}$/.test(id)) return undefined;
  const seconds = secondsOf(query('t') || query('start'));
  const pageUrl = `https://www.youtube.com/watch?v=${id}`;
  return {
    provider: 'YouTube',
    pageUrl: `${pageUrl}${seconds === 0 ? '' : `&t=${seconds}`}`,
    lookupUrl: lookupAt('https://www.youtube.com/oembed', pageUrl),
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${seconds === 0 ? '' : `&start=${seconds}`}`,
  };
}

/** `90`, `90s` or `1h2m3s`. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ host, path, query }: Address): OutsidePlayer | undefined {
  const [, id, inPath] = /^\/(?:video\/|channels\/[^/]+\/)?(\d{1,15})(?:\/([\da-f]{6,40}))?\/?$/.exec(path) ?? [];
  if (host.replace(/^(?:www|player)\./, '') !== 'vimeo.com' || id === undefined) return undefined;
  // Videos that only people with the link may see have a second part.
  const [secret] = /^[\da-f]{6,40}$/.exec(inPath ?? query('h')) ?? [];
  const pageUrl = `https://vimeo.com/${id}${secret === undefined ? '' : `/${secret}`}`;
  return {
    provider: 'Vimeo',
    pageUrl,
    lookupUrl: lookupAt('https://vimeo.com/api/oembed.json', pageUrl),
    playerUrl: `https://player.vimeo.com/video/${id}?${secret === undefined ? '' : `h=${secret}&`}autoplay=1&dnt=1`,
  };
}

function dailymotion({ host, path }: Address): OutsidePlayer | undefined {
  const site = host.replace(/^www\./, '');
  const [, id] = (site === 'dai.ly' ? /^\/(\w+)\/?$/ : /^\/video\/(\w+)\/?$/).exec(path) ?? [];
  if ((site !== 'dai.ly' && site !== 'dailymotion.com') || id === undefined) return undefined;
  const pageUrl = `https://www.dailymotion.com/video/${id}`;
  return {
    provider: 'Dailymotion',
    pageUrl,
    lookupUrl: lookupAt('https://www.dailymotion.com/services/oembed', pageUrl),
    playerUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
  };
}

/** Many servers run it, which are told by the form of the address. */
function peerTube({ host, path }: Address): OutsidePlayer | undefined {
  const [, id] = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]{20,40})\/?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const pageUrl = `https://${host}/w/${id}`;
  return {
    provider: host,
    pageUrl,
    lookupUrl: lookupAt(`https://${host}/services/oembed`, pageUrl),
    playerUrl: `https://${host}/videos/embed/${id}?autoplay=1`,
  };
}
