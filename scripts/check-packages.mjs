// Fails when a package of the lockfile runs a program at its installation and nobody has said why that is trusted.
import { installScriptFaults } from './packages/install-scripts.mjs';

const faults = installScriptFaults({
  lockfile: 'package-lock.json',
  trusted: 'scripts/packages/trusted-install-scripts.json',
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('packages: every program that runs at installation is trusted for a reason');
