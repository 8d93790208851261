/** A picture in the page model. */
export interface Picture {
  readonly assetUrl: string;
  readonly title?: string;
  readonly altText?: string;
  /** `1200x800`. */
  readonly originalSize?: string;
  /** Comma-separated; entries that end in `w` are available widths. */
  readonly systemDataVariants?: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
}

export interface PictureSource {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The URLs of a picture in all available widths, for `srcset`. */
export function pictureSource(picture: Picture, preferredWidth = 1000): PictureSource {
  const widths = widthsOf(picture);
  const [, width, height] = /^(\d+)x(\d+)$/.exec(picture.originalSize ?? '') ?? [];
  const chosen = widths.find((offered) => offered >= preferredWidth) ?? widths.at(-1);
  return {
    src: chosen === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${chosen}w`,
    srcSet:
      widths.length === 0
        ? undefined
        : widths.map((offered) => `${picture.assetUrl}?format=${offered}w ${offered}w`).join(', '),
    width: width === undefined ? undefined : Number(width),
    height: height === undefined ? undefined : Number(height),
  };
}

/** Our own components use the alternative text first, then the title (D-109). An empty text marks a decorative picture. */
export function alternativeText({ altText, title }: Picture): string {
  return altText ?? title ?? '';
}

function widthsOf({ systemDataVariants }: Picture): number[] {
  const names = systemDataVariants?.split(',') ?? [];
  return names.filter((name) => /^\d+w$/.test(name)).map((name) => Number.parseInt(name, 10));
}
