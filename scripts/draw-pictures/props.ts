import { blend, clay, glaze, glazes, hex, type Material, plain, wood } from './materials.ts';
import { chance, clouds, mix } from './noise.ts';
import type { Thing } from './scene.ts';
import { ball, block, leaning, moved, type Point, rope, thrown, turned } from './shapes.ts';
import { look, thing } from './vessels.ts';

/** A bare twig with a few buds, for the vase. */
export function twig(at: Point): readonly Thing[] {
  const bark = plain(hex('#5b4636'));
  const stem = rope(
    [
      [0, 1.3, 0],
      [0.03, 1.75, 0.02],
      [-0.02, 2.1, 0],
      [0.08, 2.45, -0.03],
      [0.05, 2.72, 0],
    ],
    0.016,
    0.006,
  );
  const side = rope(
    [
      [0, 2.02, 0],
      [-0.16, 2.26, 0.05],
      [-0.24, 2.5, 0.02],
    ],
    0.009,
    0.004,
  );
  const other = rope(
    [
      [0.06, 2.3, 0],
      [0.22, 2.5, 0.04],
      [0.3, 2.66, 0],
    ],
    0.008,
    0.004,
  );
  const buds: readonly Point[] = [
    [-0.24, 2.52, 0.02],
    [-0.15, 2.27, 0.07],
    [0.3, 2.68, 0],
    [0.21, 2.51, 0.06],
    [0.05, 2.75, 0],
    [0.1, 2.44, 0],
    [-0.02, 2.14, 0.03],
  ];
  const bud = plain(hex('#e6d9c3'), 0.1, 0.8);
  return [
    ...[stem, side, other].map((shape) => thing(shape, bark, { at }, [0, 2, 0], 0.95)),
    ...buds.map(([x, y, z]) =>
      thing(ball(0.034, 0.8, 1.25, 0.8), bud, { at: [at[0] + x, at[1] + y, at[2] + z] }, [0, 0, 0], 0.06),
    ),
  ];
}

const leafMaterial: Material = (x, y, z) => {
  const vein = Math.abs(z) < 0.006 ? 0.25 : 0;
  return {
    colour: blend(hex('#4f7350'), hex('#8aa57a'), clouds(x * 6, y * 6, z * 6) * 0.5 + vein),
    gloss: 0.16,
    rough: 0.55,
  };
};

/** Thick leaves rising from the middle in all directions. */
export function plant(at: Point): readonly Thing[] {
  const count = 12;
  return Array.from({ length: count }, (_unused, number) => {
    const lean = mix(0.12, 0.95, number / count) + chance(number, 1, 1) * 0.15;
    const length = mix(0.6, 0.36, number / count);
    const centre = length * 0.95;
    const leaf = leaning(moved(ball(length, 0.2, 1, 0.055), [0, centre, 0]), lean);
    const middle: Point = [-centre * Math.sin(lean), centre * Math.cos(lean), 0];
    return thing(leaf, leafMaterial, { at, turn: number * 2.4 }, middle, length * 1.02);
  });
}

export function soil(at: Point, radius: number): Thing {
  const crumbs: Material = (x, y, z) => ({
    colour: blend(hex('#2a211b'), hex('#5a4838'), clouds(x * 30, y * 30, z * 30)),
    gloss: 0,
    rough: 1,
  });
  return thing(
    turned([
      [0, 0],
      [radius, 0],
      [radius, 0.03],
      [0, 0.05],
    ]),
    crumbs,
    { at },
    [0, 0, 0],
    radius + 0.1,
  );
}

/** The head of a potter's wheel in its tray, with a bowl that has just been thrown. */
export function wheelHead(): readonly Thing[] {
  const metal: Material = (x, _y, z) => {
    const ring = 0.5 + 0.5 * Math.sin(Math.sqrt(x * x + z * z) * 90);
    const grey = 0.2 + 0.05 * ring;
    return { colour: [grey, grey, grey * 1.03], gloss: 0.4, rough: 0.5 };
  };
  const slip = hex('#8d7460');
  const wet: Material = (x, y, z) => {
    const streak = clouds(Math.atan2(z, x) * 1.5, y * 22, 3);
    return { colour: blend(slip, hex('#6f5a4a'), streak * 0.7), gloss: 0.75, rough: 0.22 };
  };
  const bowl = thrown(
    [
      [0, 0.12],
      [0.3, 0.11],
      [0.44, 0.14],
      [0.56, 0.3],
      [0.64, 0.52],
      [0.71, 0.72],
    ],
    0.075,
    { rings: 0.008, ringsPerUnit: 13, wobble: 0.01 },
  );
  const splash: Material = (x, y, z) => ({
    colour: blend(hex('#3c4a50'), slip, clouds(x * 2, y * 4, z * 2) ** 2 * 0.8),
    gloss: 0.25,
    rough: 0.5,
  });
  return [
    thing(
      turned([
        [0, -0.06],
        [1.05, -0.06],
        [1.08, -0.03],
        [1.05, 0.05],
        [0, 0.05],
      ]),
      metal,
      { at: [0, 0.25, 0] },
      [0, 0, 0],
      1.12,
    ),
    thing(bowl, wet, { at: [0, 0.27, 0] }, [0, 0.4, 0], 0.95),
    thing(
      thrown(
        [
          [0.2, 0.05],
          [1.3, 0.05],
          [1.42, 0.12],
          [1.46, 0.4],
          [1.5, 0.44],
        ],
        0.06,
      ),
      splash,
      { at: [0, 0, 0] },
      [0, 0.2, 0],
      1.65,
    ),
  ];
}

const tileColours = [
  '#e6dfd1',
  '#8fa9a2',
  '#463a33',
  '#9a9e8e',
  '#a8694c',
  '#c2a067',
  '#74879a',
  '#c4b6a3',
  '#7f8870',
  '#4a5d66',
  '#97604f',
  '#d9d2c2',
  '#8b7b88',
  '#647868',
  '#bb916f',
];

/** Rows of test tiles, each dipped twice, leaning a little out of line. */
export function testTiles(columns: number, rows: number): readonly Thing[] {
  return Array.from({ length: columns * rows }, (_unused, number) => {
    const [column, row] = [number % columns, Math.floor(number / columns)];
    const colour = hex(tileColours[number % tileColours.length] ?? '#ffffff');
    const deep = blend(colour, hex('#20262a'), 0.45);
    const material = glaze({
      colour,
      deep,
      edge: hex('#b08a5e'),
      line: -0.28,
      lip: 5,
      gloss: 0.75,
      rough: 0.15,
      specks: 0.16,
    });
    // A tile lies on its back: its height is the picture's depth.
    const upright: Material = (x, y, z, up) => material(x * 1.4 + number, -z - (z > 0.02 ? 0.02 : 0), y, up);
    const at: Point = [(column - (columns - 1) / 2) * 0.52, 0.05, (row - (rows - 1) / 2) * 0.74];
    const turn = (chance(number, 3, 7) - 0.5) * 0.12;
    return thing(block(0.42, 0.075, 0.62, 0.032), upright, { at, turn }, [0, 0, 0], 0.42);
  });
}

export function driftwood(at: Point, turn: number, length: number): Thing {
  const bleached = wood(hex('#c9bfb0'), hex('#8d8274'));
  return thing(
    rope(
      [
        [-length / 2, 0.09, 0],
        [-length / 6, 0.12, 0.03],
        [length / 5, 0.1, -0.03],
        [length / 2, 0.11, 0.02],
      ],
      0.1,
      0.055,
    ),
    bleached,
    { at, turn },
    [0, 0.1, 0],
    length / 2 + 0.15,
  );
}

/** A slab of a kiln's shelf, and its supports. */
export function kilnShelf(height: number, width: number): readonly Thing[] {
  const stone = clay(hex('#8c8178'));
  const slab = thing(block(width, 0.09, 1.5, 0.02), stone, { at: [0, height, -0.1] }, [0, 0, 0], width / 2 + 0.8);
  const posts = [-1, 1].map((side) =>
    thing(
      block(0.16, 1.05, 0.16, 0.02),
      stone,
      { at: [side * (width / 2 - 0.14), height + 0.56, -0.3] },
      [0, 0, 0],
      0.6,
    ),
  );
  return [slab, ...posts];
}

export const ashGlaze = look('ash', { ...glazes.ash, line: 0.14, lip: 0.47, gloss: 0.35, rough: 0.45 });
