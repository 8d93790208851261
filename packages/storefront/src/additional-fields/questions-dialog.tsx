import { createPortal } from 'react-dom';
import { Lightbox } from './lightbox.tsx';
import { QuestionsForm, type QuestionsFormProps } from './questions-form.tsx';

export interface QuestionsDialogProps extends QuestionsFormProps {
  readonly closeText: string;
  readonly onClose: () => void;
}

/** What a product asks when it is put into the cart. Loaded when somebody buys such a product. */
export function QuestionsDialog({ closeText, onClose, ...form }: QuestionsDialogProps) {
  // Its button stands in a form of the page, and a form cannot be in a form.
  return createPortal(
    <Lightbox title={form.form.name} closeText={closeText} onClose={onClose}>
      <QuestionsForm {...form} />
    </Lightbox>,
    document.body,
  );
}
