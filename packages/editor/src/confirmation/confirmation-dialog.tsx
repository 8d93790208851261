import { Modal, Text } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onConfirmationNeeded } from '../api/confirmation.ts';
import { loadCode } from '../kit/load-code.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import type { ConfirmationFormProps } from './confirmation-form.tsx';
import { confirmationTexts } from './messages.ts';

type Settle = (isConfirmed: boolean) => void;

/** Asks the member to show that it is them, whichever screen made the call. It stands above any other dialog. */
export function ConfirmationDialog() {
  const words = useTexts(confirmationTexts);
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<ConfirmationFormProps>>();
  const settle = useRef<Settle>(undefined);
  useEffect(
    () =>
      onConfirmationNeeded(async () => {
        const { ConfirmationForm } = await loadCode(loadForm);
        setForm(() => ConfirmationForm);
        return await new Promise((resolve) => {
          settle.current = (isConfirmed) => {
            settle.current = undefined;
            setOpen(false);
            resolve(isConfirmed);
          };
          setOpen(true);
        });
      }),
    [],
  );
  useEffect(() => {
    // Dialogs listen at the window, and those below must not close with this one. It is there first, so it hears first.
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || settle.current === undefined) return;
      event.stopImmediatePropagation();
      settle.current(false);
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => settle.current?.(false)}
      title={words.title}
      closeButtonProps={{ 'aria-label': common.close }}
      closeOnEscape={false}
      zIndex={1000}
      centered
    >
      <Text mb="md">{words.text}</Text>
      {Form && <Form onConfirmed={() => settle.current?.(true)} onCancel={() => settle.current?.(false)} />}
    </Modal>
  );
}

/** Few visits are asked, so forms, passwords and passkeys are no part of the first screen. A failure to load is that of the call. */
const loadForm = () => import('./confirmation-form.tsx');
