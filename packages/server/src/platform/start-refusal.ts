/**
 * A reason not to start that whoever runs Awning can mend: one sentence that says what is wrong and what to do.
 * It is thrown, because it may arise deep inside a start; `main.ts` prints the sentence alone and exits with status 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
