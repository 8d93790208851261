// `npm run build`: builds `dist/`. With --if-stale it does nothing if the sources have not changed since the last build.
import { build, isBuildCurrent } from './prepare/build.mjs';
import { alone } from './prepare/lock.mjs';
import { CommandFailure } from './prepare/run.mjs';
import { step } from './prepare/steps.mjs';

const ifStale = process.argv.includes('--if-stale');
try {
  await alone(async () => {
    if (!ifStale || !isBuildCurrent()) await step('Built', () => build());
  });
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}
