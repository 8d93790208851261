// Code and documents refer to decisions of the specification by number; one page of the documentation explains each of them.
import { readdirSync, readFileSync } from 'node:fs';

const explanations = 'docs/reference/specification-decisions.md';
const folders = ['packages', 'docs', 'e2e', 'bench', 'scripts', 'themes', 'sample'];
const pages = readdirSync('.').filter((name) => name.endsWith('.md'));

/** Error messages for numbers that are used but not explained. */
export function unexplainedDecisions(files = textFiles(), explained = readFileSync(explanations, 'utf8')) {
  const known = new Set(numbersIn(explained));
  return files.flatMap(({ path, text }) =>
    numbersIn(text)
      .filter((number) => !known.has(number))
      .map((number) => `decisions: ${path} refers to ${number}, which ${explanations} does not explain`),
  );
}

function numbersIn(text) {
  return [...new Set(text.match(/\bD-\d{3}\b/g))];
}

function textFiles() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  return [...pages, ...inFolders]
    .filter(
      (path) => /\.(tsx?|mjs|md|sql|css|less|block|page|json)$/.test(path) && !/\/(node_modules|dist)\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
