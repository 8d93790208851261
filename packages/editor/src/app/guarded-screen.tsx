import { lazy, type ReactElement, Suspense } from 'react';
import { Loaded } from '../kit/loaded.tsx';
import { NotAllowed } from './not-allowed.tsx';
import type { Screen } from './screen.ts';
import { useCan } from './session.ts';

/** The component of a screen, loaded when a member opens it who holds its right. */
export function screenComponent({ right, load }: Screen): () => ReactElement {
  const Content = lazy(async () => ({ default: await load() }));
  return function GuardedScreen() {
    const can = useCan();
    if (!can(right)) return <NotAllowed />;
    return (
      <Suspense fallback={<Loaded query={pending}>{() => null}</Loaded>}>
        <Content />
      </Suspense>
    );
  };
}

const pending = { data: undefined, error: null, isFetching: true, refetch: () => Promise.resolve() };
