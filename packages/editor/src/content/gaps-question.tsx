import { Ask } from '../kit/ask.tsx';
import { useTexts } from '../texts/texts.ts';
import { pageTexts } from './messages.ts';
import type { PagePublishing } from './use-page-publish.ts';

/** Asked before a page is published that still has gaps. */
export function GapsQuestion({ publish }: { readonly publish: PagePublishing }) {
  const words = useTexts(pageTexts);
  return (
    <Ask
      isOpen={publish.isAsking}
      onClose={() => publish.onAnswer(false)}
      title={words.gapsTitle}
      action={words.publishAnyway}
      keep={words.fillIn}
      isBusy={publish.isPending}
      onConfirm={() => publish.onAnswer(true)}
    >
      {words.gapsQuestion(publish.gaps.length, publish.gaps[0] ?? '')}
    </Ask>
  );
}
