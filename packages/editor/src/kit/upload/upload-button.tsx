import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { Icon } from '../icon.tsx';

interface UploadButtonProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Kinds that the browser's dialog offers, such as `image/*`. */
  readonly accept?: string;
  readonly variant?: 'filled' | 'default';
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
}

/** Chooses files on one's own computer. */
export function UploadButton(props: UploadButtonProps) {
  const { label, onFiles, accept, variant = 'filled', isMultiple = true, isDisabled = false } = props;
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={forget}
      multiple={isMultiple}
      disabled={isDisabled}
      {...(accept === undefined ? {} : { accept })}
      onChange={(chosen: File | File[] | null) => {
        const files = chosen === null ? [] : Array.isArray(chosen) ? chosen : [chosen];
        if (files.length > 0) onFiles(files);
        // Otherwise the browser would see no change in the same file, corrected and chosen again.
        forget.current?.();
      }}
    >
      {(button) => (
        <Button {...button} variant={variant} disabled={isDisabled} leftSection={<Icon name="upload" size={18} />}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
