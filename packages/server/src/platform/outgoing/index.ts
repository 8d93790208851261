export type { DownloadOutcome } from './download.ts';
export { isPublicAddress } from './public-address.ts';
export { addressFault, resolveHost } from './resolve-host.ts';
export { createSender, type Sender, type SendOutcome } from './send.ts';
