import { describe, expect, it } from 'vitest';
import { contrastLevels, contrastOn } from './contrast.ts';
import { type ColourRole, palettes } from './palettes.ts';

describe.each(palettes.map(({ name, colours, isDark }) => [name, colours, isDark] as const))(
  '%s',
  (_, colours, isDark) => {
    it('every text is readable where it stands', () => {
      const texts = ['text', 'quiet', 'accent', 'highlight', 'error'] as const;
      const pairs = [
        ...texts.flatMap((role) => [[role, 'background'] as const, [role, 'surface'] as const]),
        ...(['text', 'quiet', 'error'] as const).map((role) => [role, 'field'] as const),
        ['onAccent', 'accent'] as const,
      ];
      const low = pairs.filter(([text, ground]) => contrast(text, ground) < contrastLevels.good);
      expect(low).toEqual([]);
    });

    it('is as dark or light as it says', () => {
      expect(contrastOn(colours.background, '#ffffff')! > contrastOn(colours.background, '#000000')!).toBe(isDark);
    });

    const contrast = (text: ColourRole, ground: ColourRole) => contrastOn(colours[text], colours[ground]) ?? 0;
  },
);
