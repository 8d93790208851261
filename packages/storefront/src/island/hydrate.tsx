import { createElement, type FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { keepCartLinksCurrent, showCartLinks } from '../cart/cart-links.ts';
import { loadCart } from '../cart/cart-store.ts';
import { RESTART_EVENT } from '../theme-client/restart-event.ts';
import type { IslandName } from './island-component.ts';
import { islandModules } from './islands.ts';
import { wake } from './wake.tsx';

/** Hydrates every island of the page separately: one that fails does not affect the others. */
export function hydrateIslands(): void {
  hydrateNewIslands();
  keepCartLinksCurrent();
  void loadCart();
  addEventListener(RESTART_EVENT, () => {
    hydrateNewIslands();
    showCartLinks();
  });
}

/** Islands by their element. A script of a theme may replace a part of the page. */
const islands = new Map<HTMLElement, Root | undefined>();

function hydrateNewIslands(): void {
  for (const [element, root] of islands) {
    if (element.isConnected) continue;
    root?.unmount();
    islands.delete(element);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (islands.has(element)) continue;
    islands.set(element, undefined);
    void hydrateIsland(element);
  }
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = root.dataset;
  // A page that was drawn by an older server may name one that is no longer there.
  const load = (islandModules as Partial<typeof islandModules>)[island as IslandName];
  if (load === undefined) return;
  const Island = await load();
  islands.set(root, wake(root, createElement(Island as FunctionComponent<object>, JSON.parse(props) as object)));
}
