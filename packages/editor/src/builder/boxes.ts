/** The numbers of a box: left, top, width, height. */
export const BOX_SIZE = 4;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box on the screen, where the frame shows the page scrolled and perhaps smaller. */
export function onScreen(
  { left, top, width, height }: Box,
  scroll: { readonly x: number; readonly y: number },
  scale: number,
): Box {
  return {
    left: (left - scroll.x) * scale,
    top: (top - scroll.y) * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Where the marked elements of the canvas are, by mark, in coordinates of its document. */
export type Boxes = ReadonlyMap<string, Box>;

export function boxesOf(marks: readonly string[], numbers: Float32Array): Boxes {
  return new Map(
    marks.map((mark, index) => {
      const [left = 0, top = 0, width = 0, height = 0] = numbers.subarray(index * BOX_SIZE, (index + 1) * BOX_SIZE);
      return [mark, { left, top, width, height }];
    }),
  );
}
