import { createElement, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepCartLinksCurrent } from '../cart/cart-links.ts';
import { loadCart } from '../cart/cart-store.ts';
import { islandModules } from './islands.ts';
import { retype, watchTyping } from './typed-fields.ts';

/** Brings every island of the page to life, each by itself: one that fails leaves the others alone. */
export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    void hydrateIsland(root);
  }
  keepCartLinksCurrent();
  void loadCart();
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = root.dataset;
  const load = islandModules[island];
  if (load === undefined) {
    return;
  }
  const Island = await load();
  const properties: unknown = JSON.parse(props);
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
      <Awakening onAwake={onAwake}>{createElement(Island, properties as never)}</Awakening>
    </StrictMode>,
    { identifierPrefix: `${root.id}-` },
  );
}

/** Effects of a parent run after those of its children: by then the whole island listens. */
function Awakening({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake);
  return children;
}
