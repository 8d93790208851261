import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { AnyDocument } from '../../api/document-calls.ts';
import { isNotThere } from '../../api/say.ts';
import { useTexts } from '../../texts/texts.ts';
import { BackLink } from '../back-link.tsx';
import { Loaded } from '../loaded.tsx';
import { NotThere } from '../not-there.tsx';
import { Page } from '../page.tsx';
import { type DocumentKind, documentQuery } from './kind.ts';

interface OpenedDocumentProps<Document extends AnyDocument> {
  readonly kind: DocumentKind<Document>;
  readonly children: (document: Document) => ReactNode;
}

/** Reads the document whose id is in the address. */
export function OpenedDocument<Document extends AnyDocument>({ kind, children }: OpenedDocumentProps<Document>) {
  const words = useTexts(kind.texts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const document = useQuery(documentQuery(kind, id));
  if (document.data === undefined && isNotThere(document.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={kind.listPath}>
          {words.toList}
        </Anchor>
      </NotThere>
    );
  }
  // Another document is another editor: nothing that was typed for one must reach the other.
  if (document.data) return <Fragment key={id}>{children(document.data)}</Fragment>;
  return (
    <Page title={words.title} back={<BackLink to={kind.listPath}>{words.title}</BackLink>}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}
