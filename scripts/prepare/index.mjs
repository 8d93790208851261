import { build, isBuildCurrent } from './build.mjs';
import { areDependenciesCurrent, installDependencies } from './dependencies.mjs';
import { alone } from './lock.mjs';
import { CommandFailure } from './run.mjs';
import { step } from './steps.mjs';

/** Installs and builds whatever is missing or out of date. A prepared tree costs a few milliseconds. */
export async function prepare() {
  requireNode();
  if (isReady()) return;
  await alone(async () => {
    await install(!isBuildCurrent());
    if (!isBuildCurrent()) await step('Built', () => build());
  });
}

/** Installs whatever is missing for checks and tests. */
export async function prepareTools() {
  requireNode();
  if (!areDependenciesCurrent({ withTools: true })) await alone(() => install(true));
}

async function install(withTools) {
  if (areDependenciesCurrent({ withTools })) return;
  await step('Dependencies installed', installDependencies);
}

const oldestNode = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new CommandFailure(
    `Awning needs Node ${oldestNode.join('.')} or later and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}

function isReady() {
  return isBuildCurrent() && areDependenciesCurrent({ withTools: false });
}
