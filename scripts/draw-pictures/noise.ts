/** Reproducible noise: the same place always gives the same number between 0 and 1. */
export function chance(x: number, y: number, z: number): number {
  let hash = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** Soft random hills between 0 and 1, about one per unit. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const near = mix(
    mix(chance(ix, iy, iz), chance(ix + 1, iy, iz), fx),
    mix(chance(ix, iy + 1, iz), chance(ix + 1, iy + 1, iz), fx),
    fy,
  );
  const far = mix(
    mix(chance(ix, iy, iz + 1), chance(ix + 1, iy, iz + 1), fx),
    mix(chance(ix, iy + 1, iz + 1), chance(ix + 1, iy + 1, iz + 1), fx),
    fy,
  );
  return mix(near, far, ease(z - iz));
}

/** Noise with finer noise on top of it, between 0 and 1. */
export function clouds(x: number, y: number, z: number, layers = 4): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let layer = 0; layer < layers; layer += 1) {
    sum += weight * noise(x * scale + layer * 17, y * scale, z * scale);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / (1 - 0.5 ** layers);
}

/** Scattered dots: 1 inside a dot, falling to 0 at its edge. `density` is the share of cells that hold one. */
export function specks(x: number, y: number, z: number, density: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let strongest = 0;
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dz = -1; dz <= 1; dz += 1) {
        const cx = ix + dx;
        const cy = iy + dy;
        const cz = iz + dz;
        if (chance(cx, cy, cz) > density) continue;
        const ox = cx + chance(cx + 71, cy, cz) - x;
        const oy = cy + chance(cx, cy + 71, cz) - y;
        const oz = cz + chance(cx, cy, cz + 71) - z;
        const size = 0.12 + 0.3 * chance(cx + 5, cy + 9, cz + 2) ** 2;
        strongest = Math.max(strongest, 1 - Math.sqrt(ox * ox + oy * oy + oz * oz) / size);
      }
    }
  }
  return Math.max(0, strongest);
}

/** Distance to the nearest border between random cells: the lines along which a pot would break. */
export function cracks(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let nearest = 9;
  let second = 9;
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dz = -1; dz <= 1; dz += 1) {
        const cx = ix + dx;
        const cy = iy + dy;
        const cz = iz + dz;
        const ox = cx + chance(cx + 31, cy, cz) - x;
        const oy = cy + chance(cx, cy + 31, cz) - y;
        const oz = cz + chance(cx, cy, cz + 31) - z;
        const distance = Math.sqrt(ox * ox + oy * oy + oz * oz);
        second = Math.min(second, Math.max(nearest, distance));
        nearest = Math.min(nearest, distance);
      }
    }
  }
  return second - nearest;
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** 0 below `from`, 1 above `to`, and a soft ramp between. */
export function ramp(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return ease(share);
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
