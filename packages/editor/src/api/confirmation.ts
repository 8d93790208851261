import { Problem } from './problem.ts';

/** Asks the member to show that it is them; false when they would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

/** Says who asks: the one dialog of the application. Returns the function that ends it. */
export function onConfirmationNeeded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = () => Promise.resolve(false);
  };
}

/** Several calls at once ask one question. */
export function askToConfirm(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Repeats a call once, after the member has confirmed what the server did not want to do unasked. */
export async function withConfirmation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (!isConfirmationNeeded(problem) || !(await askToConfirm())) throw problem;
    return work();
  }
}

export function isConfirmationNeeded(problem: unknown): boolean {
  return problem instanceof Problem && problem.status === 403 && problem.reason === 'confirmationNeeded';
}
