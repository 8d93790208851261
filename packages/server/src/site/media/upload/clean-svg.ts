import { Parser } from 'htmlparser2';
import { UploadRefused } from './refusal.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing with nothing but shapes, texts and their looks, written anew from what was read. Whatever could run, lead away or load
 * something ends it with a refusal; what only editors use is left out. Works piece by piece, so that a large drawing neither fills
 * the memory nor holds up other requests.
 */
export async function* cleanSvg(
  source: AsyncIterable<Uint8Array>,
  measured: (size: PictureSize) => void,
): AsyncGenerator<Buffer> {
  const cleaner = createCleaner(measured);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    const cleaned = cleaner.write(decode(() => decoder.decode(chunk, { stream: true })));
    if (cleaned !== '') yield Buffer.from(cleaned);
  }
  yield Buffer.from(cleaner.end(decode(() => decoder.decode())));
}

const MAX_DEPTH = 100;
const MAX_STYLE_LENGTH = 200_000;

interface Cleaner {
  write(text: string): string;
  end(text: string): string;
}

interface OpenElement {
  readonly name: string;
  readonly isKept: boolean;
  /** It or what it lies in can be named by a `use`. */
  readonly isNameable: boolean;
}

function createCleaner(measured: (size: PictureSize) => void): Cleaner {
  let output = '';
  let style: string | undefined;
  let isDrawn = false;
  const open: OpenElement[] = [];
  /** The depth of an element that is left out with all that is in it. */
  let leftOutFrom: number | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (active.has(name.toLowerCase().replace(/^.*:/, ''))) refuse();
        refuseActive(attributes);
        const parent = open.at(-1);
        if (open.length >= MAX_DEPTH || (!parent && (isDrawn || name !== 'svg'))) refuse();
        const isPassed = passed.has(name);
        if (!elements.has(name) && !isPassed) leftOutFrom ??= open.length;
        // What a `use` repeats must hold no other one, or ten lines would draw billions of shapes.
        if (name === 'use' && parent?.isNameable) leftOutFrom ??= open.length;
        const isKept = leftOutFrom === undefined && !isPassed;
        const isNameable = (parent?.isNameable ?? false) || (parent !== undefined && attributes['id'] !== undefined);
        open.push({ name, isKept, isNameable });
        if (!isKept) return;
        if (name === 'style') style = '';
        if (!parent) measured(sizeOf(attributes));
        isDrawn = true;
        output += `<${name}${parent ? '' : namespaces}${writtenAttributes(name, attributes, parent === undefined)}>`;
      },
      ontext(text) {
        if (leftOutFrom !== undefined || open.length === 0) return;
        if (style === undefined) output += escape(text);
        else style += text;
        if ((style?.length ?? 0) > MAX_STYLE_LENGTH) refuse();
      },
      onclosetag() {
        const closed = open.pop();
        if (leftOutFrom === open.length) leftOutFrom = undefined;
        if (!closed?.isKept) return;
        if (closed.name === 'style') {
          output += isHarmlessStyle(style ?? '') ? escape(style ?? '') : '';
          style = undefined;
        }
        output += `</${closed.name}>`;
      },
      onprocessinginstruction(name, data) {
        // Entities are expanded by some readers until the memory is full.
        if (/^!doctype/i.test(name) && data.includes('[')) refuse();
        if (/^\?xml-stylesheet/i.test(name)) refuse();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const taken = () => {
    const written = output;
    output = '';
    return written;
  };
  return {
    write(text) {
      parser.write(text);
      return taken();
    },
    end(text) {
      parser.end(text);
      if (!isDrawn) refuse();
      return taken();
    },
  };
}

const namespaces = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Elements that run something or load a document. */
const active = new Set('script foreignobject iframe object embed handler listener audio video html body'.split(' '));

/** Elements whose content is kept without them. */
const passed = new Set(['a', 'switch']);

const elements = new Set(
  [
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image',
    'clipPath mask pattern marker linearGradient radialGradient stop view',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology',
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

function refuseActive(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Browsers overlook spaces and control characters in a scheme.
    const plain = value.replaceAll(/[\s\p{Cc}]/gu, '');
    const isScript = /^(?:java|vb|live)script:|^data:(?:text|application|image\/svg)/i.test(plain);
    if (/^(?:.*:)?on/i.test(name) || isScript) refuse();
  }
}

function writtenAttributes(element: string, attributes: Readonly<Record<string, string>>, isRoot: boolean): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isKeptAttribute(element, name, value) && !(isRoot && name === 'id'))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
}

function isKeptAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    const isPicture = element === 'image' && /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]*$/i.test(value);
    return isPicture || /^#[\w.:-]+$/.test(value);
  }
  if (name === 'xml:space') return true;
  // Others with a colon belong to editors.
  return /^[a-z][a-z\d-]*$/i.test(name) && name !== 'xmlns' && isHarmlessStyle(value);
}

/** Styles that load nothing; an escape could hide what it says. */
function isHarmlessStyle(text: string): boolean {
  return !/@import|expression\s*\(|-moz-binding|\\|url\s*\((?!\s*['"]?#)/i.test(text);
}

function sizeOf(attributes: Readonly<Record<string, string>>): PictureSize {
  const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const length = (text: string | undefined) => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1]);
  const [width, height] = [length(attributes['width']), length(attributes['height'])];
  const whole = (...candidates: (number | undefined)[]) =>
    Math.min(Math.max(Math.round(candidates.find((size) => Number.isFinite(size) && size! > 0) ?? 1), 1), 100_000);
  // A drawing without any size is shown in that of the standard.
  return { width: whole(width, boxWidth, 300), height: whole(height, boxHeight, 150) };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new UploadRefused({ reason: 'wrongKind' });
}
