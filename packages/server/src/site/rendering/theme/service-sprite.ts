import { serviceSigns } from '@awning/site-model';
import { fileHash } from '../theme-files.ts';
import type { Theme } from './theme.ts';

const symbols = Object.entries(serviceSigns).map(([service, path]) => symbolOf(service, path));

function symbolOf(service: string, path: string): string {
  return `<symbol id="${service}-icon" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></symbol>`;
}

/** The signs of all services in one file, of which pages show one by `#instagram-icon`. */
export const serviceSprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
export const serviceSpriteHash = fileHash(Buffer.from(serviceSprite));

/** The signs of some services inside a page, for themes that show one by `#instagram-icon` alone. */
export function inlineSprite(services: readonly string[]): string {
  const known = [...new Set(services)].flatMap((service) => {
    const path = Object.hasOwn(serviceSigns, service) ? serviceSigns[service] : undefined;
    return path === undefined ? [] : [symbolOf(service, path)];
  });
  return known.length === 0
    ? ''
    : `<svg xmlns="http://www.w3.org/2000/svg" style="display:none" aria-hidden="true">${known.join('')}</svg>`;
}

/** Whether a template of the theme shows signs that it expects in the page. */
export function needsInlineSprite(theme: Theme): boolean {
  const known = needs.get(theme) ?? [...theme.templates.values()].some((source) => nearSign.test(source));
  needs.set(theme, known);
  return known;
}

const nearSign = /\bhref\s*=\s*["']?#(?:\{[^{}]*\}|[\w-]+)-icon\b/;
/** A loaded theme does not change. */
const needs = new WeakMap<Theme, boolean>();
