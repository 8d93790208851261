import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Page } from './page.tsx';

interface NotThereProps {
  readonly title: string;
  /** The link to the list of what there is. */
  readonly children: ReactNode;
}

/** Takes the place of a screen whose address names something that is not there. Trying again would not help. */
export function NotThere({ title, children }: NotThereProps) {
  const words = useTexts(commonTexts);
  return (
    <Page title={title} lead={words.notFoundText}>
      {children}
    </Page>
  );
}
