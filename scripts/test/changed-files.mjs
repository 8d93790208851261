import { run } from '../prepare/run.mjs';

/** The files that differ from the merge base with `main`, committed or not, including new ones. Deleted files are left out. */
export async function changedFiles(folder) {
  const git = async (...args) => (await run('git', args, { cwd: folder })).split('\n').filter((line) => line !== '');
  const [base] = await git('merge-base', 'main', 'HEAD');
  const changed = await git('diff', '--name-only', '--diff-filter=d', '--relative', base);
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
