import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import style from './with-aside.module.css';

/** What a thing is stands beside what happened to it, and above it on a phone. */
export function WithAside({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={style['columns']}>
      <Stack gap="lg" className={style['aside'] ?? ''}>
        {aside}
      </Stack>
      {children}
    </div>
  );
}
