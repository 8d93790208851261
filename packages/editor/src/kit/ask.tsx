import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

interface AskProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: string;
  readonly action: string;
  /** For a question in which "Cancel" could mean either. */
  readonly keep?: string;
  /** Nothing is lost by it. */
  readonly isHarmless?: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function Ask({
  isOpen,
  title,
  children,
  action,
  keep,
  isHarmless = false,
  isBusy,
  onClose,
  onConfirm,
}: AskProps) {
  const words = useTexts(commonTexts);
  // A change under way is told a moment late, and the second press of a double click would come before.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isOpen && !isBusy) isPressed.current = false;
  }, [isOpen, isBusy]);
  function confirm() {
    if (isPressed.current) return;
    isPressed.current = true;
    onConfirm();
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': words.close }} centered>
      <Text>{children}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {keep ?? words.cancel}
        </Button>
        <Button {...(!isHarmless && { color: 'red' })} loading={isBusy} onClick={confirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
