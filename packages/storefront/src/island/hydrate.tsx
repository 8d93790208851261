import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepCartLinksCurrent } from '../cart/cart-links.ts';
import { loadCart } from '../cart/cart-store.ts';
import { islandModules } from './islands.ts';

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
  hydrateRoot(root, <StrictMode>{createElement(Island, properties as never)}</StrictMode>, {
    identifierPrefix: `${root.id}-`,
  });
  root.dataset['awake'] = '';
}
