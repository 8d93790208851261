import { chance, clouds, mix, noise } from './noise.ts';

const [width, height] = [1400, 1050];

/** Dunes, marram grass and a wide evening sky, as a drawing of many strokes. */
export function landscape(): string {
  const dunes = [
    { top: 560, rise: 46, scale: 0.0034, from: '#b9a99a', to: '#a8978a', seed: 3 },
    { top: 640, rise: 70, scale: 0.0026, from: '#c9b294', to: '#a98f74', seed: 11 },
    { top: 760, rise: 96, scale: 0.002, from: '#d8bf98', to: '#a5865f', seed: 27 },
    { top: 900, rise: 110, scale: 0.0016, from: '#cfae7f', to: '#7d6142', seed: 41 },
  ];
  const layers = dunes.map((dune, number) => `${duneShape(dune, number)}${grassOn(dune, number)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
${gradient('sky', [
  ['0', '#7f96a8'],
  ['0.32', '#b7b9b4'],
  ['0.5', '#e6c9a6'],
  ['0.58', '#f2d3a4'],
])}
<radialGradient id="sun" cx="0.68" cy="0.5" r="0.42"><stop offset="0" stop-color="#fff2cf" stop-opacity="0.95"/><stop offset="0.12" stop-color="#ffe2ad" stop-opacity="0.6"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter><filter id="softer"><feGaussianBlur stdDeviation="2"/></filter>
${dunes
  .map((dune, number) =>
    gradient(`dune${number}`, [
      ['0', dune.from],
      ['0.5', dune.to],
      ['1', dune.to],
    ]),
  )
  .join('\n')}
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#sun)"/>
<g filter="url(#soft)" opacity="0.55">${cloudBands()}</g>
<rect y="545" width="${width}" height="40" fill="#9fb0b3" opacity="0.8"/><rect y="548" x="760" width="420" height="14" fill="#ffe9c4" opacity="0.55" filter="url(#softer)"/>
${layers.join('\n')}
</svg>`;
}

interface Dune {
  readonly top: number;
  readonly rise: number;
  readonly scale: number;
  readonly seed: number;
}

function ridge({ top, rise, scale, seed }: Dune, x: number): number {
  return top - rise * (clouds(x * scale + seed, seed, 1, 3) * 2 - 0.7);
}

function duneShape(dune: Dune, number: number): string {
  const points = Array.from({ length: 141 }, (_unused, step) => `${step * 10} ${ridge(dune, step * 10).toFixed(1)}`);
  return `<path d="M0 ${height} L${points.join(' L')} L${width} ${height} Z" fill="url(#dune${number})"/>`;
}

/** Blades lean with the wind and grow in tufts; the nearer the dune, the longer they are. */
function grassOn(dune: Dune, number: number): string {
  const count = [260, 520, 900, 3200][number] ?? 0;
  const length = [16, 34, 66, 130][number] ?? 0;
  const blades = Array.from({ length: count }, (_unused, blade) => {
    const x = chance(blade, number, 1) * (width + 80) - 40;
    if (noise(x * 0.008 + number * 9, number, 2) < 0.44) return '';
    const depth = chance(blade, number, 2) ** 1.7 * (number === 3 ? 300 : 34 + number * 16);
    const y = ridge(dune, x) + depth;
    const size = length * mix(0.55, 1.15, chance(blade, number, 3));
    const lean = size * mix(0.15, 0.85, chance(blade, number, 4));
    const shades = ['#8e8a5c', '#a39a63', '#6f7150', '#c0ad72', '#57603f'];
    const colour = shades[Math.floor(chance(blade, number, 5) * shades.length)] ?? '#8e8a5c';
    const thick = (0.5 + number * 0.45) * mix(0.7, 1.2, chance(blade, number, 6));
    const tip = `${(x + lean).toFixed(1)} ${(y - size * 0.86).toFixed(1)}`;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)} Q${(x + lean * 0.15).toFixed(1)} ${(y - size * 0.7).toFixed(1)} ${tip}" stroke="${colour}" stroke-width="${thick.toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" opacity="${0.6 + number * 0.13}">${blades.join('')}</g>`;
}

function cloudBands(): string {
  return Array.from({ length: 16 }, (_unused, band) => {
    const [x, y] = [chance(band, 1, 9) * width, 60 + chance(band, 2, 9) * 360];
    const [wide, tall] = [160 + chance(band, 3, 9) * 420, 8 + chance(band, 4, 9) * 22];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${wide.toFixed(0)}" ry="${tall.toFixed(0)}" fill="${band % 3 === 0 ? '#8fa0ac' : '#f6e3c8'}"/>`;
  }).join('');
}

function gradient(id: string, stops: readonly (readonly [string, string])[]): string {
  const colours = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours}</linearGradient>`;
}
