import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, type ReactElement, Suspense } from 'react';
import { loadCode } from '../kit/load-code.ts';

/** Most visits never open it, so it is not part of the first screen. */
const Palette = lazy(() => loadCode(() => import('./palette.tsx').then((module) => ({ default: module.Palette }))));

interface OpenablePalette {
  readonly open: () => void;
  readonly shown: ReactElement | false;
}

/** The search over everything. ⌘K or Ctrl+K opens it from anywhere, and "/" on screens without a search of their own. */
export function usePalette(): OpenablePalette {
  const [isOpen, { open, close }] = useDisclosure(false);
  useHotkeys([['mod+K', open]], [], true);
  useHotkeys([['/', () => document.querySelector('#content [type="search"]') === null && open()]]);
  const shown = isOpen && (
    <Suspense>
      <Palette onClose={close} />
    </Suspense>
  );
  return { open, shown };
}
