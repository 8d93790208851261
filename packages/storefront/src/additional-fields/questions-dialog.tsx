import { parseAnswers } from '@awning/forms';
import { createPortal } from 'react-dom';
import { Lightbox } from './lightbox.tsx';
import { QuestionsForm, type QuestionsFormProps } from './questions-form.tsx';

export interface QuestionsDialogProps extends Omit<QuestionsFormProps, 'raw'> {
  /** The answers that were given before, as text (D-036). */
  readonly additionalFields?: string | null;
  readonly closeText: string;
  readonly onClose: () => void;
}

/** What a product asks when it is put into the cart, or what was answered. Loaded when somebody buys such a product. */
export function QuestionsDialog({ additionalFields = null, closeText, onClose, ...form }: QuestionsDialogProps) {
  const given = parseAnswers(additionalFields);
  // Its button stands in a form of the page, and a form cannot be in a form.
  return createPortal(
    <Lightbox title={form.form.name} closeText={closeText} onClose={onClose}>
      <QuestionsForm {...form} raw={given.ok ? given.raw : {}} />
    </Lightbox>,
    document.body,
  );
}
