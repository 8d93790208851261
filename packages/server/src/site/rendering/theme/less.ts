import { styleTokens } from './style-tokens.ts';

/** A style sheet to compile, and what it may import by name. */
export interface Sheet {
  readonly source: string;
  readonly imports: ReadonlyMap<string, string>;
}

export type CompiledSheet =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly fault: string; readonly line?: number; readonly imported?: string };

/** Old themes expect division and arithmetic to be evaluated everywhere. */
export async function compileLess({ source, imports }: Sheet): Promise<CompiledSheet> {
  const { default: less } = await import('less');
  try {
    const { css } = await less.render(harmless(source), {
      math: 'always',
      // Themes write url(…) relative to the site, not to a sheet on disk.
      rewriteUrls: 'off',
      plugins: [importPlugin(imports)],
    });
    return { ok: true, css };
  } catch (error) {
    return { ok: false, ...lessFault(error) };
  }
}

/**
 * Resolves `@import "sqs-grid-breaker"` from memory. Nothing is fetched or read from disk: the synchronous half serves
 * `data-uri()` and `image-size()`, which would otherwise read any file of the server.
 */
function importPlugin(imports: ReadonlyMap<string, string>): Less.Plugin {
  return {
    install(compiler, manager) {
      class HostImports extends compiler.FileManager {
        override supports(): boolean {
          return true;
        }
        override supportsSync(): boolean {
          return true;
        }
        override async loadFile(filename: string): Promise<Less.FileLoadResult> {
          const contents = imports.get(importedPath(filename, imports) ?? '') ?? '';
          return await Promise.resolve({ filename, contents: harmless(contents) });
        }
        // Given a name, `image-size()` would open that file by itself.
        override loadFileSync(filename: string): Less.FileLoadError {
          return { error: new Error(`The file ${filename} cannot be read here`) };
        }
      }
      manager.addFileManager(new HostImports());
    },
  };
}

/** The path of the sheet that an import by this name reads; an empty sheet is none. */
export function importedPath(filename: string, imports: Sheet['imports']): string | undefined {
  const name = filename.replace(/^(?:\.\/)+/, '');
  return [name, `${name}.less`, `${name}.css`].find((path) => Boolean(imports.get(path)));
}

const lookalikeSpaces = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/g;
const addressImports = /@import\s+(?:\([^()]*\)\s*)?(?=(?:url\(\s*)?["']?(?:https?:)?\/\/)/gi;

/**
 * The compiler would run the module that `@plugin` names, in imported sheets too. Imports by address are left to the
 * browser, and characters that only look like spaces count as spaces.
 */
function harmless(source: string): string {
  const safe = source.replaceAll(/@plugin/gi, '@no-plugin').replaceAll(addressImports, '@import (css) ');
  return withPlainSpaces(withPresentSelectors(safe));
}

/** `(~".span@{n}") {` and `:nth-child(@n)` are how the dialect wrote variables in selectors. */
function withPresentSelectors(source: string): string {
  return source
    .replaceAll(
      /\(~(["'])([^"'\n;{}]*(?:@\{[\w-]+\}[^"'\n;{}]*)*)\1\)(?=[^;{}()]*\{)/g,
      (whole, _quote, text: string, at: number) => (beginsSelector(source, at) ? text : whole),
    )
    .replaceAll(/(:nth-[a-z-]+\()\s*@([\w-]+)\s*\)/g, '$1@{$2})');
}

function beginsSelector(source: string, at: number): boolean {
  const [sign = '', lineEnd] = [source.slice(0, at).trimEnd().at(-1), source.lastIndexOf('\n', at)];
  return sign === '' || '{};,/'.includes(sign) || source.slice(lineEnd, at).trim() === '';
}

function withPlainSpaces(source: string): string {
  if (source.search(lookalikeSpaces) === -1) return source;
  let [result, from] = ['', 0];
  for (const { kind, start, end } of styleTokens(source)) {
    if (kind !== 'text') continue;
    result += source.slice(from, start).replaceAll(lookalikeSpaces, ' ') + source.slice(start, end);
    from = end;
  }
  return result + source.slice(from).replaceAll(lookalikeSpaces, ' ');
}

/** What the compiler threw; it does not always have a reason. */
export function lessFault(error: unknown): { fault: string; line?: number; imported?: string } {
  if (typeof error !== 'object' || error === null) return { fault: String(error) };
  const { message, line, filename } = error as { message?: unknown; line?: unknown; filename?: string };
  return {
    fault: typeof message === 'string' && message !== '' ? message : 'The compiler gives no reason',
    ...(typeof line === 'number' ? { line } : {}),
    ...(filename === undefined || filename === 'input' ? {} : { imported: filename }),
  };
}
