import type { DocumentKind } from './editing/index.ts';
import type { Doors, Route } from './http/index.ts';
import type { Schedule, Task } from './jobs/index.ts';
import type { MailTemplate } from './mail/index.ts';
import type { Parts } from './parts.ts';
import type { SendSystemPage } from './system-page.ts';
import type { EventSink } from './track/index.ts';

/**
 * What a feature brings to the server. It stands in the `feature.ts` of the feature's folder, apart from its door `index.ts`: others that
 * come through the door do not load what it is made of. `npm run generate:lists` lists them all.
 */
export interface Feature {
  readonly name: string;
  /** `features` are all that run, for a feature that shows what others bring. */
  readonly routes?: (parts: Parts, features: readonly Feature[]) => readonly Route[];
  /** What owners edit; the calls for it follow from the declaration. */
  readonly documents?: readonly DocumentKind[];
  // oxlint-disable-next-line typescript/no-explicit-any -- tasks of different payloads stand in one list
  readonly tasks?: (parts: Parts) => readonly Task<any>[];
  readonly schedules?: readonly Schedule[];
  /** Its kinds of mails, for previews and for the tests that every kind has to pass. */
  // oxlint-disable-next-line typescript/no-explicit-any -- mails of different data stand in one list
  readonly mails?: readonly MailTemplate<any>[];
  readonly eventSinks?: (parts: Parts) => readonly EventSink[];
  /** How pages of features are sent in the website's theme; one feature brings it. */
  readonly sendSystemPage?: (parts: Parts) => SendSystemPage;
  /** Doors of the HTTP layer that this feature supplies. */
  readonly doors?: (parts: Parts) => Partial<Doors>;
}
