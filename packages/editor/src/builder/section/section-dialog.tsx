import type { BlockPlace, LayoutClip } from '@awning/site-model';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { sectionTexts } from './messages.ts';
import type { SectionHost } from './section-host.ts';
import { SectionPicker } from './section-picker.tsx';

interface SectionDialogProps {
  readonly place: BlockPlace | undefined;
  readonly host: SectionHost;
  readonly onClose: () => void;
  readonly onAdd: (clip: LayoutClip, place: BlockPlace, title: string) => void;
}

/** The gallery of ready-made sections. */
export function SectionDialog({ place, host, onClose, onAdd }: SectionDialogProps) {
  const words = useTexts(sectionTexts);
  const common = useTexts(commonTexts);
  const isNarrow = useMediaQuery('(max-width: 61.99em)');
  return (
    <Modal
      opened={place !== undefined}
      onClose={onClose}
      title={words.title}
      size="min(1320px, 94vw)"
      fullScreen={isNarrow ?? false}
      // What was added has the focus then.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {place && <SectionPicker host={host} onChoose={(clip, title) => onAdd(clip, place, title)} />}
    </Modal>
  );
}
