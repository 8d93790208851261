import type { Clock } from '../../platform/clock.ts';
import { auditedBy, type Connection, writeAudit } from '../../platform/database/index.ts';

/** The author of a change to a form: a team member, or Awning itself for the sample. */
export interface Author {
  readonly websiteId: string;
  readonly id?: string;
  readonly name: string;
}

type Deed = 'deliveryChanged' | 'submissionDeleted' | 'submissionsExported' | 'passwordsRead';

/** Records a change to a form or its submissions, in the transaction of the change. */
export async function auditForm(
  connection: Connection,
  clock: Clock,
  by: Author,
  deed: Deed,
  formId: string,
  values: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<void> {
  await writeAudit(connection, {
    ...auditedBy(clock, by.websiteId, by),
    what: `form.${deed}`,
    subject: `form/${formId}`,
    ...values,
  });
}
