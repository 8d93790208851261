import type { ComponentType } from 'react';
import { type AdviceTexts, adviceFor } from '../api/advice.ts';
import { call } from '../api/call.ts';
import type { Questions } from '../api/generated.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';

export type LoadedQuestions =
  | { readonly kind: 'found'; readonly questions: Questions; readonly Dialog: ComponentType<QuestionsDialogProps> }
  /** The product has no questions after all. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly text: string };

/** Loads the questions of a product together with their dialog, which most visitors never need. */
export async function loadQuestions(
  prefix: string,
  variant: { readonly itemId: string; readonly sku: string },
  texts: AdviceTexts,
): Promise<LoadedQuestions> {
  const { itemId, sku } = variant;
  const query = new URLSearchParams({ itemId, sku }).toString();
  const asked = call<'GET /api/commerce/additional-fields'>('GET', `${prefix}/api/commerce/additional-fields?${query}`);
  const [Dialog, questions] = await Promise.all([loadDialog(), asked]);
  if (!questions.ok && questions.problem.status === 404) return { kind: 'nothing' };
  if (!questions.ok || Dialog === undefined) {
    return { kind: 'failed', text: questions.ok ? texts.offline : adviceFor(questions.problem, texts) };
  }
  return { kind: 'found', questions: questions.body, Dialog };
}

async function loadDialog(): Promise<ComponentType<QuestionsDialogProps> | undefined> {
  try {
    return (await import('./questions-dialog.tsx')).QuestionsDialog;
  } catch {
    return undefined;
  }
}
