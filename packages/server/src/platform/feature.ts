import type { SubjectNames } from './audit/index.ts';
import type { DocumentKind } from './editing/index.ts';
import type { HttpHooks, Route } from './http/index.ts';
import type { Island } from './island.ts';
import type { Schedule, Task } from './jobs/index.ts';
import type { MailTemplate } from './mail/index.ts';
import type { Parts } from './parts.ts';
import type { SendSystemPage } from './system-page.ts';
import type { ToDo } from './to-do.ts';
import type { EventSink } from './track/index.ts';

/**
 * What a feature contributes to the server. It is declared in the feature's `feature.ts`, apart from its public
 * `index.ts`, so that importing the feature does not load all its routes. `npm run generate:lists` collects all
 * features.
 */
export interface Feature {
  readonly name: string;
  /** `features` are all active features, for a feature that shows contributions of others. */
  readonly routes?: (parts: Parts, features: readonly Feature[]) => readonly Route[];
  /** Documents that owners edit; their calls are derived from the declaration. */
  readonly documents?: readonly DocumentKind[];
  /** `features` as for the routes. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tasks of different payloads stand in one list
  readonly tasks?: (parts: Parts, features: readonly Feature[]) => readonly Task<any>[];
  readonly schedules?: readonly Schedule[];
  /** The feature's kinds of mails, for previews and for the tests of every kind. */
  // oxlint-disable-next-line typescript/no-explicit-any -- mails of different data stand in one list
  readonly mails?: readonly MailTemplate<any>[];
  /** The islands that its pages or blocks show. */
  readonly islands?: readonly Island[];
  /** What the dashboard tells the team to look at. */
  readonly toDos?: readonly ToDo[];
  /** What the audit calls the feature's things that are not documents. */
  readonly subjectNames?: readonly SubjectNames[];
  /** Names of its cookies that no cached page depends on: browsers with any other cookie get their pages the long way. */
  readonly plainCookies?: readonly string[];
  readonly eventSinks?: (parts: Parts) => readonly EventSink[];
  /** Sends pages of features in the website's theme; one feature contributes it. */
  readonly sendSystemPage?: (parts: Parts) => SendSystemPage;
  /** The parts of the HTTP layer that this feature supplies. */
  readonly httpHooks?: (parts: Parts) => Partial<HttpHooks>;
}
