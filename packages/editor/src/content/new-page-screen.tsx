import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { loadCode } from '../kit/load-code.ts';
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
  const nothing = useMemo(() => newPage(language), [language]);
  const { editor, fields } = usePageEditor(useUnstored(pageKind, nothing));
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
      aside={<PageAside editor={editor} publish={publish} />}
    />
  );
}
