/** What colours of a theme are for. */
const colourRoles = [
  'background',
  'surface',
  'text',
  'quiet',
  'line',
  'accent',
  'onAccent',
  'highlight',
  'error',
  'field',
] as const;
export type ColourRole = (typeof colourRoles)[number];

export type PaletteName =
  | 'linen'
  | 'paper'
  | 'harbour'
  | 'meadow'
  | 'clay'
  | 'plum'
  | 'ink'
  | 'sea'
  | 'forest'
  | 'ember';

interface Palette {
  readonly name: PaletteName;
  readonly isDark: boolean;
  readonly colours: Readonly<Record<ColourRole, string>>;
}

function palette(name: PaletteName, isDark: boolean, ...colours: readonly string[]): Palette {
  const pairs = colourRoles.map((role, position) => [role, colours[position]]);
  return { name, isDark, colours: Object.fromEntries(pairs) as Palette['colours'] };
}

/** Colours that fit together: every text is readable on the background and on raised surfaces. In the order of the roles. */
export const palettes: readonly Palette[] = [
  palette(
    'linen',
    false,
    '#fbf9f5',
    '#f3eee6',
    '#24211d',
    '#655d53',
    '#e2dacd',
    '#1f4a48',
    '#ffffff',
    '#97401f',
    '#a3261a',
    '#ffffff',
  ),
  palette(
    'paper',
    false,
    '#ffffff',
    '#f4f4f2',
    '#161616',
    '#5c5c5c',
    '#dededa',
    '#161616',
    '#ffffff',
    '#b3261e',
    '#b3261e',
    '#ffffff',
  ),
  palette(
    'harbour',
    false,
    '#f7fafc',
    '#e9f0f5',
    '#14232e',
    '#4b5f6d',
    '#cfdbe4',
    '#0b4f7d',
    '#ffffff',
    '#9a3412',
    '#a3261a',
    '#ffffff',
  ),
  palette(
    'meadow',
    false,
    '#f8faf4',
    '#ebf1e2',
    '#1d2719',
    '#56624f',
    '#d6dfca',
    '#2f5d2a',
    '#ffffff',
    '#8a4b08',
    '#a3261a',
    '#ffffff',
  ),
  palette(
    'clay',
    false,
    '#fdf6f1',
    '#f7e9df',
    '#2f1d15',
    '#6f5346',
    '#ead5c7',
    '#9a3f1d',
    '#ffffff',
    '#8a2c4a',
    '#a3261a',
    '#ffffff',
  ),
  palette(
    'plum',
    false,
    '#fbf7fa',
    '#f2e9f0',
    '#2a1826',
    '#67535f',
    '#e3d4df',
    '#6b2158',
    '#ffffff',
    '#96391a',
    '#a3261a',
    '#ffffff',
  ),
  palette(
    'ink',
    true,
    '#141416',
    '#1f1f23',
    '#f1f0ee',
    '#aeacb0',
    '#38383e',
    '#f1f0ee',
    '#141416',
    '#f2a36b',
    '#ff9a90',
    '#26262b',
  ),
  palette(
    'sea',
    true,
    '#0d1b26',
    '#152736',
    '#eaf2f8',
    '#a3b8c8',
    '#2a4153',
    '#7fc8f0',
    '#0d1b26',
    '#f5b56c',
    '#ff9a90',
    '#1b3042',
  ),
  palette(
    'forest',
    true,
    '#131a14',
    '#1d271e',
    '#edf3ea',
    '#a9b8a5',
    '#344336',
    '#a3d492',
    '#131a14',
    '#f0b866',
    '#ff9a90',
    '#243026',
  ),
  palette(
    'ember',
    true,
    '#1c1412',
    '#291e1a',
    '#f8eee9',
    '#c2aca2',
    '#463430',
    '#f7a072',
    '#1c1412',
    '#f3c969',
    '#ff9a90',
    '#32251f',
  ),
];
