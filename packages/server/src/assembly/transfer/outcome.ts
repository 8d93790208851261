export type TransferOutcome =
  /** The note says what is left for the operator to do. */
  { readonly ok: true; readonly note?: string } | { readonly ok: false; readonly reason: string };

/** Called repeatedly; `done` and `total` are in the same arbitrary unit. */
export type Progress = (done: number, total: number, what: string) => void;

/** A refusal found deep inside a stream; the functions of this feature return it as a reason. */
export class TransferRefusal extends Error {
  override readonly name = 'TransferRefusal';
}

export async function outcomeOf(work: () => Promise<string | undefined>): Promise<TransferOutcome> {
  try {
    const note = await work();
    return { ok: true, ...(note === undefined ? {} : { note }) };
  } catch (error) {
    if (error instanceof TransferRefusal) return { ok: false, reason: error.message };
    throw error;
  }
}
