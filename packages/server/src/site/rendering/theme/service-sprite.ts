import { serviceSigns } from '@awning/site-model';
import { fileHash } from '../theme-files.ts';

const symbols = Object.entries(serviceSigns).map(
  ([service, path]) =>
    `<symbol id="${service}-icon" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
);

/** The signs of all services in one file, of which pages show one by `#instagram-icon`. */
export const serviceSprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
export const serviceSpriteHash = fileHash(Buffer.from(serviceSprite));
