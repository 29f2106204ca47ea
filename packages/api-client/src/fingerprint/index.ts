export { createFingerprint } from './create-fingerprint.ts';
export type { DeviceTraits } from './create-fingerprint.ts';
export { browserDevice } from './browser-device.ts';
