import { Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { loadCode } from '../kit/load-code.ts';
import { useChange } from '../kit/use-change.ts';
import { addToMenu } from '../navigation/add-to-menu.ts';
import { navigationTexts } from '../navigation/messages.ts';
import { menusQuery, navigationKey } from '../navigation/queries.ts';
import { useTexts } from '../texts/texts.ts';
import { newPage } from './edited-page.ts';
import { PageAside } from './page-aside.tsx';
import { PageForm } from './page-form.tsx';
import { pageKind } from './page-kind.ts';
import { usePageEditor } from './use-page-editor.ts';
import { usePagePublish } from './use-page-publish.ts';

const StartCard = lazy(() =>
  loadCode(() => import('../builder/section/start-card.tsx').then((module) => ({ default: module.StartCard }))),
);

/** Of the card that arrives a moment later, so that the fields below it stay where they are. */
const START_HEIGHT = 168;

export function NewPageScreen() {
  const language = usePrimaryLanguage();
  const words = useTexts(navigationTexts);
  const nothing = useMemo(() => newPage(language), [language]);
  const [isForMenu, setForMenu] = useState(true);
  const menu = useQuery(menusQuery).data?.menus[0];
  const unstored = useUnstored(pageKind, nothing);
  const { mutateAsync: addIfWanted } = useChange({
    change: ({ area, pageId }: { readonly area: string; readonly pageId: string }) => addToMenu(area, pageId),
    stale: navigationKey,
  });
  const { editor, fields } = usePageEditor({
    ...unstored,
    save: async (version, body) => {
      const saved = await unstored.save(version, body);
      // The page is there, whether or not the menu could be changed; the notice says so.
      if (isForMenu && menu) await addIfWanted({ area: menu.shows, pageId: saved.id }).catch(() => undefined);
      return saved;
    },
  });
  const publish = usePagePublish(editor);
  return (
    <NewDocumentScreen
      kind={pageKind}
      editor={editor}
      fields={fields}
      publish={publish}
      main={
        <>
          <Suspense fallback={<Skeleton height={START_HEIGHT} />}>
            <StartCard editor={editor} />
          </Suspense>
          <PageForm editor={editor} />
        </>
      }
      aside={
        <>
          <PageAside editor={editor} publish={publish} />
          {menu && (
            <Card title={words.inMenus}>
              <Checkbox
                label={words.addToMain(menu.title)}
                description={words.addToMainHint}
                checked={isForMenu}
                onChange={({ currentTarget }) => setForMenu(currentTarget.checked)}
              />
            </Card>
          )}
        </>
      }
    />
  );
}
