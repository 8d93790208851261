import { lazy, type ReactElement } from 'react';
import { Arriving } from '../kit/arriving.tsx';
import { loadCode } from '../kit/load-code.ts';
import { isInPlan } from './navigation.ts';
import { NotAllowed } from './not-allowed.tsx';
import { NotInPlan } from './not-in-plan.tsx';
import type { Screen } from './screen.ts';
import { useCan, useSession } from './session.ts';

/** The component of a screen, loaded when a member opens it who holds its right, on a website that has its feature. */
export function screenComponent(screen: Screen): () => ReactElement {
  const { right, load } = screen;
  const Content = lazy(async () => ({ default: await loadCode(load) }));
  return function GuardedScreen() {
    const can = useCan();
    const { website } = useSession();
    if (!can(right)) return <NotAllowed />;
    if (!isInPlan(screen, website.planFlags)) return <NotInPlan />;
    return (
      <Arriving>
        <Content />
      </Arriving>
    );
  };
}
