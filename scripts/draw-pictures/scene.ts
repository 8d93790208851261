import type { Colour, Material } from './materials.ts';
import type { Point, Shape } from './shapes.ts';

/** An object in the picture. `reach` is its extent from `middle`; both are in its own space. */
export interface Thing {
  readonly shape: Shape;
  readonly material: Material;
  readonly at: Point;
  /** Rotation around the upright axis. */
  readonly cos: number;
  readonly sin: number;
  readonly middle: Point;
  readonly reach: number;
}

export interface Scene {
  readonly things: readonly Thing[];
  /** The paper under everything, bent up behind it. */
  readonly paper: { readonly floor: Colour; readonly wall: Colour; readonly material?: Material };
  readonly wallAt: number;
  readonly camera: { readonly from: Point; readonly to: Point; readonly zoom: number };
  /** Strength of the window on the left and of the ambient light. */
  readonly window: number;
  readonly sky: number;
  readonly lamp?: { readonly at: Point; readonly colour: Colour };
  readonly vignette?: number;
}

export interface Hit {
  distance: number;
  /** The index of the object, or -1 for the paper. */
  thing: number;
}

/** The distance to the nearest surface, and the object that it belongs to. */
export function nearest({ things, wallAt }: Scene, x: number, y: number, z: number, hit: Hit): number {
  hit.distance = paperDistance(y, z + wallAt);
  hit.thing = -1;
  for (let number = 0; number < things.length; number += 1) {
    const thing = things[number] as Thing;
    const distance = distanceTo(thing, x, y, z, hit.distance);
    if (distance < hit.distance) {
      hit.distance = distance;
      hit.thing = number;
    }
  }
  return hit.distance;
}

/** From far away an object's bounding sphere is used instead, which is much cheaper. */
function distanceTo(thing: Thing, x: number, y: number, z: number, enough: number): number {
  const { at, middle, cos, sin } = thing;
  const px = x - at[0];
  const py = y - at[1];
  const pz = z - at[2];
  const lx = px * cos + pz * sin;
  const lz = pz * cos - px * sin;
  const mx = lx - middle[0];
  const my = py - middle[1];
  const mz = lz - middle[2];
  const away = Math.sqrt(mx * mx + my * my + mz * mz) - thing.reach;
  if (away > enough) return away;
  return away > 0.25 ? away : thing.shape(lx, py, lz);
}

export function inOwnSpace({ at, cos, sin }: Thing, x: number, y: number, z: number): Point {
  const px = x - at[0];
  const pz = z - at[2];
  return [px * cos + pz * sin, y - at[1], pz * cos - px * sin];
}

const bend = 1.6;

function paperDistance(fromFloor: number, fromWall: number): number {
  const share = Math.max(bend - Math.abs(fromFloor - fromWall), 0) / bend;
  return Math.min(fromFloor, fromWall) - (share * share * bend) / 4;
}
