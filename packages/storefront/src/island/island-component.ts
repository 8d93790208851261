import type { ReactNode } from 'react';
import type { IslandProps } from '../api/generated.ts';

export type IslandName = keyof IslandProps;

/** The properties of an island: what the server tells it, and the words of one language. */
export type PropsOf<Name extends IslandName, Texts> = IslandProps[Name] & {
  readonly language: string;
  readonly texts: Texts;
};

/** A component that comes alive in the browser. Its properties are plain data, the same on both sides. */
export type IslandComponent<Name extends IslandName> = (props: PropsOf<Name, never>) => ReactNode;

/** The islands of a part of the website, each loaded where it is shown. */
export type IslandModules<Names extends IslandName> = {
  readonly [Name in Names]: () => Promise<IslandComponent<Name>>;
};
