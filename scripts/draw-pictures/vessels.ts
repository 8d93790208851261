import { clay, type GlazeLook, glaze, glazes, type Material, mended } from './materials.ts';
import type { Thing } from './scene.ts';
import type { Point } from './shapes.ts';
import { arc, ball, joined, type Profile, rope, type Shape, thrown, turned } from './shapes.ts';

type GlazeName = keyof typeof glazes;
interface Placed {
  readonly at: Point;
  readonly turn?: number;
}

const mugProfile: Profile = [
  [0, 0.04],
  [0.2, 0.035],
  [0.33, 0.05],
  [0.37, 0.13],
  [0.385, 0.3],
  [0.385, 0.55],
  [0.378, 0.78],
  [0.385, 0.86],
];

export function mug(name: GlazeName, placed: Placed): Thing {
  const body = thrown(mugProfile, 0.042, { rings: 0.0022, ringsPerUnit: 22 });
  const handle = rope(arc([0.42, 0.46, 0], 0.26, 0.25, -0.29, 0.3, 24), 0.04, 0.036, 2);
  const outside = outsideOf(handle, 0.365);
  return thing(joined(body, outside, 0.045), look(name, { line: 0.27, lip: 0.87 }), placed, [0.1, 0.43, 0], 0.72);
}

/** The part of a handle outside the wall, so that it is not visible inside. */
function outsideOf(shape: Shape, radius: number): Shape {
  return (x, y, z) => Math.max(shape(x, y, z), radius - Math.sqrt(x * x + z * z));
}

export function cup(name: GlazeName, placed: Placed): Thing {
  const profile: Profile = [
    [0, 0.04],
    [0.14, 0.035],
    [0.2, 0.06],
    [0.235, 0.16],
    [0.25, 0.32],
    [0.262, 0.46],
  ];
  return thing(
    thrown(profile, 0.036, { rings: 0.002, ringsPerUnit: 30 }),
    look(name, { line: 0.14, lip: 0.47 }),
    placed,
    [0, 0.24, 0],
    0.4,
  );
}

export function bowl(name: GlazeName, size: number, placed: Placed, mend = false): Thing {
  const profile: Profile = [
    [0, 0.09],
    [0.16, 0.085],
    [0.24, 0.1],
    [0.42, 0.19],
    [0.58, 0.34],
    [0.66, 0.48],
    [0.69, 0.56],
  ].map(([r = 0, y = 0]) => [r * size, y * size] as const);
  const foot: Profile = [
    [0.235 * size, 0.015],
    [0.24 * size, 0.05 * size],
    [0.25 * size, 0.1 * size],
  ];
  const shape = joined(thrown(profile, 0.046, { rings: 0.0026, ringsPerUnit: 20 }), thrown(foot, 0.05), 0.04);
  const material = look(name, { line: 0.12 * size, lip: 0.57 * size });
  return thing(shape, mend ? mended(material, 2.3) : material, placed, [0, 0.3 * size, 0], 0.82 * size);
}

export function plate(name: GlazeName, size: number, placed: Placed): Thing {
  const profile: Profile = [
    [0, 0.045],
    [0.3, 0.045],
    [0.6, 0.048],
    [0.76, 0.055],
    [0.815, 0.085],
    [0.83, 0.15],
    [0.835, 0.19],
  ].map(([r = 0, y = 0]) => [r * size, y] as const);
  const foot: Profile = [
    [0.55 * size, 0.012],
    [0.55 * size, 0.045],
  ];
  const shape = joined(
    thrown(profile, 0.042, { rings: 0.0014, ringsPerUnit: 40, wobble: 0.003 }),
    thrown(foot, 0.04),
    0.03,
  );
  return thing(shape, look(name, { lip: 0.2, gloss: 0.4, rough: 0.4 }), placed, [0, 0.1, 0], 0.9 * size);
}

export function vase(name: GlazeName, placed: Placed): Thing {
  const profile: Profile = [
    [0, 0.05],
    [0.18, 0.04],
    [0.25, 0.08],
    [0.33, 0.32],
    [0.365, 0.62],
    [0.33, 0.9],
    [0.22, 1.1],
    [0.115, 1.24],
    [0.085, 1.42],
    [0.088, 1.58],
    [0.115, 1.68],
  ];
  return thing(
    thrown(profile, 0.042, { rings: 0.0022, ringsPerUnit: 16, wobble: 0.008 }),
    look(name, { line: 0.4, lip: 1.69, gloss: 0.8, rough: 0.12 }),
    placed,
    [0, 0.85, 0],
    1,
  );
}

export function moonJar(placed: Placed): Thing {
  const profile: Profile = [
    [0, 0.06],
    [0.26, 0.045],
    [0.36, 0.07],
    [0.6, 0.28],
    [0.72, 0.62],
    [0.705, 0.92],
    [0.55, 1.2],
    [0.34, 1.34],
    [0.3, 1.38],
    [0.315, 1.45],
  ];
  const material = look('chalk', { gloss: 0.5, rough: 0.3, specks: 0.05, lip: 1.6 });
  return thing(
    thrown(profile, 0.05, { rings: 0.0018, ringsPerUnit: 10, wobble: 0.012 }),
    material,
    placed,
    [0, 0.74, 0],
    1.1,
  );
}

export function teapot(placed: Placed): readonly Thing[] {
  const body = thrown(
    [
      [0, 0.06],
      [0.28, 0.045],
      [0.4, 0.09],
      [0.56, 0.3],
      [0.6, 0.5],
      [0.53, 0.7],
      [0.36, 0.83],
      [0.22, 0.86],
    ],
    0.05,
    { rings: 0.002, ringsPerUnit: 18 },
  );
  const spout = rope(
    [
      [0.5, 0.4, 0],
      [0.66, 0.47, 0],
      [0.78, 0.58, 0],
      [0.86, 0.72, 0],
      [0.9, 0.78, 0],
    ],
    0.125,
    0.052,
  );
  const handle = rope(arc([0, 0.72, 0], 0.43, 0.62, 0.02, 0.48, 26), 0.036, 0.036, 1.5);
  const lid = turned([
    [0, 0.845],
    [0.235, 0.845],
    [0.245, 0.875],
    [0.19, 0.91],
    [0.08, 0.935],
    [0.045, 0.96],
    [0.06, 1.0],
    [0.05, 1.035],
    [0, 1.045],
  ]);
  const material = look('peat', { gloss: 0.32, rough: 0.42, specks: 0.03, lip: 2, line: 0.11 });
  const pot = joined(joined(body, outsideOf(spout, 0.5), 0.08), handle, 0.05);
  return [
    thing(pot, material, placed, [0.1, 0.65, 0], 1.1),
    thing(lid, look('peat', { gloss: 0.32, rough: 0.42, specks: 0.03, lip: 2, line: 0 }), placed, [0, 0.94, 0], 0.3),
  ];
}

export function saltCellar(placed: Placed): readonly Thing[] {
  const pot = thrown(
    [
      [0, 0.04],
      [0.28, 0.035],
      [0.38, 0.08],
      [0.44, 0.2],
      [0.43, 0.33],
      [0.41, 0.4],
    ],
    0.05,
    { rings: 0.002, ringsPerUnit: 22 },
  );
  const lid = thrown(
    [
      [0, 0.53],
      [0.16, 0.52],
      [0.33, 0.475],
      [0.415, 0.435],
      [0.43, 0.425],
    ],
    0.05,
    { rings: 0.0015, ringsPerUnit: 22 },
  );
  const knob: Placed = { at: [placed.at[0] + 0.01, placed.at[1] + 0.615, placed.at[2]] };
  return [
    thing(pot, look('seaGlass', { line: 0.15, lip: 3, gloss: 0.6 }), placed, [0, 0.2, 0], 0.55),
    thing(lid, look('seaGlass', { lip: 3, gloss: 0.6 }), placed, [0, 0.48, 0], 0.52),
    thing(ball(0.12, 1.25, 0.72, 1), pebble, knob, [0, 0, 0], 0.2),
  ];
}

const pebble: Material = (x, y, z) => {
  const vein = Math.abs(Math.sin(x * 9 + y * 16 + z * 3)) > 0.96 ? 0.5 : 0;
  const grey = 0.16 + vein * 0.4 + 0.02 * Math.sin(x * 60) * Math.sin(z * 60);
  return { colour: [grey, grey * 1.01, grey * 1.04], gloss: 0.12, rough: 0.7 };
};

export function lantern(placed: Placed): Thing {
  const wall = thrown(
    [
      [0, 0.05],
      [0.24, 0.04],
      [0.33, 0.07],
      [0.42, 0.3],
      [0.44, 0.55],
      [0.38, 0.82],
      [0.24, 0.98],
      [0.2, 1.02],
    ],
    0.042,
    { rings: 0.0016, ringsPerUnit: 18 },
  );
  return thing(pierced(wall), clay(), placed, [0, 0.5, 0], 0.75);
}

const holeRows = [
  [0.28, 0.05, 12],
  [0.45, 0.062, 12],
  [0.63, 0.055, 12],
  [0.79, 0.04, 12],
] as const;

/** Round holes in rings, every second ring rotated by half a step. */
function pierced(wall: Shape): Shape {
  return (x, y, z) => {
    let hole = 1;
    const radius = Math.sqrt(x * x + z * z);
    const angle = Math.atan2(z, x);
    for (const [row, [height, size, count]] of holeRows.entries()) {
      const step = (2 * Math.PI) / count;
      const offset = row % 2 === 0 ? 0 : step / 2;
      const beside = angle - offset - Math.round((angle - offset) / step) * step;
      hole = Math.min(hole, Math.hypot(beside * radius, y - height) - size);
    }
    return radius < 0.22 ? wall(x, y, z) : Math.max(wall(x, y, z), -hole);
  };
}

export function planter(placed: Placed): readonly Thing[] {
  const ribbed = thrown(
    [
      [0, 0.14],
      [0.3, 0.13],
      [0.36, 0.16],
      [0.385, 0.4],
      [0.41, 0.7],
      [0.42, 0.8],
    ],
    0.05,
    { rings: 0.009, ringsPerUnit: 15 },
  );
  const saucer = thrown(
    [
      [0, 0.045],
      [0.36, 0.045],
      [0.45, 0.06],
      [0.49, 0.11],
      [0.5, 0.14],
    ],
    0.042,
  );
  const material = look('ash', { line: 0.3, lip: 0.81, gloss: 0.3, rough: 0.5 });
  return [
    thing(ribbed, material, placed, [0, 0.46, 0], 0.66),
    thing(saucer, look('ash', { lip: 0.15, gloss: 0.3, rough: 0.5 }), placed, [0, 0.09, 0], 0.56),
  ];
}

export function look(name: GlazeName, more: Partial<GlazeLook> = {}): Material {
  return glaze({ ...glazes[name], ...more });
}

export function thing(shape: Shape, material: Material, placed: Placed, middle: Point, reach: number): Thing {
  const { at, turn = 0 } = placed;
  return { shape, material, middle, reach, at, cos: Math.cos(turn), sin: Math.sin(turn) };
}
