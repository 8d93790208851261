import { type Address, lookupAt, type OutsidePlayer, type PlayerReader, readPlayer } from './address.ts';

/** The players of sounds have a height of their own, whatever their width. */
export interface OutsideAudio extends OutsidePlayer {
  readonly height: number;
}

/**
 * The recording that a web address leads to: one of SoundCloud, Spotify, Mixcloud or Deezer. Nothing is asked of
 * anybody: the player's address follows from that of the page.
 *
 * @example
 * readAudioAddress('https://open.spotify.com/track/4PTG3Z6ehGkBFwjybzWkR8?si=a')?.playerUrl
 * // => 'https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8'
 * readAudioAddress('https://example.com/songs') // => undefined
 */
export function readAudioAddress(typed: string): OutsideAudio | undefined {
  return readPlayer(providers, typed);
}

const providers: readonly PlayerReader<OutsideAudio>[] = [soundCloud, spotify, mixcloud, deezer];

/** The heights at which the providers' players show one recording, and a list of several. */
const heights = {
  soundCloud: { one: 166, list: 450 },
  spotify: { one: 152, list: 352 },
  mixcloud: 120,
  deezer: { one: 150, list: 300 },
} as const;

const name = String.raw`[\w-]{1,100}`;

/** Names of the service's own pages, and of an artist's tabs, which stand where other names do. */
const ownPages: readonly string[] = ['you', 'discover', 'search', 'charts', 'stream', 'upload'];
const tabs: readonly string[] = ['tracks', 'albums', 'sets', 'reposts', 'likes', 'popular-tracks', 'comments'];

function soundCloud({ host, path }: Address): OutsideAudio | undefined {
  const form = new RegExp(`^/(${name})/(sets/)?(${name})(?:/s-[A-Za-z\\d]{1,40})?/?$`);
  const [found, artist = '', list = '', track = ''] = form.exec(path) ?? [];
  if (host.replace(/^(?:www|m)\./, '') !== 'soundcloud.com' || found === undefined) return undefined;
  if (ownPages.includes(artist) || (list === '' && tabs.includes(track))) return undefined;
  const pageUrl = `https://soundcloud.com${found.replace(/\/$/, '')}`;
  return {
    provider: 'SoundCloud',
    pageUrl,
    playerUrl: `https://w.soundcloud.com/player/?url=${encodeURIComponent(pageUrl)}&auto_play=true`,
    lookupUrl: lookupAt('https://soundcloud.com/oembed', pageUrl),
    height: heights.soundCloud[list === '' ? 'one' : 'list'],
  };
}

function spotify({ host, path }: Address): OutsideAudio | undefined {
  const [, kind, id] =
    /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|episode|album|playlist|show)\/([A-Za-z\d]{22})\/?$/.exec(path) ?? [];
  if (host !== 'open.spotify.com' || kind === undefined) return undefined;
  const pageUrl = `https://open.spotify.com/${kind}/${id}`;
  return {
    provider: 'Spotify',
    pageUrl,
    playerUrl: `https://open.spotify.com/embed/${kind}/${id}`,
    lookupUrl: lookupAt('https://open.spotify.com/oembed', pageUrl),
    height: heights.spotify[kind === 'track' || kind === 'episode' ? 'one' : 'list'],
  };
}

function mixcloud({ host, path }: Address): OutsideAudio | undefined {
  const [, artist, show] = new RegExp(`^/(${name})/(${name})/?$`).exec(path) ?? [];
  if (host.replace(/^(?:www|m)\./, '') !== 'mixcloud.com' || artist === undefined) return undefined;
  const feed = `/${artist}/${show}/`;
  return {
    provider: 'Mixcloud',
    pageUrl: `https://www.mixcloud.com${feed}`,
    playerUrl: `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(feed)}&autoplay=1`,
    lookupUrl: lookupAt('https://app.mixcloud.com/oembed/', `https://www.mixcloud.com${feed}`),
    height: heights.mixcloud,
  };
}

function deezer({ host, path }: Address): OutsideAudio | undefined {
  const [, kind, id] = /^\/(?:[a-z]{2}\/)?(track|episode|album|playlist|show)\/(\d{1,15})\/?$/.exec(path) ?? [];
  if (host.replace(/^www\./, '') !== 'deezer.com' || kind === undefined) return undefined;
  const pageUrl = `https://www.deezer.com/${kind}/${id}`;
  return {
    provider: 'Deezer',
    pageUrl,
    playerUrl: `https://widget.deezer.com/widget/auto/${kind}/${id}?autoplay=true`,
    lookupUrl: lookupAt('https://api.deezer.com/oembed', pageUrl),
    height: heights.deezer[kind === 'track' || kind === 'episode' ? 'one' : 'list'],
  };
}
