import { useState } from 'react';
import { usePublish } from '../kit/document/use-publish.ts';
import type { Publishing } from '../kit/editing/publishing.ts';
import { publishedPages } from '../publish/queries.ts';
import { prepareTakeBack } from '../publish/take-back.ts';
import type { OpenPage } from './edited-page.ts';
import { usePageGaps } from './page-gaps.ts';
import { pageKind } from './page-kind.ts';
import type { PageEditor } from './use-page-editor.ts';

export interface PagePublishing extends Publishing {
  /** What is still in brackets. */
  readonly gaps: readonly string[];
  /** Whether to publish with gaps is being asked. */
  readonly isAsking: boolean;
  readonly onAnswer: (isToPublish: boolean) => void;
}

/** Publishes a page; one with gaps only after a question. */
export function usePagePublish(editor: PageEditor, page?: OpenPage): PagePublishing {
  const publish = usePublish(pageKind, editor, page, {
    prepareTakeBack: (document) => prepareTakeBack(publishedPages, document),
  });
  const [isAsking, setAsking] = useState(false);
  const gaps = usePageGaps(editor.form.values.layout).flatMap(({ gaps: found }) => found);
  return {
    ...publish,
    ...(page && { checkPath: `${pageKind.listPath}/${page.id}/publish` }),
    gaps,
    isAsking,
    run: () => (gaps.length > 0 ? setAsking(true) : publish.run()),
    onAnswer: (isToPublish) => {
      setAsking(false);
      if (isToPublish) publish.run();
    },
  };
}
