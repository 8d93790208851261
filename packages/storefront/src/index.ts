export { onTrack, type TrackedEvent, track } from './track/track.ts';
