import { parseAnswers } from '@awning/forms';
import { createPortal } from 'react-dom';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { QuestionsForm, type QuestionsFormProps } from './questions-form.tsx';

export interface QuestionsDialogProps extends Omit<QuestionsFormProps, 'raw'> {
  /** The previous answers as text (D-036). */
  readonly additionalFields?: string | null;
  readonly closeText: string;
  readonly onClose: () => void;
}

/** The questions of a product when it is added to the cart, or its answers to edit. Loaded on demand. */
export function QuestionsDialog({ additionalFields = null, closeText, onClose, ...form }: QuestionsDialogProps) {
  const given = parseAnswers(additionalFields);
  // A portal, because its button is in a form of the page, and forms cannot be nested.
  return createPortal(
    <Lightbox title={form.form.name} closeText={closeText} onClose={onClose}>
      <QuestionsForm {...form} raw={given.ok ? given.raw : {}} />
    </Lightbox>,
    document.body,
  );
}
