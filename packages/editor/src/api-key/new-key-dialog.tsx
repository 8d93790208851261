import { Modal } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { apiKeyTexts } from './messages.ts';
import { NewKeyForm } from './new-key-form.tsx';
import type { KeyRight } from './queries.ts';
import { ShownKey } from './shown-key.tsx';

interface NewKeyDialogProps {
  readonly rights: readonly KeyRight[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** First the form, then the key itself, which is seen only here. */
export function NewKeyDialog({ rights, isOpen, onClose }: NewKeyDialogProps) {
  const words = useTexts(apiKeyTexts);
  const common = useTexts(commonTexts);
  const [made, setMade] = useState<string>();
  function close() {
    setMade(undefined);
    onClose();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={made === undefined ? words.createTitle : words.made}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {made === undefined ? (
        <NewKeyForm rights={rights} onMade={setMade} onClose={close} />
      ) : (
        <ShownKey value={made} onDone={close} />
      )}
    </Modal>
  );
}
