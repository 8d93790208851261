/**
 * A reason not to start that the operator can fix: one sentence that says what is wrong and what to do. It is thrown
 * because it may occur deep inside the start; `main.ts` prints the sentence and exits with status 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
