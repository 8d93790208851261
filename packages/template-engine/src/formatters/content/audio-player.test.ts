import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { audioPlayer } from './audio-player.ts';

test('the player knows the sound and the item, and nothing from outside', () => {
  const item = { id: '"1', structuredContent: { audioAssetUrl: '/a"b' } };
  const script = "<script>Y.use('squarespace-audio-player-frontend');</script>\n";
  expect(callFormatter(audioPlayer, [], [item])).toBe(
    `${script}<div class="squarespace-audio-player" data-audio-asset-url="/a&quot;b" data-item-id="&quot;1" id="audio-player-&quot;1"></div>`,
  );
  expect(callFormatter(audioPlayer, [], [{}], { data: item })).toBe(
    `${script}<div class="squarespace-audio-player" data-audio-asset-url="" data-item-id="" id="audio-player-"></div>`,
  );
});
