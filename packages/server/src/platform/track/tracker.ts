import { type EventRecord, eventRecord, isTracked, type Person, type TrackedEvent } from '@awning/measurement';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Website } from '../website/index.ts';

/** A receiver of events: statistics, a pixel. */
export type EventSink = (record: EventRecord) => void | Promise<void>;

export interface Tracker {
  /**
   * Passes the event to all sinks. It never throws and is never awaited: measuring must not slow or stop the request.
   */
  track(event: TrackedEvent, place: Place): void;
}

interface Place {
  readonly website: Website;
  readonly path: string;
  /** Events of most team members are not recorded (D-137). */
  readonly person: Person;
}

export function createTracker(clock: Clock, log: Log, sinks: readonly EventSink[]): Tracker {
  return {
    track(event, { website, path, person }) {
      if (!isTracked(person, website.settings)) return;
      const record = eventRecord(event, { websiteId: website.id, occurredAt: clock.now().getTime(), path });
      log.debug({ event: record.name, websiteId: record.websiteId, pagePath: record.pagePath }, 'An event was tracked');
      for (const sink of sinks) void tell(sink, record, log);
    },
  };
}

async function tell(sink: EventSink, record: EventRecord, log: Log): Promise<void> {
  try {
    await sink(record);
  } catch (error) {
    log.error({ err: error, event: record.name, websiteId: record.websiteId }, 'An event could not be recorded');
  }
}
