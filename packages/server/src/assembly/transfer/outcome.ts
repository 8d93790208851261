export type TransferOutcome =
  /** The note says what is left for the owner to do. */
  { readonly ok: true; readonly note?: string } | { readonly ok: false; readonly reason: string };

/** Told again and again; `done` and `total` are in the same unit, which is of no matter. */
export type Progress = (done: number, total: number, what: string) => void;

/** A refusal found deep inside a stream; the doors of this feature turn it into a returned reason. */
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
