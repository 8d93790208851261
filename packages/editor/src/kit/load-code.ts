/** Code that the open page names and the server no longer has: the server was updated meanwhile. */
export class NewVersionError extends Error {
  constructor(cause: unknown) {
    super('The code of this version is gone', { cause });
    this.name = 'NewVersionError';
  }
}

/** Loads code when it is needed. Tells a new version from a server that does not answer. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw isMissing(error) && (await isServerThere()) ? new NewVersionError(error) : error;
  }
}

/** The words of Chromium, Firefox and Safari, and those for a style sheet; there is no other sign. */
function isMissing(error: unknown): boolean {
  const words = /dynamically imported module|importing a module script failed|unable to preload css/i;
  return error instanceof Error && words.test(error.message);
}

async function isServerThere(): Promise<boolean> {
  return await fetch('/config', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
