export { addTracking } from './request.ts';
export { createTracker, type EventSink, type Tracker } from './tracker.ts';
