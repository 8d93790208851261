import type { ReactNode } from 'react';
import type { AnyDocument } from '../../api/document-calls.ts';
import { useTexts } from '../../texts/texts.ts';
import { BackLink } from '../back-link.tsx';
import { DetailScreen } from '../editing/detail-screen.tsx';
import type { DocumentField } from '../editing/document.ts';
import type { Publishing } from '../editing/publishing.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import type { MadeKind } from './kind.ts';

interface NewDocumentScreenProps<Document extends AnyDocument, Typed> {
  readonly kind: MadeKind<Document>;
  readonly editor: DocumentEditor<Document['body'], Typed>;
  readonly fields: readonly DocumentField<Document['body']>[];
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
  readonly isWide?: boolean;
  readonly publish?: Publishing;
}

/** A document of a kind before it is saved for the first time. */
export function NewDocumentScreen<Document extends AnyDocument, Typed>(props: NewDocumentScreenProps<Document, Typed>) {
  const { kind, ...screen } = props;
  const words = useTexts(kind.texts);
  return (
    <DetailScreen {...screen} title={words.createTitle} back={<BackLink to={kind.listPath}>{words.title}</BackLink>} />
  );
}
