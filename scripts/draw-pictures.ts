import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { landscape } from './draw-pictures/landscape.ts';
import { drawings } from './draw-pictures/pictures.ts';
import { render } from './draw-pictures/render.ts';

// Draws the pictures of the sample shop: `tsx scripts/draw-pictures.ts [name …] [--size 400] [--out folder]`. They are committed,
// because drawing all of them takes some minutes; run it again after changing how they look.

const landscapeName = 'behind-the-dike';
const folder = fileURLToPath(new URL('../sample/pictures/', import.meta.url));
const { names, size, out } = readArguments(process.argv.slice(2));

await mkdir(out, { recursive: true });
for (const name of names) await draw(name);

async function draw(name: string): Promise<void> {
  const began = Date.now();
  const image = name === landscapeName ? sharp(Buffer.from(landscape())) : rendered(name);
  const file = await image.webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(`${out}/${name}.webp`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${file.width} × ${file.height}, ${Math.round(file.size / 1024)} kB, ${seconds} s`);
}

function rendered(name: string): Sharp {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no picture called "${name}"`);
  const scale = (size ?? drawing.width) / drawing.width;
  const { pixels, width, height } = render(
    drawing.scene(),
    Math.round(drawing.width * scale),
    Math.round(drawing.height * scale),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function readArguments(given: readonly string[]) {
  const option = (name: string) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
  const options = [option('--size'), option('--out')];
  const wanted = given.filter((word) => !word.startsWith('--') && !options.includes(word));
  const smaller = option('--size');
  return {
    names: wanted.length > 0 ? wanted : [...Object.keys(drawings), landscapeName],
    size: smaller === undefined ? undefined : Number(smaller),
    out: option('--out') ?? folder,
  };
}
