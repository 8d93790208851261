/** The numbers of a box: left, top, width, height. */
export const BOX_SIZE = 4;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
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
