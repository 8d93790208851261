import type { PageReport } from './report.ts';

/** The groups in which findings are shown. */
export const checkNames = ['links', 'people', 'texts', 'search', 'weight'] as const;
export type CheckName = (typeof checkNames)[number];

/** What can be wrong with a page, and the group that it is shown in. */
export const findingKinds = {
  linkMissing: 'links',
  linkUnpublished: 'links',
  linkNowhere: 'links',
  linkWithoutWords: 'links',
  silentPicture: 'people',
  fileNameAsText: 'people',
  noMainHeading: 'people',
  secondMainHeading: 'people',
  skippedHeading: 'people',
  contrast: 'people',
  fault: 'people',
  gap: 'texts',
  untranslated: 'texts',
  longTitle: 'search',
  noDescription: 'search',
  longDescription: 'search',
  noSharePicture: 'search',
  heavyPage: 'weight',
  heavyPicture: 'weight',
} as const satisfies Record<string, CheckName>;
export type FindingKind = keyof typeof findingKinds;

export interface Finding {
  readonly kind: FindingKind;
  /** What it is about: words of the page, or the name of a picture. */
  readonly about: string;
  /** An address, a level, a number of bytes, a language. */
  readonly detail?: string | number;
  /** Null for what is not in a block. */
  readonly block: string | null;
}

/** Search engines cut off what is longer. */
const searchLengths = { title: 60, description: 160 } as const;
const MAX_PAGE_BYTES = 3_000_000;
const MAX_PICTURE_BYTES = 500_000;

export interface BrokenLink {
  readonly path: string;
  readonly reason: 'missing' | 'unpublished';
}

/** Where a page is, so that its links can be followed. */
export interface PagePlace {
  readonly origin: string;
  /** Without the question mark and what follows. */
  readonly path: string;
}

/** The path that a link on the page leads to; undefined if that is not a page of the website. */
function sitePathOf(address: string, { origin, path }: PagePlace): string | undefined {
  if (isNowhere(address) || address.startsWith('#')) return undefined;
  const base = `${origin}${path}`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return url.origin === origin ? url.pathname : undefined;
}

/** The paths that the server is asked for. The page's own is there as soon as it is published. */
export function pathsToCheck({ links }: PageReport, place: PagePlace): readonly string[] {
  const paths = links.flatMap(({ address }) => sitePathOf(address, place) ?? []);
  return [...new Set(paths)].filter((path) => path !== place.path && !path.startsWith('//'));
}

export function linkFindings(
  { links }: PageReport,
  place: PagePlace,
  broken: readonly BrokenLink[],
): readonly Finding[] {
  return links.flatMap(({ address, words, block }): Finding[] => {
    const about = words === '' ? address : words;
    if (isNowhere(address)) return [{ kind: 'linkNowhere', about, block }];
    const path = sitePathOf(address, place);
    const fault = broken.find((one) => one.path === path);
    if (fault) {
      const kind = fault.reason === 'missing' ? 'linkMissing' : 'linkUnpublished';
      return [{ kind, about, detail: fault.path, block }];
    }
    return words === '' ? [{ kind: 'linkWithoutWords', about: address, block }] : [];
  });
}

function isNowhere(address: string): boolean {
  return address === '' || address === '#';
}

/** What keeps people from using the page, or search engines from understanding it. */
export function peopleFindings({ silentPictures, headings, faults }: PageReport): readonly Finding[] {
  const pictures = silentPictures.map(({ name, isFileName, block }): Finding => {
    return { kind: isFileName ? 'fileNameAsText' : 'silentPicture', about: name, block };
  });
  const found = faults.map(({ rule, words, block }): Finding => {
    return rule === 'color-contrast'
      ? { kind: 'contrast', about: words, block }
      : { kind: 'fault', about: words, detail: rule, block };
  });
  return [...pictures, ...headingFindings(headings), ...found];
}

function headingFindings(headings: PageReport['headings']): readonly Finding[] {
  const [, ...others] = headings.filter(({ level }) => level === 1);
  const isWithout = headings.every(({ level }) => level !== 1);
  const skipped = headings.filter(({ level }, place) => level > (headings[place - 1]?.level ?? level) + 1);
  return [
    ...(isWithout ? [{ kind: 'noMainHeading', about: '', block: null } as const] : []),
    ...others.map(({ words, block }): Finding => ({ kind: 'secondMainHeading', about: words, block })),
    ...skipped.map(
      ({ words, level, block }): Finding => ({ kind: 'skippedHeading', about: words, detail: level, block }),
    ),
  ];
}

export function searchFindings({ head: { title, description, picture } }: PageReport): readonly Finding[] {
  const about = { block: null, about: '' } as const;
  return [
    ...(title.length > searchLengths.title ? [{ ...about, kind: 'longTitle', detail: title.length } as const] : []),
    ...(description === '' ? [{ ...about, kind: 'noDescription' } as const] : []),
    ...(description.length > searchLengths.description
      ? [{ ...about, kind: 'longDescription', detail: description.length } as const]
      : []),
    ...(picture === '' ? [{ ...about, kind: 'noSharePicture' } as const] : []),
  ];
}

export function weightFindings({ weight }: PageReport): readonly Finding[] {
  const all = weightOf(weight);
  return [
    ...(all > MAX_PAGE_BYTES ? [{ kind: 'heavyPage', about: '', detail: all, block: null } as const] : []),
    ...weight.heaviest
      .filter(({ bytes }) => bytes > MAX_PICTURE_BYTES)
      .map(({ name, bytes }): Finding => ({ kind: 'heavyPicture', about: name, detail: bytes, block: null })),
  ];
}

export function weightOf({ page, styles, pictures }: PageReport['weight']): number {
  return page + styles + pictures;
}
