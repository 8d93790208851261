import { hasMarker } from './marker.fixture.ts';
import { type Fault, schemeOf } from './page-faults.fixture.ts';

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Finds text in response headers that is not expected there, spans lines, or leads to an address that runs. */
export function faultsInHeaders(headers: Headers): readonly Fault[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? ''].flat().flatMap((one) => faultsInHeader(name, String(one))),
  );
}

function faultsInHeader(name: string, value: string): readonly Fault[] {
  const fault = (what: string) => [{ what: `the header ${name}, ${what}`, found: value }];
  if (/^x-made$/i.test(name) || /[\r\n]/.test(value)) return fault('on a line of its own');
  if (!hasMarker(value)) return [];
  const read = readable[name.toLowerCase()];
  if (read === undefined) return fault('where no text is expected');
  return read(value) ? [] : fault('as something else than it should be');
}

/** The headers that may contain text, and the shape it must have. */
const readable: Readonly<Record<string, (value: string) => boolean>> = {
  location: isHarmlessAddress,
  refresh: (value) => isHarmlessAddress(value.replace(/^\d+;\s*url=/i, '')),
  // RFC 8187 lists the signs that the exact name may contain.
  'content-disposition': (value) =>
    /^(?:attachment|inline); filename="[^"\\]*"(?:; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/.test(value),
  'set-cookie': (value) => /^[\w-]+=[\w%.~!*'()-]*(?:;|$)/.test(value),
};

function isHarmlessAddress(address: string): boolean {
  return ['http:', 'https:', undefined].includes(schemeOf(address));
}
