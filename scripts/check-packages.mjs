// Fails if a package of the lockfile runs a program when it is installed and is not on the list of trusted ones.
import { installScriptFaults } from './packages/install-scripts.mjs';

const faults = installScriptFaults({
  lockfile: 'package-lock.json',
  trusted: 'scripts/packages/trusted-install-scripts.json',
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('packages: every install script is trusted for a stated reason');
