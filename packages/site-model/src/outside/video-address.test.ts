import { describe, expect, test } from 'vitest';
import { readVideoAddress } from './video-address.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const peerTube = 'https://video.example.org/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?autoplay=1';

describe('the address of a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=x', youTube],
    ['youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${youTube}&start=90`],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=45', `${youTube}&start=45`],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1',
    ],
    ['https://www.dailymotion.com/video/x8abcd1', 'https://geo.dailymotion.com/player.html?video=x8abcd1'],
    ['https://dai.ly/x8abcd1', 'https://geo.dailymotion.com/player.html?video=x8abcd1'],
    ['https://video.example.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d', peerTube],
    ['https://video.example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d', peerTube],
  ])('%s leads to its player', (address, player) => {
    expect(readVideoAddress(address)?.playerUrl).toBe(player);
  });

  test.each([
    '',
    'film',
    'https://www.youtube.com/@pottery',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpK%22',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/%22onload',
    'https://ann:secret@vimeo.com/76979871',
    'https://vimeo.com:8443/76979871',
    'javascript://vimeo.com/76979871',
    'https://example.com/w/short',
  ])('%s leads to none', (address) => {
    expect(readVideoAddress(address)).toBeUndefined();
  });
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=9', 'https://www.youtube.com/oembed', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['vimeo.com/76979871', 'https://vimeo.com/api/oembed.json', 'https://vimeo.com/76979871'],
  [
    'https://dai.ly/x8abcd1',
    'https://www.dailymotion.com/services/oembed',
    'https://www.dailymotion.com/video/x8abcd1',
  ],
  [
    'https://video.example.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://video.example.org/services/oembed',
    'https://video.example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  ],
])('%s is asked about at its own provider', (address, endpoint, pageUrl) => {
  expect(readVideoAddress(address)?.lookupUrl).toBe(`${endpoint}?format=json&url=${encodeURIComponent(pageUrl)}`);
});
