import { spawnSync } from 'node:child_process';
import { projectFolder } from '../prepare/project-folder.mjs';

/** Every file of the packages with its imports, types included. Reading too few files is an error. */
export function cruise() {
  const program = ['--require', './scripts/read-tsx.cjs', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'];
  const run = spawnSync(
    process.execPath,
    [...program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages'],
    { cwd: projectFolder, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  if (!run.stdout) throw new Error(run.stderr);
  const found = JSON.parse(run.stdout);
  if (found.modules.length < 100 || !found.summary.totalDependenciesCruised) {
    throw new Error(`the structure check read only ${found.modules.length} modules`);
  }
  return found;
}

/** Each file's imports of our own files, without duplicates. */
export function importsOf(files) {
  return files.flatMap(({ source, dependencies }) =>
    [...new Set(dependencies.map(({ resolved }) => resolved))]
      .filter((resolved) => resolved.startsWith('packages/'))
      .map((resolved) => ({ from: source, to: resolved })),
  );
}
