import assert from 'node:assert/strict';
import type { ReadEvent } from '@awning/server/store/payment';
import { capturedKey, needed } from './asking.ts';
import type { ContractCase, ContractSubject, SignedEvent } from './subject.ts';

/** Events of the provider: trusted only if signed, and always recognised as the same event. */
export function eventCases(subject: ContractSubject): readonly ContractCase[] {
  const { provider, websiteId, otherWebsiteId } = subject;
  if (typeof provider.readEvent !== 'function') return [];
  const now = () => subject.now?.() ?? new Date();
  const sent = async (key: string) => needed(await subject.event?.(key), 'event');
  const read = async (event: SignedEvent, website = websiteId, at = now()): Promise<ReadEvent> =>
    needed(await provider.readEvent?.({ ...event, websiteId: website, now: at }), 'readEvent');
  return [
    {
      name: 'an event: names its charge, and has the same id however often it comes',
      async run() {
        const key = await capturedKey(subject);
        const event = await sent(key);
        const first = await read(event);
        assert.ok(first.ok && first.eventId !== '' && first.eventId.length <= 255);
        assert.equal(first.key, key);
        assert.deepEqual(await read(event), first);
        const next = await read(await sent(key));
        assert.ok(next.ok && next.eventId !== first.eventId, 'another event has another id');
      },
    },
    {
      name: 'an event: unsigned, changed, or meant for another website, it is not believed',
      async run() {
        const event = await sent(await capturedKey(subject));
        // It can still be read, so that only the signature tells.
        const changed = Buffer.from(event.body.toString('utf8').replace(/\}\s*$/, ',"changed":true}'));
        assert.ok(typeof JSON.parse(changed.toString('utf8')) === 'object', 'the body of an event is an object');
        const isRefused = async (forged: SignedEvent, website?: string) => !(await read(forged, website)).ok;
        assert.ok(await isRefused({ ...event, headers: {} }), 'without its headers');
        assert.ok(await isRefused({ ...event, body: changed }), 'with another body');
        assert.ok(await isRefused({ ...event, body: event.body.subarray(1) }), 'cut off');
        assert.ok(await isRefused({ ...event, body: Buffer.alloc(0) }), 'empty');
        if (otherWebsiteId !== undefined) assert.ok(await isRefused(event, otherWebsiteId), 'for another website');
      },
    },
    {
      name: 'an event: a copy that comes an hour later is not believed',
      async run() {
        const event = await sent(await capturedKey(subject));
        const later = new Date(now().getTime() + 3_600_000);
        assert.equal((await read(event, websiteId, later)).ok, false);
      },
    },
  ];
}
