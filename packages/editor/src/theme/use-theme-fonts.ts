import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fontsQuery } from './queries.ts';

/** Beside the typefaces of the back office, which no theme may replace. */
const OWN_NAME = 'awning-sample';

/** The typefaces that a theme brings, loaded for samples. */
export function useThemeFonts(theme: string) {
  const query = useQuery(fontsQuery(theme));
  const fonts = query.data?.fonts;
  useEffect(() => {
    if (!fonts || !('FontFace' in globalThis)) return undefined;
    const faces = fonts.flatMap(({ family, address }) =>
      address === null ? [] : [new FontFace(`${OWN_NAME} ${family}`, `url(${JSON.stringify(address)})`)],
    );
    for (const face of faces) {
      document.fonts.add(face);
      // A file that is none leaves the sample in the next typeface.
      face.load().catch(() => undefined);
    }
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
  return query;
}

/** The value of a font, as a sample is shown in it. */
export function sampleFamily(value: string, fonts: readonly { readonly family: string }[]): string {
  const [first = ''] = value.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));
  return fonts.some(({ family }) => family === first) ? `"${OWN_NAME} ${first}", ${value}` : value;
}
