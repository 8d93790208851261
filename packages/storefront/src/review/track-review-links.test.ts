// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { onTrack, type TrackedEvent } from '../track/track.ts';
import { trackReviewLinks } from './track-review-links.ts';

test('EVT-022 EVT-023 the tab and the link to the reviews are reported, each by its name', () => {
  document.body.innerHTML = `<a id="anchor" data-reviews-link="anchor"><span>4.5</span></a>
    <a id="tab" data-reviews-link="tab">Reviews</a><a id="other" data-reviews-link="other">Other</a><a id="plain">Home</a>`;
  const events: TrackedEvent[] = [];
  const stopListening = onTrack((event) => events.push(event));
  const end = trackReviewLinks(document, 'p1');
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  for (const selector of ['#anchor span', '#tab', '#other', '#plain']) press(selector);
  expect(events).toEqual([
    { name: 'reviews_anchor_click', data: { productId: 'p1' } },
    { name: 'reviews_tab_click', data: { productId: 'p1' } },
  ]);
  end();
  press('#tab');
  expect(events).toHaveLength(2);
  stopListening();
});
