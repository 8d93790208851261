// `npm start`: everything from a fresh clone to a running shop. When this file runs, nothing is installed yet.
import { prepare } from './prepare/index.mjs';
import { projectFolder } from './prepare/project-folder.mjs';
import { CommandFailure } from './prepare/run.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await prepare();
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}
process.chdir(projectFolder);
await import('../dist/server/main.js');
