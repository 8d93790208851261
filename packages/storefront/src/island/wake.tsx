import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { retype, watchTyping } from './typed-fields.ts';

/** Hydrates an island. What was entered before and meanwhile is kept; `data-awake` says that the island takes over. */
export function wake(element: HTMLElement, island: ReactNode): Root {
  const typed = watchTyping(element);
  const takeOver = () => {
    if (element.dataset['awake'] !== undefined) return;
    typed().forEach(retype);
    element.dataset['awake'] = '';
  };
  // Not in the effect itself, where React restores a field's first value after each event and draws the new one later: an event that
  // the browser sends in between would be understood as clearing the field.
  const onHydrated = () => queueMicrotask(takeOver);
  return hydrateRoot(
    element,
    <StrictMode>
      <Awakening onHydrated={onHydrated}>{island}</Awakening>
    </StrictMode>,
    { identifierPrefix: `${element.id}-` },
  );
}

/** Effects of a parent run after those of its children: by then the whole island is hydrated. */
function Awakening({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated);
  return children;
}
