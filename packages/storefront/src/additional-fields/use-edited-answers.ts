import { type ComponentType, useState } from 'react';
import type { AdviceTexts } from '../api/advice.ts';
import type { Answer, Problem } from '../api/call.ts';
import type { CartEntry, Questions } from '../api/generated.ts';
import { loadQuestions } from './load-questions.ts';
import type { Refusal } from './questions.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';

interface EditedAnswers extends Questions {
  readonly Dialog: ComponentType<QuestionsDialogProps>;
  readonly entry: CartEntry;
  readonly additionalFields: string | null;
  readonly refusal: Refusal | undefined;
  readonly isSending: boolean;
}

/** The answers of a cart entry, from the press of its button until the entry has the new ones. */
export function useEditedAnswers(prefix: string, texts: AdviceTexts) {
  const [shown, setShown] = useState<EditedAnswers>();

  /** Returns why the form cannot be opened. */
  async function open(entry: CartEntry): Promise<string | undefined> {
    const { itemId, chosenVariant, additionalFields } = entry;
    const loaded = await loadQuestions(prefix, { itemId, sku: chosenVariant.sku }, texts);
    if (loaded.kind !== 'found') return loaded.kind === 'failed' ? loaded.text : texts.tryAgain;
    const { questions, Dialog } = loaded;
    // The owner's text on the button is meant for buying.
    const form = { ...questions.form, submitButtonText: '' };
    setShown({ ...questions, form, Dialog, entry, additionalFields, refusal: undefined, isSending: false });
    return undefined;
  }

  /** Sends the answers. Their errors are shown at the fields; anything else is left to the caller. */
  async function send<Body>(sending: Promise<Answer<Body>>): Promise<Answer<Body> | undefined> {
    setShown((known) => known && { ...known, isSending: true });
    const answer = await sending;
    const refusal = answer.ok ? undefined : refusalOf(answer.problem, shown);
    setShown((known) => (answer.ok ? undefined : known && { ...known, isSending: false, refusal }));
    return refusal === undefined ? answer : undefined;
  }

  return { shown, open, send, close: () => setShown(undefined) };
}

function refusalOf({ errors, message = '' }: Problem, shown: EditedAnswers | undefined): Refusal | undefined {
  const isAboutFields = Object.keys(errors).some((id) => shown?.form.fields.some((field) => field.id === id));
  return isAboutFields ? { message, errors } : undefined;
}
