// A condition or loop whose only statement fits on its line stands there without braces; a longer one has them (oxlint's `curly`).
import { readdirSync, readFileSync } from 'node:fs';

const folders = ['packages', 'e2e', 'scripts', 'bench'];
const LINE_WIDTH = 120;

const braced =
  /^( *)((?:if|for|for await|while) \(.*\)) \{\n *((?!const |let |if |for |while |do |switch |try |\/\/)\S.*;)\n\1\}(?! else| while)$/gm;

/** @param {string} text */
export function withoutNeedlessBraces(text) {
  return text.replaceAll(braced, (whole, indent, head, statement) => {
    const line = `${indent}${head} ${statement}`;
    return line.length > LINE_WIDTH || isCut(head) ? whole : line;
  });
}

/** The end of the condition is on another line, or within a text. */
function isCut(head) {
  return head.split('(').length !== head.split(')').length;
}

/** Files whose braces differ from the style, and what they should be. */
export function bracesToMend(files = sourceFiles()) {
  return files
    .map(({ path, text }) => ({ path, text, mended: withoutNeedlessBraces(text) }))
    .filter(({ text, mended }) => text !== mended);
}

/** Error messages for files with needless braces. */
export function braceFaults(files = sourceFiles()) {
  return bracesToMend(files).map(({ path }) => `braces: ${path}: a statement that fits on its line (npm run format)`);
}

function sourceFiles() {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(
        (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\/(?:node_modules|dist|\.tsbuild)\/|generated\.ts$/.test(path),
      )
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
