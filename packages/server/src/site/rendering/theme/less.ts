/** A style sheet to compile, and what it may import by name. */
export interface Sheet {
  readonly source: string;
  readonly imports: ReadonlyMap<string, string>;
}

export type CompiledSheet =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly fault: string };

/** Old themes expect division and arithmetic to be evaluated everywhere. */
export async function compileLess({ source, imports }: Sheet): Promise<CompiledSheet> {
  const { default: less } = await import('less');
  try {
    const { css } = await less.render(source, {
      math: 'always',
      // Themes write url(…) relative to the site, not to a sheet on disk.
      rewriteUrls: 'off',
      plugins: [importPlugin(imports)],
    });
    return { ok: true, css };
  } catch (error) {
    return { ok: false, fault: lessMessage(error) };
  }
}

/**
 * Resolves `@import "sqs-grid-breaker"` from memory; nothing is fetched or read from disk.
 */
function importPlugin(imports: ReadonlyMap<string, string>): Less.Plugin {
  return {
    install(compiler, manager) {
      class HostImports extends compiler.FileManager {
        override supports(): boolean {
          return true;
        }
        override supportsSync(): boolean {
          return false;
        }
        override async loadFile(filename: string): Promise<Less.FileLoadResult> {
          const contents = [filename, `${filename}.less`, `${filename}.css`]
            .map((name) => imports.get(name))
            .find(Boolean);
          return await Promise.resolve({ filename, contents: contents ?? '' });
        }
      }
      manager.addFileManager(new HostImports());
    },
  };
}

function lessMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message, line } = error as { message: string; line?: number };
    return line === undefined ? message : `line ${line}: ${message}`;
  }
  return String(error);
}
