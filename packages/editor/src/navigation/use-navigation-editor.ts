import { navigationLimits } from '@awning/site-model';
import { useCallback, useMemo } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import { useStoredSingle } from '../kit/document/single.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { type Areas, isFolder, linesOf } from './entries.ts';
import { entryName, type PagesById } from './entry-name.ts';
import { navigationTexts } from './messages.ts';
import { navigationKind } from './navigation-kind.ts';
import type { Menu, NavigationBody, StoredNavigation } from './queries.ts';

interface TypedNavigation {
  readonly areas: Areas;
  [name: string]: unknown;
}

interface Known {
  readonly menus: readonly Menu[];
  readonly pages: PagesById;
}

/** The menus while they are edited. */
export function useNavigationEditor(document: StoredNavigation, { menus, pages }: Known) {
  const words = useTexts(navigationTexts);
  const { member } = useSession();
  const language = usePrimaryLanguage();
  const fields = useMemo<readonly DocumentField<NavigationBody>[]>(
    () => [
      {
        label: words.menus,
        names: ['areas'],
        text: ({ areas }) =>
          Object.keys(areas)
            .map((area) => {
              const title = menus.find(({ shows }) => shows === area)?.title ?? area;
              const lines = linesOf(areas, area).map(({ entry, level }) => {
                return `${level === 1 ? '–' : '   –'} ${entryName(entry, pages, language, words)}`;
              });
              return [title, ...lines].join('\n');
            })
            .join('\n'),
      },
    ],
    [words, menus, pages, language],
  );
  const check = useCallback(
    ({ areas }: TypedNavigation) => (isTooLong(areas) ? { areas: words.tooMany } : {}),
    [words],
  );
  const editor = useDocumentEditor<NavigationBody, TypedNavigation>({
    ...useStoredSingle(navigationKind, document),
    fields,
    editorName: member.name,
    typedOf: ({ areas }) => ({ areas }),
    bodyOf: ({ areas }) => ({ areas: withoutEmpty(areas) }),
    check,
    faults: { areas: words.tooMany },
  });
  return { editor, fields };
}

export type NavigationEditor = ReturnType<typeof useNavigationEditor>['editor'];

function isTooLong(areas: Areas): boolean {
  const lines = Object.keys(areas).flatMap((area) => linesOf(areas, area));
  const lists = [...Object.values(areas), ...lines.flatMap(({ entry }) => (isFolder(entry) ? [entry.items] : []))];
  return lines.length > navigationLimits.entries || lists.some(({ length }) => length > navigationLimits.entriesInList);
}

/** As the server keeps them, so that a menu that was filled and emptied again is no change. */
function withoutEmpty(areas: Areas): Areas {
  return Object.fromEntries(Object.entries(areas).filter(([, entries]) => entries.length > 0));
}
