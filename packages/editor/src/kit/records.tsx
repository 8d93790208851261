import { Button, Center } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import style from './records.module.css';

/** A list whose lines rearrange themselves on a narrow screen, which a table cannot. */
export function Records({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={style['list']} aria-label={label}>
      {children}
    </ul>
  );
}

export function Record({ children }: { readonly children: ReactNode }) {
  return <li className={style['record']}>{children}</li>;
}

export { style as recordStyle };

interface MoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

export function More({ query }: MoreProps) {
  const words = useTexts(commonTexts);
  if (!query.hasNextPage) return null;
  return (
    <Center>
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {words.more}
      </Button>
    </Center>
  );
}
