import type { LayoutDocument } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { BuilderWindow } from '../builder/builder-window.tsx';
import { singleQuery, useStoredSingle } from '../kit/document/single.ts';
import { usePublish } from '../kit/document/use-publish.ts';
import { ConflictNotice } from '../kit/editing/save-bar.tsx';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { SingleHistory } from '../kit/history/single-history.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { headerFooterFields } from './header-footer-fields.ts';
import {
  type HeaderFooter,
  type HeaderFooterBody,
  headerFooterKind as kind,
  type StoredHeaderFooter,
} from './header-footer-kind.ts';
import { headerFooterTexts } from './messages.ts';
import { PageChoice, type ShownPage } from './page-choice.tsx';

/** Header and footer, edited on a page of the website. */
export function HeaderFooterScreen() {
  const words = useTexts(headerFooterTexts);
  const document = useQuery(singleQuery(kind));
  if (document.data) return <HeaderFooterBuilder document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

function HeaderFooterBuilder({ document }: { readonly document: StoredHeaderFooter }) {
  const words = useTexts(headerFooterTexts);
  const { editor, fields } = useHeaderFooterEditor(document);
  const { form } = editor;
  const { header, footer } = form.values;
  const layouts = useMemo(() => ({ header, footer }), [header, footer]);
  const published = usePublish(kind, editor, document, { keyOf: () => singleQuery(kind).queryKey });
  const [page, setPage] = useState<ShownPage>();
  const path = page?.path ?? '/';
  return (
    <BuilderWindow
      built={{
        areas: [
          { name: 'header', label: words.header },
          { name: 'footer', label: words.footer },
        ],
        layouts,
        change: (area, layout) => form.setFieldValue(area, layout),
        editor,
        draft: { key: ['header-footer', path], path: async () => onPage(path, (await kind.calls.preview('')).path) },
        draw: async (drawn, language) =>
          await call('POST /api/website/header-footer/canvas', {
            body: { language, path, header: drawn['header'] ?? header, footer: drawn['footer'] ?? footer },
          }),
        notShown: words.notShown,
      }}
      title={words.title}
      back={{ path: '/config/pages', name: words.pages }}
      publish={{ ...published, gaps: [], isAsking: false, onAnswer: () => undefined }}
      conflict={
        editor.conflict && (
          <ConflictNotice conflict={editor.conflict} editor={editor} fields={fields} onRecover={undefined} />
        )
      }
      tools={
        <>
          <PageChoice page={page} onChoose={setPage} />
          <SingleHistory kind={kind} editor={editor} fields={fields} />
        </>
      }
    />
  );
}

function useHeaderFooterEditor(document: StoredHeaderFooter) {
  const words = useTexts(headerFooterTexts);
  const own = useLanguage();
  const { member, website } = useSession();
  const fields = useMemo(
    () => headerFooterFields({ words, own, languages: website.languages.map(({ code }) => code) }),
    [words, own, website.languages],
  );
  const editor = useDocumentEditor<HeaderFooterBody, HeaderFooter>({
    ...useStoredSingle(kind, document),
    fields,
    editorName: member.name,
    typedOf,
    bodyOf,
    check: noFaults,
    faults: { header: words.wrong, footer: words.wrong },
  });
  return { editor, fields };
}

function typedOf({ header, footer }: HeaderFooterBody): HeaderFooter {
  return { header: header as LayoutDocument, footer: footer as LayoutDocument };
}

function bodyOf({ header, footer }: HeaderFooter): HeaderFooterBody {
  return { header, footer };
}

function noFaults(): Record<string, string> {
  return {};
}

/** The link opens the draft on every page. */
function onPage(path: string, link: string): string {
  return `${path}${link.slice(link.indexOf('?'))}`;
}
