/** The provider did not respond. Nothing is known, so the payment stays open until the sweep gets a response. */
export class ProviderSilentError extends Error {
  override readonly name = 'ProviderSilentError';
}

/** Returns the provider's response within a time. Any failure, including ignoring the signal, counts as no response. */
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
