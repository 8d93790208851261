import { describe, expect, test } from 'vitest';
import { readAudioAddress } from './audio-address.ts';

describe('the address of a recording', () => {
  test.each([
    [
      'https://soundcloud.com/forss/flickermood?utm_source=x',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true',
      166,
    ],
    [
      'm.soundcloud.com/forss/sets/ecclesia/',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fsets%2Fecclesia&auto_play=true',
      450,
    ],
    [
      'https://open.spotify.com/intl-de/track/4PTG3Z6ehGkBFwjybzWkR8?si=a',
      'https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8',
      152,
    ],
    [
      'https://open.spotify.com/show/4PTG3Z6ehGkBFwjybzWkR8',
      'https://open.spotify.com/embed/show/4PTG3Z6ehGkBFwjybzWkR8',
      352,
    ],
    [
      'https://www.mixcloud.com/spartacus/party-time/',
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fspartacus%2Fparty-time%2F&autoplay=1',
      120,
    ],
    [
      'https://www.deezer.com/fr/track/3135556',
      'https://widget.deezer.com/widget/auto/track/3135556?autoplay=true',
      150,
    ],
    ['https://deezer.com/album/302127', 'https://widget.deezer.com/widget/auto/album/302127?autoplay=true', 300],
  ])('%s leads to its player', (address, playerUrl, height) => {
    expect(readAudioAddress(address)).toMatchObject({ playerUrl, height });
  });

  test.each([
    '',
    'song',
    'https://soundcloud.com/forss',
    'https://soundcloud.com/forss/tracks',
    'https://soundcloud.com/discover/new',
    'https://soundcloud.com/forss/%22onload',
    'https://soundcloud.com.evil.example/forss/flickermood',
    'https://open.spotify.com/artist/4PTG3Z6ehGkBFwjybzWkR8',
    'https://open.spotify.com/track/short',
    'https://www.deezer.com/track/nan',
    'https://youtu.be/aqz-KE-bpKQ',
    'javascript://soundcloud.com/forss/flickermood',
  ])('%s leads to none', (address) => {
    expect(readAudioAddress(address)).toBeUndefined();
  });

  test('is asked about at its own provider, by the address of its page alone', () => {
    expect(readAudioAddress('https://www.deezer.com/fr/track/3135556?utm_source=x')?.lookupUrl).toBe(
      'https://api.deezer.com/oembed?format=json&url=https%3A%2F%2Fwww.deezer.com%2Ftrack%2F3135556',
    );
  });
});
