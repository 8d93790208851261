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

/** Follows a ray through every point of the picture until it meets something, and asks how that is lit. */
export function render(scene: Scene, width: number, height: number): Picture {
  const pixels = Buffer.alloc(width * height * 3);
  const look = lookOf(scene);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [(column + 0.5) / width - 0.5, 0.5 - (row + 0.5) / height];
      const colour = trace(scene, look, u, (v * height) / width);
      writePoint(pixels, (row * width + column) * 3, darken(colour, scene.vignette ?? 0.18, u, v), column, row);
    }
  }
  return { width, height, pixels };
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
    if (distance < 0.0006 * travelled) break;
    travelled += distance;
  }
  const at = along(from, view, travelled);
  nearest(scene, at[0], at[1], at[2], hit);
  const normal = directionAt(scene, at);
  return shade(scene, surfaceAt(scene, hit.thing, at, normal), { at, normal, view });
}

const tip = 0.0025;
const corner: Hit = { distance: 0, thing: -1 };

/** The direction a surface faces, from the distances at the corners of a tiny tetrahedron. */
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

function darken([r, g, b]: readonly [number, number, number], vignette: number, u: number, v: number): [number, number, number] {
  const light = 1 - vignette * Math.min(1, (u * u + v * v) * 2.4);
  return [r * light, g * light, b * light];
}

/** Film rather than a screen: bright places roll off softly, and there is a little grain. */
function writePoint(pixels: Buffer, start: number, colour: readonly number[], column: number, row: number): void {
  const grain = (chance(column, row, 5) - 0.5) * 0.012;
  for (let channel = 0; channel < 3; channel += 1) {
    const light = (colour[channel] ?? 0) * 0.92;
    const film = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
    pixels[start + channel] = Math.round(255 * Math.min(1, Math.max(0, film ** (1 / 2.2) + grain)));
  }
}
