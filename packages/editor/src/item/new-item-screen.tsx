import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../app/session.ts';
import { collectionPath, collectionsQuery, type ListedCollection } from '../collection/queries.ts';
import { BackLink } from '../kit/back-link.tsx';
import { CreateLink } from '../kit/document/actions.tsx';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { useUnstored } from '../kit/document/use-stored.ts';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { newItem } from './edited-item.ts';
import { ItemAside } from './item-aside.tsx';
import { itemKind } from './item-kind.ts';
import { ItemMain } from './item-main.tsx';
import { itemTexts } from './messages.ts';
import { itemPath } from './queries.ts';
import { useItemEditor } from './use-item-editor.ts';

/** An item belongs to the page that its address names, or else to the first one. */
export function NewItemScreen() {
  const words = useTexts(itemTexts);
  const { collectionId } = useSearch({ strict: false }) as { readonly collectionId?: string };
  const pages = useQuery(collectionsQuery);
  const page = pages.data?.find(({ id }) => id === collectionId) ?? pages.data?.at(-1);
  if (pages.data && page) return <NewItem key={page.id} pages={pages.data} page={page} />;
  return (
    <Page title={words.createTitle} back={<BackLink to={itemPath}>{words.title}</BackLink>}>
      <Loaded query={pages}>
        {() => (
          <Empty title={words.noPages} action={<CreateLink listPath={collectionPath}>{words.makePage}</CreateLink>}>
            {words.noPagesText}
          </Empty>
        )}
      </Loaded>
    </Page>
  );
}

interface NewItemProps {
  readonly pages: readonly ListedCollection[];
  readonly page: ListedCollection;
}

function NewItem({ pages, page }: NewItemProps) {
  const { member } = useSession();
  const { id, facts } = page;
  const [nothing] = useState(() => newItem({ id, ...facts }, { author: member.name, now: new Date() }));
  const { editor, fields } = useItemEditor(useUnstored(itemKind, nothing), pages);
  const publish = usePublish(itemKind, editor);
  return (
    <NewDocumentScreen
      kind={itemKind}
      editor={editor}
      fields={fields}
      publish={publish}
      main={<ItemMain editor={editor} pages={pages} />}
      aside={<ItemAside editor={editor} pages={pages} />}
    />
  );
}
