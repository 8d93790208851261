/** Why a file is not taken. */
export type UploadRefusal =
  | { readonly reason: 'wrongKind' }
  | { readonly reason: 'tooLarge'; readonly limitBytes: number }
  | { readonly reason: 'incomplete' };

/** A refusal that is found while the bytes pass by, thrown to end their way into the storage; `receive` returns it as a value. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly refusal: UploadRefusal;

  constructor(refusal: UploadRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
