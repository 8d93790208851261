import { createElement, type FunctionComponent, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepCartLinksCurrent } from '../cart/cart-links.ts';
import { loadCart } from '../cart/cart-store.ts';
import type { IslandName } from './island-component.ts';
import { islandModules } from './islands.ts';
import { retype, watchTyping } from './typed-fields.ts';

/** Hydrates every island of the page separately: one that fails does not affect the others. */
export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrateIsland(root);
  keepCartLinksCurrent();
  void loadCart();
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = root.dataset;
  // A page that was drawn by an older server may name one that is no longer there.
  const load = (islandModules as Partial<typeof islandModules>)[island as IslandName];
  if (load === undefined) return;
  const Island = await load();
  const properties = JSON.parse(props) as object;
  const typed = watchTyping(root);
  const onAwake = () => {
    if (root.dataset['awake'] === undefined) {
      typed().forEach(retype);
      root.dataset['awake'] = '';
    }
  };
  hydrateRoot(
    root,
    <StrictMode>
      <Awakening onAwake={onAwake}>{createElement(Island as FunctionComponent<object>, properties)}</Awakening>
    </StrictMode>,
    { identifierPrefix: `${root.id}-` },
  );
}

/** Effects of a parent run after those of its children: by then the whole island is hydrated. */
function Awakening({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake);
  return children;
}
