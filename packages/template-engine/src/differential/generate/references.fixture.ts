import * as fc from 'fast-check';

const NAMES = `
  a b n s name d e m o l objects keys byKey product products variant image item items field fields money
  cart color hex size website websiteSettings options title id structuredContent nothing length constructor
  hasOwnProperty`
  .trim()
  .split(/\s+/);
const PATHS = `
  @ @ @index @index0 @v @w @args @args.k @v.a @.a @.name o.a o.b o.o.a l.0 l.1 l.01 l.length l.2147483648
  objects.0.name items.0 items.0.title products.0 fields.0 item.mainImage item.tags
  product.structuredContent.variants product.structuredContent.variants.0 website.timeZone a.b a.0 0 7
  a.constructor $a @.@ o.@index`
  .trim()
  .split(/\s+/);

export const reference: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
);

export const localName: fc.Arbitrary<string> = fc.constantFrom('@v', '@v', '@w', '@args', '@index');
