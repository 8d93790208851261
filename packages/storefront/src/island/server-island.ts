import type { Language } from '@awning/formats';
import type { ReactNode } from 'react';
import type { IslandComponent, IslandName } from './island-component.ts';

/** An island as the server draws it: its component, and its words in a language. */
interface ServerIsland<Name extends IslandName> {
  readonly Island: IslandComponent<Name>;
  readonly texts: (language: Language) => unknown;
}

export type ServerIslands<Names extends IslandName> = { readonly [Name in Names]: ServerIsland<Name> };

/** Keeps a component together with words that are its own. */
export function serverIsland<Props extends { readonly texts: unknown }>(
  Island: (props: Props) => ReactNode,
  texts: (language: Language) => Props['texts'],
) {
  return { Island, texts };
}
