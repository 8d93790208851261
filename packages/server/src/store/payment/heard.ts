/** A provider could not be asked. Nothing is known, so the payment stays open until the sweep gets an answer. */
export class ProviderSilentError extends Error {
  override readonly name = 'ProviderSilentError';
}

/** What a provider answers within a time. However it fails to, also by not heeding the signal, it is silence. */
export async function heard<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([ask(signal), late]);
  } catch (error) {
    throw new ProviderSilentError('The payment provider did not answer', { cause: error });
  }
}
