export { attemptFault } from './attempt-fault.ts';
export { hashPassword } from './hash-password.ts';
export { ownPath } from './own-path.ts';
export { givePass, holdsPass, type Pass } from './pass.ts';
