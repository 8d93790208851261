import type { TrackedEvent } from '@awning/measurement';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracker } from './tracker.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Records an event at the request's website and path. */
    track(event: TrackedEvent): void;
  }
}

export function addTracking(app: FastifyInstance, tracker: Tracker): void {
  app.decorateRequest('track', function track(this: FastifyRequest, event: TrackedEvent) {
    const person = { teamRoles: this.member?.roles ?? null };
    tracker.track(event, { website: this.website, path: this.originalUrl, person });
  });
}
