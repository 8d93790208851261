import { clay, glowing, hex, type Material } from './materials.ts';
import { clouds, ramp } from './noise.ts';
import { ashGlaze, driftwood, kilnShelf, plant, soil, testTiles, twig, wheelHead } from './props.ts';
import type { Scene, Thing } from './scene.ts';
import { bowl, cup, lantern, moonJar, mug, planter, plate, saltCellar, teapot, vase } from './vessels.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly scene: () => Scene;
}

const linen = { floor: hex('#d9cfc0'), wall: hex('#cfc6b8') };
const mist = { floor: hex('#c9ccc6'), wall: hex('#bfc5c2') };
const clayRose = { floor: hex('#d8c0ae'), wall: hex('#cfb6a4') };
const dusk = { floor: hex('#8d7a6a'), wall: hex('#7a6a60') };
const soot = { floor: hex('#4a3a30'), wall: hex('#3a2a22') };

/** An object on paper, seen slightly from above. `size` is the height that the picture shows, `aim` the height of its centre. */
function portrait(things: () => readonly Thing[], size: number, paper = linen, aim = 0.42, raised = 1.25): Drawing {
  const distance = 4.6;
  return {
    width: 1000,
    height: 1000,
    scene: () => ({
      things: things(),
      paper,
      wallAt: 2.4,
      camera: { from: [0.15, aim * size + raised, distance], to: [0, aim * size, 0], zoom: distance / (size * 1.72) },
      window: 1.15,
      sky: 0.62,
    }),
  };
}

function lanternAtDusk(): Scene {
  return {
    things: [lantern({ at: [0, 0, 0] })],
    paper: dusk,
    wallAt: 1.7,
    camera: { from: [0.2, 1.5, 4.4], to: [0, 0.62, 0], zoom: 1.72 },
    window: 0.1,
    sky: 0.16,
    lamp: { at: [0, 0.42, 0], colour: [1.5, 0.86, 0.4] },
    vignette: 0.5,
  };
}

function shelf(): Scene {
  const items: readonly Thing[] = [
    vase('seaGlass', { at: [-1.75, 0, -0.35] }),
    ...twig([-1.75, 0, -0.35]),
    mug('chalk', { at: [-0.95, 0, 0.35], turn: 2.7 }),
    bowl('chalk', 1, { at: [-0.05, 0, -0.25] }),
    bowl('chalk', 0.72, { at: [-0.05, 0.15, -0.25] }),
    cup('peat', { at: [0.8, 0, 0.42] }),
    moonJar({ at: [1.5, 0, -0.85] }),
    mug('peat', { at: [1.52, 0, 0.45], turn: -0.5 }),
    plate('ash', 0.6, { at: [-0.12, 0, 0.98] }),
    cup('chalk', { at: [2.38, 0, 0.1] }),
  ];
  return {
    things: items,
    paper: linen,
    wallAt: 2.6,
    camera: { from: [0.35, 2.15, 6.2], to: [0.12, 0.72, 0], zoom: 1.2 },
    window: 1.25,
    sky: 0.56,
  };
}

function kiln(): Scene {
  const heat = (x: number, y: number, z: number) =>
    0.02 + 0.2 * ramp(0.9, -0.9, z) * (0.6 + 0.7 * clouds(x * 2, y * 2, z * 2));
  const hot = (things: readonly Thing[]) =>
    things.map((thing): Thing => {
      const local = (x: number, y: number, z: number) => heat(x + thing.at[0], y + thing.at[1], z + thing.at[2]);
      return { ...thing, material: glowing(thing.material, local) };
    });
  const brick: Material = (x, y, z) => {
    const rowHeight = 0.34;
    const row = Math.floor(y / rowHeight);
    const along = x + (row % 2) * 0.4;
    const joint = Math.min(Math.abs((y / rowHeight) % 1), Math.abs((along / 0.8) % 1)) < 0.06 ? 0.5 : 1;
    return glowing(clay(hex('#9a7358')), () => joint * (0.05 + 0.2 * ramp(2, -1, z)))(x, y, z, 0);
  };
  const things = [
    ...kilnShelf(0.1, 3.4),
    bowl('chalk', 0.8, { at: [-0.95, 0.15, 0.1] }),
    mug('chalk', { at: [-0.05, 0.15, 0.15], turn: 1.9 }),
    cup('seaGlass', { at: [0.68, 0.15, 0.3] }),
    cup('seaGlass', { at: [1.24, 0.15, 0.0] }),
    ...kilnShelf(1.27, 3.4),
    bowl('seaGlass', 0.85, { at: [-0.85, 1.32, 0.05] }),
    cup('chalk', { at: [-0.86, 1.5, 0.05], turn: 1 }),
    mug('peat', { at: [0.28, 1.32, 0.1], turn: -0.3 }),
    bowl('ash', 0.72, { at: [1.05, 1.32, 0.05] }),
  ];
  return {
    things: hot(things),
    paper: { ...soot, material: brick },
    wallAt: 1.3,
    camera: { from: [0.2, 2.0, 5.6], to: [0, 1.2, 0], zoom: 1.42 },
    window: 0.5,
    sky: 0.22,
    vignette: 0.5,
  };
}

function wide(scene: () => Scene, width = 1280, height = 960): Drawing {
  return { width, height, scene };
}

/** Every picture of the sample shop but the landscape, by name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'tide-mug': portrait(() => [mug('chalk', { at: [-0.08, 0, 0], turn: -0.35 })], 1),
  'tide-mug-peat': portrait(() => [mug('peat', { at: [-0.08, 0, 0], turn: -0.35 })], 1, clayRose),
  'dune-bowl': portrait(() => [bowl('chalk', 1, { at: [0, 0, 0] })], 1.05, mist, 0.22),
  'dune-bowls': portrait(
    () => [
      bowl('chalk', 1.25, { at: [0, 0, 0] }),
      bowl('chalk', 0.92, { at: [0, 0.17, 0] }),
      bowl('chalk', 0.66, { at: [0, 0.31, 0] }),
    ],
    1.35,
    linen,
    0.26,
  ),
  'low-tide-plate': portrait(() => [plate('ash', 1, { at: [0, 0, 0] })], 1.12, clayRose, 0.06, 2.2),
  'low-tide-plates': portrait(
    () =>
      [0, 1, 2, 3, 4].map((step) =>
        plate('ash', 1, { at: [0.015 * Math.sin(step * 2.4), step * 0.085, 0.012 * Math.cos(step * 3)], turn: step }),
      ),
    1.25,
    mist,
    0.14,
  ),
  'espresso-pair': portrait(
    () => [cup('chalk', { at: [-0.31, 0, 0.05] }), cup('peat', { at: [0.3, 0, -0.1], turn: 2 })],
    0.85,
    linen,
    0.25,
  ),
  'night-ferry-teapot': portrait(() => teapot({ at: [-0.1, 0, 0], turn: -0.25 }), 1.55, clayRose, 0.42),
  'heron-vase': portrait(() => [vase('seaGlass', { at: [0, 0, 0] }), ...twig([0, 0, 0])], 2.05, linen, 0.63, 0.9),
  'heron-vase-detail': portrait(() => [vase('seaGlass', { at: [0.05, 0, 0], turn: 2.2 })], 0.95, linen, 0.62, 0.7),
  'moon-jar': portrait(() => [moonJar({ at: [0, 0, 0] })], 1.7, mist, 0.43),
  'harbour-lantern': { width: 1000, height: 1000, scene: lanternAtDusk },
  'pebble-salt-cellar': portrait(() => saltCellar({ at: [0, 0, 0] }), 0.95, linen, 0.32),
  'breakwater-planter': portrait(
    () => [...planter({ at: [0, 0, 0] }), soil([0, 0.68, 0], 0.38), ...plant([0, 0.7, 0])],
    1.5,
    mist,
    0.46,
  ),
  'evening-at-the-wheel': portrait(wheelHead, 1.5, clayRose, 0.3, 2),
  'golden-repair': portrait(() => [bowl('peat', 1, { at: [0, 0, 0], turn: 0.6 }, true)], 1.05, linen, 0.22),
  'glaze-notebook': portrait(() => testTiles(5, 4), 1.42, linen, 0.02, 6.4),
  'ash-glaze': portrait(
    () => [
      { ...cup('ash', { at: [-0.25, 0, 0.1] }), material: ashGlaze },
      { ...cup('ash', { at: [0.38, 0, -0.2], turn: 2 }), material: ashGlaze },
      driftwood([-0.35, 0, -0.75], 0.35, 2.3),
      driftwood([0.75, 0, 0.5], -0.9, 1.2),
    ],
    1.15,
    mist,
    0.2,
  ),
  'studio-shelf': wide(shelf),
  'opening-the-kiln': wide(kiln),
};
