import { Button } from '@mantine/core';
import { useState } from 'react';
import { Ask } from './ask.tsx';
import { useChange } from './use-change.ts';

interface RemoveButtonProps<Left> {
  readonly remove: () => Promise<Left>;
  readonly stale: readonly unknown[];
  readonly words: {
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removed: string;
    readonly reasons: Readonly<Record<string, string>>;
  };
  /** With what is left. */
  readonly onRemoved: (left: Left) => void;
}

/** Removes what was set up, such as the keys of a provider, after a question. */
export function RemoveButton<Left>({ remove, stale, words, onRemoved }: RemoveButtonProps<Left>) {
  const [isAsking, setAsking] = useState(false);
  const removing = useChange({ change: remove, stale, success: words.removed, reasons: words.reasons });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Ask
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle}
        action={words.remove}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(undefined, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
      >
        {words.removeText}
      </Ask>
    </>
  );
}
