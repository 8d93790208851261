import { usePrimaryLanguage } from '../app/session.ts';
import { BuilderLink } from '../builder/builder-link.tsx';
import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { PageMenusCard } from '../navigation/page-menus-card.tsx';
import { PageAccess } from '../page-access/page-access.tsx';
import type { OpenPage } from './edited-page.ts';
import { PageAside } from './page-aside.tsx';
import { PageForm } from './page-form.tsx';
import { pageKind } from './page-kind.ts';
import { usePageEditor } from './use-page-editor.ts';
import { usePagePublish } from './use-page-publish.ts';

export function PageScreen() {
  return <OpenedDocument kind={pageKind}>{(page) => <EditedPageScreen page={page} />}</OpenedDocument>;
}

function EditedPageScreen({ page }: { readonly page: OpenPage }) {
  const language = usePrimaryLanguage();
  const { editor, fields } = usePageEditor(useStored(pageKind, page));
  const publish = usePagePublish(editor, page);
  const { id, version, body } = page;
  return (
    <DocumentScreen
      kind={pageKind}
      title={editor.base.body.titles[language] ?? ''}
      actions={
        <>
          <BuilderLink id={id} />
          <PreviewButton kind={pageKind} editor={editor} />
          <DuplicateButton kind={pageKind} id={id} />
          <TrashButton kind={pageKind} document={{ id, version, title: body.titles[language] ?? '' }} />
        </>
      }
      editor={editor}
      fields={fields}
      publish={publish}
      compareAddress={(no) => `${pageKind.listPath}/${id}/compare?before=${no}&after=${version}`}
      main={<PageForm editor={editor} />}
      aside={
        <>
          <PageAside editor={editor} page={page} publish={publish} />
          <PageMenusCard pageId={id} isShown={page.isVisible && body.isEnabled} />
          <PageAccess pageId={id} />
        </>
      }
    />
  );
}
