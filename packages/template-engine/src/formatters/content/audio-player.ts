import { definePureFormatter } from '../../contract/formatter.ts';
import { attributeValue } from '../../text/attribute.ts';
import { descend, member } from '../../values/reference.ts';

// Verbatim from the dialect.
const SCRIPT = "Y.use('squarespace-audio-player-frontend');";

export const audioPlayer = definePureFormatter({
  name: 'audio-player',
  group: 'content',
  summary: "the element in which scripts play the item's sound",
  example: {
    template: '{i|audio-player}',
    data: { i: { id: 'a1', structuredContent: { audioAssetUrl: '/song.mp3' } } },
    output:
      '<script>Y.use(\'squarespace-audio-player-frontend\');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="/song.mp3" data-item-id="a1" id="audio-player-a1"></div>',
  },
  scripts: [SCRIPT],
  prepare: () => (value, budget) => {
    const address = attributeValue(descend(value, ['structuredContent', 'audioAssetUrl']), budget);
    const id = attributeValue(member(value, 'id'), budget);
    return `<script>${SCRIPT}</script>\n<div class="squarespace-audio-player" data-audio-asset-url="${address}" data-item-id="${id}" id="audio-player-${id}"></div>`;
  },
});
