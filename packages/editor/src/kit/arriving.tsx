import { type ReactNode, Suspense } from 'react';
import { Loaded } from './loaded.tsx';

/** Says that something is on its way while the code of a part is loaded. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Loaded query={pending}>{() => null}</Loaded>}>{children}</Suspense>;
}

const pending = { data: undefined, error: null, isFetching: true, refetch: () => Promise.resolve() };
