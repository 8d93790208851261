import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { CodeAppForm } from './code-app-form.tsx';
import { securityTexts } from './messages.ts';
import { type CodeAppSetup, secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface CodeAppDialogProps {
  /** Open while there is one. */
  readonly setup: CodeAppSetup | undefined;
  readonly onClose: () => void;
  readonly onStartAgain: () => void;
}

/** First the app and one of its codes, then the recovery codes, which are told this once. */
export function CodeAppDialog({ setup, onClose, onStartAgain }: CodeAppDialogProps) {
  const words = useTexts(securityTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  function close() {
    setCodes(undefined);
    onClose();
  }
  function finish(recoveryCodes: readonly string[]) {
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    if (recoveryCodes.length > 0) return setCodes(recoveryCodes);
    notifications.show({ color: 'cloth', message: words.replaced, closeButtonProps: { 'aria-label': common.close } });
    close();
  }
  return (
    <Modal
      opened={setup !== undefined}
      onClose={close}
      title={codes === undefined ? words.setUpTitle : words.codesTitle}
      closeButtonProps={{ 'aria-label': common.close }}
      // A press beside the dialog must not throw away what is told once.
      closeOnClickOutside={false}
      closeOnEscape={codes === undefined}
      withCloseButton={codes === undefined}
      centered
    >
      {codes === undefined ? (
        setup && <CodeAppForm key={setup.secret} setup={setup} onAdded={finish} onStartAgain={onStartAgain} />
      ) : (
        <RecoveryCodes codes={codes} onDone={close} />
      )}
    </Modal>
  );
}
