import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.ts';
import { Ask } from '../ask.tsx';
import { kitTexts } from '../messages.ts';

/** Leaving with unsaved changes asks first, inside the back office as well as by closing the window. */
export function LeaveGuard({ isChanged }: { readonly isChanged: () => boolean }) {
  const words = useTexts(kitTexts);
  const blocker = useBlocker({ shouldBlockFn: isChanged, enableBeforeUnload: isChanged, withResolver: true });
  return (
    <Ask
      isOpen={blocker.status === 'blocked'}
      title={words.leaveTitle}
      action={words.leave}
      keep={words.stay}
      isBusy={false}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {words.leaveText}
    </Ask>
  );
}
