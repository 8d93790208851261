export { isPublicAddress } from './public-address.ts';
export { addressFault, createSender, resolveHost, type Sender, type SendOutcome } from './send.ts';
