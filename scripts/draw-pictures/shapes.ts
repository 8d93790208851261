import { mix } from './noise.ts';

/** The distance of a point from the surface; negative inside. */
export type Shape = (x: number, y: number, z: number) => number;

export type Point = readonly [x: number, y: number, z: number];
export type Profile = readonly (readonly [radius: number, height: number])[];

/**
 * A thrown vessel: a curve rotated around the upright axis, with a wall of some thickness and a soft lip. `rings` are the grooves
 * of the potter's fingers, `wobble` is the deviation from round.
 */
export function thrown(profile: Profile, wall: number, { rings = 0, wobble = 0.006, ringsPerUnit = 26 } = {}): Shape {
  const distance = curveDistance(smooth(profile));
  const detail = rings + wobble * 2 + 0.05;
  return (x, y, z) => {
    const radius = Math.sqrt(x * x + z * z);
    const rough = distance(radius, y) - wall / 2;
    // Grooves and wobble are only visible close up; from far away the bare curve is enough.
    if (rough > detail) return (rough - detail * 0.5) * 0.92;
    const angle = Math.atan2(z, x);
    const bent = radius * (1 + wobble * Math.sin(2 * angle + 1.3) + wobble * 0.5 * Math.sin(3 * angle + y * 2));
    const groove = rings === 0 ? 0 : rings * Math.sin(y * ringsPerUnit * Math.PI + angle * 0.5);
    return (distance(bent, y) - wall / 2 + groove) * 0.92;
  };
}

/** A solid of revolution: everything inside the curve, which starts and ends on the axis. */
export function turned(profile: Profile): Shape {
  const curve = smooth(profile);
  const distance = curveDistance(curve);
  return (x, y, z) => {
    const radius = Math.sqrt(x * x + z * z);
    const away = distance(radius, y);
    return (isInside(curve, radius, y) ? -away : away) * 0.92;
  };
}

/** A rope through points, of changing thickness: handles, spouts, twigs. `flat` squeezes it sideways. */
export function rope(points: readonly Point[], from: number, to = from, flat = 1): Shape {
  const count = points.length;
  const [px, py, pz] = [0, 1, 2].map((axis) =>
    Float64Array.from(points, (point) => (point[axis] ?? 0) / (axis === 2 ? flat : 1)),
  ) as [Float64Array, Float64Array, Float64Array];
  const middle = [px, py, pz].map((values) => (Math.min(...values) + Math.max(...values)) / 2) as [
    number,
    number,
    number,
  ];
  const reach = Math.max(
    ...points.map((_point, step) => Math.hypot(px[step]! - middle[0], py[step]! - middle[1], pz[step]! - middle[2])),
  );
  const thickest = Math.max(from, to);
  const slowest = Math.min(1, flat);
  return (x, y, zWide) => {
    const z = zWide / flat;
    const away = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - reach - thickest;
    if (away > 0.2) return away * slowest;
    let nearest = 1e9;
    for (let step = 0; step + 1 < count; step += 1) {
      const ax = px[step]!;
      const ay = py[step]!;
      const az = pz[step]!;
      const bx = px[step + 1]! - ax;
      const by = py[step + 1]! - ay;
      const bz = pz[step + 1]! - az;
      const share = Math.min(
        1,
        Math.max(0, ((x - ax) * bx + (y - ay) * by + (z - az) * bz) / (bx * bx + by * by + bz * bz)),
      );
      const dx = x - ax - bx * share;
      const dy = y - ay - by * share;
      const dz = z - az - bz * share;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - mix(from, to, (step + share) / (count - 1));
      if (distance < nearest) nearest = distance;
    }
    return nearest * slowest;
  };
}

export function ball(radius: number, squashX = 1, squashY = 1, squashZ = 1): Shape {
  const least = Math.min(squashX, squashY, squashZ);
  return (x, y, z) => {
    const sx = x / squashX;
    const sy = y / squashY;
    const sz = z / squashZ;
    return (Math.sqrt(sx * sx + sy * sy + sz * sz) - radius) * least;
  };
}

export function block(width: number, height: number, depth: number, round: number): Shape {
  return (x, y, z) => {
    const qx = Math.abs(x) - width / 2 + round;
    const qy = Math.abs(y) - height / 2 + round;
    const qz = Math.abs(z) - depth / 2 + round;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
}

/** Two shapes joined with a fillet of the given width. */
export function joined(first: Shape, second: Shape, fillet: number): Shape {
  return (x, y, z) => {
    const a = first(x, y, z);
    const b = second(x, y, z);
    if (Math.abs(a - b) >= fillet) return Math.min(a, b);
    const share = Math.min(1, Math.max(0, 0.5 + (0.5 * (b - a)) / fillet));
    return mix(b, a, share) - fillet * share * (1 - share);
  };
}

export function moved(shape: Shape, [mx, my, mz]: Point, turn = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const px = x - mx;
    const pz = z - mz;
    return shape(px * cos + pz * sin, y - my, pz * cos - px * sin);
  };
}

/** Rotates a shape around the z axis. */
export function leaning(shape: Shape, angle: number): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, z) => shape(x * cos + y * sin, y * cos - x * sin, z);
}

/** Points on an arc in the upright plane, for handles. Angles in turns, 0 to the right, a quarter up. */
export function arc(centre: Point, width: number, height: number, from: number, to: number, steps = 18): Point[] {
  return Array.from({ length: steps + 1 }, (_unused, step) => {
    const angle = mix(from, to, step / steps) * 2 * Math.PI;
    return [centre[0] + width * Math.cos(angle), centre[1] + height * Math.sin(angle), centre[2]] as const;
  });
}

/** A soft curve through the points (Catmull-Rom). */
function smooth(points: Profile, steps = 10): Profile {
  const at = (position: number) =>
    points[Math.min(points.length - 1, Math.max(0, position))] as readonly [number, number];
  const curve: (readonly [number, number])[] = [];
  for (let span = 0; span + 1 < points.length; span += 1) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      curve.push([Math.max(0, spline(a[0], b[0], c[0], d[0], t)), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return [...curve, at(points.length - 1)];
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

const cells = 260;
const margin = 0.3;

/** Distances to a curve, precomputed on a grid and interpolated, so that highlights have no facets. */
function curveDistance(curve: Profile): (radius: number, height: number) => number {
  const [top, bottom] = [Math.max(...curve.map(([, y]) => y)) + margin, Math.min(...curve.map(([, y]) => y)) - margin];
  const [wide, cell] = [Math.max(...curve.map(([r]) => r)) + margin, (top - bottom) / cells];
  const columns = Math.ceil(wide / cell) + 3;
  const rows = cells + 3;
  const grid = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      grid[row * columns + column] = exactDistance(curve, (column - 1) * cell, bottom + (row - 1) * cell);
    }
  }
  return (radius, height) => {
    const gx = radius / cell + 1;
    const gy = (height - bottom) / cell + 1;
    const cx = Math.min(columns - 2.001, Math.max(1, gx));
    const cy = Math.min(rows - 2.001, Math.max(1, gy));
    const near = softRead(grid, columns, cx, cy);
    if (gx === cx && gy === cy) return near;
    return near + Math.sqrt((gx - cx) * (gx - cx) + (gy - cy) * (gy - cy)) * cell * 0.7;
  };
}

/** Quadratic B-spline: nine neighbours, and a continuous slope. */
function softRead(grid: Float64Array, columns: number, x: number, y: number): number {
  const ix = Math.round(x);
  const iy = Math.round(y);
  const fx = x - ix;
  const fy = y - iy;
  const x0 = 0.5 * (0.5 - fx) * (0.5 - fx);
  const x1 = 0.75 - fx * fx;
  const x2 = 0.5 * (0.5 + fx) * (0.5 + fx);
  const middle = iy * columns + ix;
  const below = x0 * grid[middle - columns - 1]! + x1 * grid[middle - columns]! + x2 * grid[middle - columns + 1]!;
  const level = x0 * grid[middle - 1]! + x1 * grid[middle]! + x2 * grid[middle + 1]!;
  const above = x0 * grid[middle + columns - 1]! + x1 * grid[middle + columns]! + x2 * grid[middle + columns + 1]!;
  return 0.5 * (0.5 - fy) * (0.5 - fy) * below + (0.75 - fy * fy) * level + 0.5 * (0.5 + fy) * (0.5 + fy) * above;
}

function exactDistance(curve: Profile, radius: number, height: number): number {
  let nearest = 1e9;
  for (let step = 0; step + 1 < curve.length; step += 1) {
    const a = curve[step] as readonly [number, number];
    const b = curve[step + 1] as readonly [number, number];
    const bx = b[0] - a[0];
    const by = b[1] - a[1];
    const px = radius - a[0];
    const py = height - a[1];
    const length = bx * bx + by * by;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / length));
    const dx = px - bx * share;
    const dy = py - by * share;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
}

function isInside(curve: Profile, radius: number, height: number): boolean {
  let inside = false;
  for (let step = 0; step < curve.length; step += 1) {
    const [a, b] = [
      curve[step] as readonly [number, number],
      curve[(step + 1) % curve.length] as readonly [number, number],
    ];
    if (a[1] > height !== b[1] > height && radius < ((b[0] - a[0]) * (height - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  }
  return inside;
}
