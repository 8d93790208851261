import { usePrimaryLanguage } from '../app/session.ts';
import type { OpenPage } from '../content/edited-page.ts';
import { pageKind } from '../content/page-kind.ts';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { CompareScreen } from './compare-screen.tsx';
import { usePageFields } from './page-publish-screen.tsx';
import { publishedPages } from './queries.ts';

export function PageCompareScreen() {
  return <OpenedDocument kind={pageKind}>{(page) => <OnePage page={page} />}</OpenedDocument>;
}

function OnePage({ page }: { readonly page: OpenPage }) {
  const title = page.body.titles[usePrimaryLanguage()] ?? '';
  return <CompareScreen of={publishedPages} document={page} title={title} fields={usePageFields()} />;
}
