export interface FontFace {
  readonly family: string;
  /** Of a file of the website itself; undefined for one of another server, or of the visitor's machine. */
  readonly address: string | undefined;
}

/** The typefaces that a compiled style sheet brings, each once, in the order of the sheet. */
export function fontFaces(css: string): FontFace[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/gi)].flatMap(([, body = '']): FontFace[] => {
    const family = /font-family\s*:\s*["']?([^"';]+)/i.exec(body)?.[1]?.trim();
    if (family === undefined || !plainName.test(family)) return [];
    const addresses = [...body.matchAll(/url\(\s*["']?([^"')\s]+)/gi)].map(([, address = '']) => address);
    return [{ family, address: addresses.find((address) => /^\/(?!\/)[^?#]*\.(?:woff2?|ttf|otf)/i.test(address)) }];
  });
  // One typeface has a face for each of its weights.
  return [...new Map(faces.toReversed().map((face) => [face.family, face])).values()].toReversed();
}

/** What the value of a font may name. */
const plainName = /^[\p{L}\d -]{1,100}$/u;
