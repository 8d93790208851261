import { useMemo } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import type { OpenPage } from '../content/edited-page.ts';
import { pageTexts } from '../content/messages.ts';
import { pageFields } from '../content/page-fields.ts';
import { pageKind } from '../content/page-kind.ts';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useTexts } from '../texts/texts.ts';
import { publishTexts } from './messages.ts';
import { PublishScreen } from './publish-screen.tsx';
import { publishedPages } from './queries.ts';

export function PagePublishScreen() {
  return <OpenedDocument kind={pageKind}>{(page) => <OnePage page={page} />}</OpenedDocument>;
}

function OnePage({ page }: { readonly page: OpenPage }) {
  const words = useTexts(publishTexts);
  const primary = usePrimaryLanguage();
  const { id, body } = page;
  return (
    <PublishScreen
      of={publishedPages}
      document={page}
      title={body.titles[primary] ?? ''}
      fields={usePageFields()}
      path={`/${body.slug}`}
      act={{
        label: words.acts.now,
        done: words.done.now,
        isDue: false,
        run: ({ version }) => pageKind.calls.publish(id, version),
      }}
      mendAt={pageAddress(id)}
    />
  );
}

export function usePageFields() {
  const words = useTexts(pageTexts);
  const { languages } = useSession().website;
  return useMemo(
    () =>
      pageFields(
        words,
        languages.map(({ code }) => code),
      ),
    [words, languages],
  );
}

/** Where a page is edited, and a block of it. */
export function pageAddress(id: string) {
  return (block: string | null) =>
    block === null
      ? `${pageKind.listPath}/${id}`
      : `${pageKind.listPath}/${id}/builder?block=${encodeURIComponent(block)}`;
}
