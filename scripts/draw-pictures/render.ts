import { along, cross, minus, nearestAlong, shade, unit } from './light.ts';
import { blend, type Surface } from './materials.ts';
import { chance, clouds, ramp } from './noise.ts';
import { type Hit, inOwnSpace, nearest, type Scene } from './scene.ts';
import type { Point } from './shapes.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, a byte each. */
  readonly pixels: Buffer;
}

/** Casts a ray through every pixel; along edges it casts nine and averages them. */
export function render(scene: Scene, width: number, height: number): Picture {
  const look = lookOf(scene);
  const seen = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      seen.set(colourAt(scene, look, column + 0.5, row + 0.5, width, height), (row * width + column) * 3);
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const start = (row * width + column) * 3;
      const colour = isEdge(seen, width, height, column, row)
        ? meanAround(scene, look, column, row, width, height)
        : ([seen[start]!, seen[start + 1]!, seen[start + 2]!] as const);
      writePoint(pixels, start, colour, column, row);
    }
  }
  return { width, height, pixels };
}

function colourAt(
  scene: Scene,
  look: Look,
  column: number,
  row: number,
  width: number,
  height: number,
): [number, number, number] {
  const u = column / width - 0.5;
  const v = 0.5 - row / height;
  const [r, g, b] = trace(scene, look, u, (v * height) / width);
  const light = 1 - (scene.vignette ?? 0.18) * Math.min(1, (u * u + v * v) * 2.4);
  return [film(r * light), film(g * light), film(b * light)];
}

const visible = 0.035;

function isEdge(seen: Float32Array, width: number, height: number, column: number, row: number): boolean {
  const start = (row * width + column) * 3;
  for (const [beside, isThere] of [
    [-3, column > 0],
    [3, column + 1 < width],
    [-3 * width, row > 0],
    [3 * width, row + 1 < height],
  ] as const) {
    if (!isThere) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      if (Math.abs(seen[start + channel]! - seen[start + beside + channel]!) > visible) return true;
    }
  }
  return false;
}

function meanAround(
  scene: Scene,
  look: Look,
  column: number,
  row: number,
  width: number,
  height: number,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let sample = 0; sample < 9; sample += 1) {
    const across = column + ((sample % 3) + 0.5) / 3;
    const down = row + (Math.floor(sample / 3) + 0.5) / 3;
    const [r, g, b] = colourAt(scene, look, across, down, width, height);
    sum[0] += r / 9;
    sum[1] += g / 9;
    sum[2] += b / 9;
  }
  return sum;
}

interface Look {
  readonly forward: Point;
  readonly right: Point;
  readonly up: Point;
}

function lookOf({ camera }: Scene): Look {
  const forward = unit(minus(camera.to, camera.from));
  const right = unit(cross(forward, [0, 1, 0]));
  return { forward, right, up: cross(right, forward) };
}

const farthest = 14;

function trace(scene: Scene, { forward, right, up }: Look, u: number, v: number): [number, number, number] {
  const { from, zoom } = scene.camera;
  const view = unit([
    forward[0] * zoom + right[0] * u + up[0] * v,
    forward[1] * zoom + right[1] * u + up[1] * v,
    forward[2] * zoom + right[2] * u + up[2] * v,
  ]);
  const hit: Hit = { distance: 0, thing: -1 };
  let travelled = 0.2;
  for (let step = 0; step < 200 && travelled < farthest; step += 1) {
    const distance = nearestAlong(scene, from, view, travelled, hit);
    if (distance < 0.0004 * travelled) break;
    travelled += distance;
  }
  const at = along(from, view, travelled);
  nearest(scene, at[0], at[1], at[2], hit);
  const normal = directionAt(scene, at);
  return shade(scene, surfaceAt(scene, hit.thing, at, normal), { at, normal, view });
}

const tip = 0.0025;
const corner: Hit = { distance: 0, thing: -1 };

/** The surface normal, from the distances at the corners of a tiny tetrahedron. */
function directionAt(scene: Scene, [x, y, z]: Point): [number, number, number] {
  const a = nearest(scene, x + tip, y - tip, z - tip, corner);
  const b = nearest(scene, x - tip, y - tip, z + tip, corner);
  const c = nearest(scene, x - tip, y + tip, z - tip, corner);
  const d = nearest(scene, x + tip, y + tip, z + tip, corner);
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

function surfaceAt(scene: Scene, number: number, at: Point, normal: Point): Surface {
  const thing = scene.things[number];
  if (thing) return thing.material(...inOwnSpace(thing, ...at), normal[1]);
  if (scene.paper.material) return scene.paper.material(...at, normal[1]);
  const cloud = 0.97 + 0.06 * clouds(at[0] * 0.9, at[1] * 0.9, at[2] * 0.9);
  const [r, g, b] = blend(scene.paper.floor, scene.paper.wall, ramp(0.1, 2.4, at[1]));
  return { colour: [r * cloud, g * cloud, b * cloud], gloss: 0, rough: 1 };
}

/** Looks like film rather than a screen: muted colours and a little grain. */
function writePoint(
  pixels: Buffer,
  start: number,
  [r, g, b]: readonly [number, number, number],
  column: number,
  row: number,
): void {
  const grey = (0.3 * r + 0.59 * g + 0.11 * b) * muted + (chance(column, row, 5) - 0.5) * 0.014;
  pixels[start] = Math.round(255 * Math.min(1, Math.max(0, r * (1 - muted) + grey)));
  pixels[start + 1] = Math.round(255 * Math.min(1, Math.max(0, g * (1 - muted) + grey)));
  pixels[start + 2] = Math.round(255 * Math.min(1, Math.max(0, b * (1 - muted) + grey)));
}

const muted = 0.16;

/** Compresses highlights softly. */
function film(light: number): number {
  const held = light * 0.92;
  return Math.min(1, (held * (2.51 * held + 0.03)) / (held * (2.43 * held + 0.59) + 0.14)) ** (1 / 2.2);
}
