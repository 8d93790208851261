import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../api/client.ts';
import { usePrimaryLanguage } from '../app/session.ts';
import type { OpenPage } from '../content/edited-page.ts';
import { pageKind } from '../content/page-kind.ts';
import { usePageEditor } from '../content/use-page-editor.ts';
import { usePagePublish } from '../content/use-page-publish.ts';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { ConflictNotice } from '../kit/editing/save-bar.tsx';
import { useTexts } from '../texts/texts.ts';
import { blockKey } from './block-tree.ts';
import { BuilderWindow } from './builder-window.tsx';
import { builderTexts } from './messages.ts';

export function BuilderScreen() {
  return <OpenedDocument kind={pageKind}>{(page) => <PageBuilder page={page} />}</OpenedDocument>;
}

function PageBuilder({ page }: { readonly page: OpenPage }) {
  const words = useTexts(builderTexts);
  const { editor, fields } = usePageEditor(useStored(pageKind, page));
  const { block } = useSearch({ strict: false }) as { readonly block?: string | number };
  const publish = usePagePublish(editor, page);
  const { id } = page;
  const title = page.body.titles[usePrimaryLanguage()] ?? '';
  const { layout } = editor.form.values;
  const layouts = useMemo(() => ({ layout }), [layout]);
  return (
    <BuilderWindow
      built={{
        pageId: id,
        areas: [{ name: 'layout', label: words.outline }],
        layouts,
        change: (area, changed) => editor.form.setFieldValue(area, changed),
        editor,
        draft: { key: [id], path: async () => (await pageKind.calls.preview(id)).path },
        draw: async ({ layout: drawn = layout }, language) =>
          await call('POST /api/pages/:id/canvas', { params: { id }, body: { language, layout: drawn } }),
        notShown: words.notLoaded,
      }}
      {...(block !== undefined && { first: blockKey(String(block)) })}
      title={title}
      back={{ path: `/config/pages/${id}`, name: title }}
      publish={publish}
      conflict={
        editor.conflict && (
          <ConflictNotice conflict={editor.conflict} editor={editor} fields={fields} onRecover={undefined} />
        )
      }
    />
  );
}
