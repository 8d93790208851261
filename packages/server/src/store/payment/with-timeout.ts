/** The provider did not respond. Nothing is known, so the payment stays open until the sweep gets a response. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** Returns the provider's response within a time. Any failure, including ignoring the signal, counts as no response. */
export async function withTimeout<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`No response within ${ms} ms`);
      controller.abort(reason);
      reject(reason);
    }, ms).unref();
  });
  try {
    return await Promise.race([ask(controller.signal), late]);
  } catch (error) {
    throw new NoResponseError('The payment provider did not respond', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
