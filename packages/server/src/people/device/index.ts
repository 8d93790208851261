export { accountKey } from './account-key.ts';
export { deviceName } from './device-name.ts';
export { createKnownDevices, KNOWN_DEVICE_COOKIE, type KnownDevices, marked } from './known-device.ts';
export { shortAddress } from './short-address.ts';
