import { Modal } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface RecoveryCodesDialogProps {
  /** Open while there are some. */
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** What is told once does not close by a key or by a press beside it. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  const words = useTexts(securityTexts);
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onDone}
      title={words.codesTitle}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      centered
    >
      <RecoveryCodes codes={codes} onDone={onDone} />
    </Modal>
  );
}
