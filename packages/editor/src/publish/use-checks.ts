import { allBlocks, type LayoutDocument, placeholdersIn } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnyDocument } from '../api/document-calls.ts';
import { useShownLanguages } from '../app/session.ts';
import {
  type Finding,
  linkFindings,
  type PagePlace,
  pathsToCheck,
  peopleFindings,
  searchFindings,
  weightFindings,
} from './findings.ts';
import { missingTranslations } from './missing-translations.ts';
import type { PublishedKind } from './queries.ts';
import type { PageReport } from './report.ts';

/** As many as the server is asked for at once. */
const MAX_PATHS = 200;
const MAX_ABOUT_LENGTH = 80;

export interface Checks {
  /** Undefined until the page was checked, and if it could not be. */
  readonly report: PageReport | undefined;
  /** Whether the frame has not answered yet. */
  readonly isPending: boolean;
  readonly areLinksMissed: boolean;
  readonly findings: readonly Finding[];
  readonly onReport: (report: PageReport | undefined) => void;
}

/** Everything that is looked at before something is published. */
export function useChecks<Document extends AnyDocument>(
  of: PublishedKind<Document>,
  { id, version, body }: Document,
  path: string,
): Checks {
  const [answer, setAnswer] = useState<{ readonly report: PageReport | undefined }>();
  const report = answer?.report;
  const languages = useShownLanguages();
  const place: PagePlace = useMemo(() => ({ origin: window.location.origin, path }), [path]);
  const paths = useMemo(() => (report ? pathsToCheck(report, place).slice(0, MAX_PATHS) : []), [report, place]);
  const links = useQuery({
    queryKey: [...of.kind.key, 'links', id, version, paths],
    queryFn: () => of.brokenLinks(paths),
    enabled: paths.length > 0,
  });
  const texts = useMemo(() => {
    const written = { texts: of.textsOf(body), layout: of.layoutOf(body) };
    return [...gapFindings(written.layout, languages), ...translationFindings(written, languages)];
  }, [of, body, languages]);
  const isReady = report !== undefined && (paths.length === 0 || links.data !== undefined);
  const found = report && [
    ...(isReady ? linkFindings(report, place, links.data ?? []) : []),
    ...peopleFindings(report),
    ...searchFindings(report),
    ...weightFindings(report),
  ];
  return {
    report,
    isPending: answer === undefined || (report !== undefined && !isReady && !links.isError),
    areLinksMissed: links.isError,
    findings: [...(found ?? []), ...texts],
    onReport: (told) => setAnswer({ report: told }),
  };
}

type Languages = ReturnType<typeof useShownLanguages>;

function gapFindings(layout: LayoutDocument | null, languages: Languages): readonly Finding[] {
  if (!layout) return [];
  return languages.flatMap(({ code, name }) =>
    placeholdersIn(layout, code).map((gap): Finding => {
      const holder = allBlocks(layout.content).find(({ props }) =>
        JSON.stringify(layout.texts[code]?.[props.id] ?? {}).includes(JSON.stringify(gap).slice(1, -1)),
      );
      return { kind: 'gap', about: gap, detail: name, block: holder?.props.id ?? null };
    }),
  );
}

function translationFindings(
  written: Parameters<typeof missingTranslations>[0],
  languages: Languages,
): readonly Finding[] {
  const codes = languages.map(({ code }) => code);
  const missing = missingTranslations(written, codes);
  const isAlike = (one: (typeof missing)[number]) => (other: (typeof missing)[number]) =>
    one.block === other.block && one.words === other.words;
  // A text that is missing in several languages is told once.
  return missing
    .filter((one, place) => missing.findIndex(isAlike(one)) === place)
    .map((one) => ({
      kind: 'untranslated',
      about: one.words.slice(0, MAX_ABOUT_LENGTH),
      detail: missing
        .filter(isAlike(one))
        .map(({ language }) => languages.find(({ code }) => code === language)?.name ?? language)
        .join(', '),
      block: one.block,
    }));
}
