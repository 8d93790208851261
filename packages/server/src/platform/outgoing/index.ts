export { isPublicAddress } from './public-address.ts';
export { addressFault, createSender, type Sender, type SendOutcome } from './send.ts';
