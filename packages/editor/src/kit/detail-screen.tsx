import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isNotThere } from '../api/say.ts';
import { BackLink } from './back-link.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import { NotThere } from './not-there.tsx';
import { Page } from './page.tsx';

interface DetailScreenProps<T> {
  readonly query: LoadedQuery<T>;
  readonly listPath: string;
  readonly words: { readonly list: string; readonly unknown: string; readonly toList: string };
  /** Until it is loaded, the screen has the title of its list. */
  readonly title: string | undefined;
  readonly actions: ReactNode;
  readonly children: (found: T) => ReactNode;
}

/** One thing of a list, which is only read here; what is edited is a document. */
export function DetailScreen<T>({ query, listPath, words, title, actions, children }: DetailScreenProps<T>) {
  if (query.data === undefined && isNotThere(query.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toList}
        </Anchor>
      </NotThere>
    );
  }
  return (
    <Page title={title ?? words.list} back={<BackLink to={listPath}>{words.list}</BackLink>} actions={actions}>
      <Loaded query={query}>{children}</Loaded>
    </Page>
  );
}
