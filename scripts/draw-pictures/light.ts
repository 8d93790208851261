import { blend, type Colour, hex, type Surface } from './materials.ts';
import { chance, ramp } from './noise.ts';
import { type Hit, nearest, type Scene } from './scene.ts';
import type { Point } from './shapes.ts';

const windowAt: Point = [-4.2, 4.1, 3.2];
const windowSize = 1.5;
const windowColour: Colour = [1.0, 0.95, 0.87];
const skyColour = hex('#dfe6ea');
const floorLight = hex('#cbb9a2');

interface Lit {
  readonly at: Point;
  readonly normal: Point;
  /** The viewing direction. */
  readonly view: Point;
}

/** The light that a point sends towards the camera. */
export function shade(scene: Scene, surface: Surface, { at, normal, view }: Lit): [number, number, number] {
  const open = openness(scene, at, normal);
  const toWindow = unit(minus(windowAt, at));
  const facing = dot(normal, toWindow);
  const key = facing > 0 ? facing * softShadow(scene, at, normal, toWindow) * scene.window : 0;
  const ambient = blend(floorLight, skyColour, normal[1] * 0.5 + 0.5);
  const lamp = scene.lamp ? lampLight(scene, scene.lamp.at, at, normal) : 0;
  const mirror = mirrorImage(scene, surface, at, normal, view, open);
  const body = surface.isMetal ? 0.35 : 1;
  const out: [number, number, number] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const colour = surface.colour[channel]!;
    const falling =
      key * windowColour[channel]! + scene.sky * ambient[channel]! * open + lamp * (scene.lamp?.colour[channel] ?? 0);
    const tint = surface.isMetal ? colour * 2.4 : 1;
    out[channel] = colour * body * falling + mirror * tint + (surface.glow?.[channel] ?? 0);
  }
  return out;
}

/** Ambient occlusion: how much of the sky a point sees; less in corners and under objects. */
function openness(scene: Scene, at: Point, normal: Point): number {
  let closed = 0;
  let weight = 1;
  for (let step = 1; step <= 6; step += 1) {
    const reach = 0.02 + 0.075 * step;
    closed += (reach - nearestAlong(scene, at, normal, reach)) * weight;
    weight *= 0.72;
  }
  return Math.max(0.12, Math.min(1, 1 - 1.5 * closed));
}

/**
 * A large light casts shadows that are sharp near an object and soft further away. Each ray starts with a small random offset,
 * so that its steps are not visible as rings.
 */
function softShadow(scene: Scene, at: Point, normal: Point, direction: Point): number {
  const start = along(at, normal, 0.012);
  let light = 1;
  let travelled = 0.012 + 0.02 * chance(Math.floor(at[0] * 4000), Math.floor(at[1] * 4000), Math.floor(at[2] * 4000));
  for (let step = 0; step < 70 && travelled < 5; step += 1) {
    const distance = nearestAlong(scene, start, direction, travelled);
    light = Math.min(light, 0.5 + (distance / travelled) * 3.4);
    if (light <= 0.02) return 0;
    travelled += Math.min(0.14, Math.max(0.012, distance * 0.6));
  }
  const share = Math.min(1, Math.max(0, light));
  return share * share * (3 - 2 * share);
}

function lampLight(scene: Scene, lamp: Point, at: Point, normal: Point): number {
  const way = minus(lamp, at);
  const far = Math.sqrt(dot(way, way));
  const direction = unit(way);
  const facing = dot(normal, direction);
  if (facing <= 0) return 0;
  const start = along(at, normal, 0.01);
  let light = 1;
  for (let travelled = 0.02; travelled < far - 0.16; ) {
    const distance = nearestAlong(scene, start, direction, travelled);
    light = Math.min(light, 0.5 + (distance / travelled) * 26);
    if (light <= 0) return 0;
    travelled += Math.max(0.01, distance * 0.8);
  }
  return (facing * Math.min(1, light)) / (0.25 + far * far);
}

/** The reflection of the window in a glaze, and a hint of everything else. */
function mirrorImage(scene: Scene, surface: Surface, at: Point, normal: Point, view: Point, open: number): number {
  const { gloss, rough } = surface;
  if (gloss < 0.02) return 0;
  const along2 = 2 * dot(view, normal);
  const bounce = unit([view[0] - normal[0] * along2, view[1] - normal[1] * along2, view[2] - normal[2] * along2]);
  const rim = (1 - Math.max(0, -dot(view, normal))) ** 5;
  const strength = gloss * (0.05 + 0.6 * rim);
  const around = 0.25 + 0.35 * Math.max(0, bounce[1]);
  return strength * (windowImage(at, bounce, rough) * 9 * scene.window + around * scene.sky * open);
}

const toRoom = unit([0.66, -0.5, -0.56]);
const windowRight = unit(cross(toRoom, [0, 1, 0]));
const windowUp = cross(windowRight, toRoom);

function windowImage(at: Point, bounce: Point, rough: number): number {
  const towards = dot(bounce, toRoom);
  if (towards >= -0.05) return 0;
  const way = minus(windowAt, at);
  const far = dot(way, toRoom) / towards;
  const spot = minus([at[0] + bounce[0] * far, at[1] + bounce[1] * far, at[2] + bounce[2] * far], windowAt);
  const [u, v] = [dot(spot, windowRight), dot(spot, windowUp)];
  const blur = 0.06 + rough * 1.6;
  const frame = rough > 0.5 ? 1 : bar(u, blur) * bar(v - 0.25, blur);
  return (pane(u, windowSize * 0.8, blur) * pane(v, windowSize * 1.15, blur) * frame) / (1 + rough * 5);
}

function pane(value: number, size: number, blur: number): number {
  return 1 - ramp(size - blur, size + blur, Math.abs(value));
}

function bar(value: number, blur: number): number {
  return ramp(0.02, 0.05 + blur * 0.5, Math.abs(value));
}

const scratch: Hit = { distance: 0, thing: -1 };

/** The distance from a point of a ray to the nearest surface. Allocates no point, because it is the most frequent call. */
export function nearestAlong(
  scene: Scene,
  from: Point,
  direction: Point,
  travelled: number,
  hit: Hit = scratch,
): number {
  const x = from[0] + direction[0] * travelled;
  const y = from[1] + direction[1] * travelled;
  return nearest(scene, x, y, from[2] + direction[2] * travelled, hit);
}

export function along([x, y, z]: Point, [dx, dy, dz]: Point, distance: number): [number, number, number] {
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

export function minus(a: Point, b: Point): [number, number, number] {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point, b: Point): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Point): [number, number, number] {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
