import { formTypes, SubmissionPayloadSchema } from '@awning/forms';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { MomentView } from '../../platform/moment.ts';
import { page } from '../../platform/page.ts';

const FormType = Type.Union(formTypes.map((type) => Type.Literal(type)));
const orNull = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(type: T) =>
  Type.Union([type, Type.Null()]);

/** By default the version that visitors see. */
export const VersionQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
});

/** Ten years; to keep submissions longer, leave the limit out. */
const MAX_RETENTION_DAYS = 3650;

const DeliverySchema = Type.Object({
  storageTarget: Type.Union([Type.Literal('submissions'), Type.Literal('none')]),
  notifyEmail: orNull(Type.String({ maxLength: 256 })),
  webhookUrl: orNull(Type.String({ maxLength: 2000 })),
  retentionDays: orNull(Type.Integer({ minimum: 1, maximum: MAX_RETENTION_DAYS })),
});

export const DeliveryBody = DeliverySchema;
export const DeliveryAnswer = Type.Composite([
  DeliverySchema,
  Type.Object({
    webhookSecret: orNull(Type.String({ description: 'The receiver of the webhook checks signatures with it' })),
  }),
]);

export const TemplateQuery = Type.Object({ type: Type.String({ maxLength: 100 }) });
export const TemplateAnswer = Type.Object({
  type: FormType,
  fields: Type.Array(
    Type.Object({
      kind: Type.String(),
      title: Type.String(),
      properties: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
});

export const ValidateParams = Type.Object({ formId: Id });
export const ValidateAnswer = Type.Object({});
export const ValidateBody = Type.Record(Type.String(), Type.Unknown(), { description: 'Field id to value' });

/** A missing field gets the statuses of D-072 and D-166, not a general validation error. */
export const SubmissionBody = Type.Object(
  {
    ...SubmissionPayloadSchema.properties,
    key: Type.Optional(SubmissionPayloadSchema.properties.key),
    /** The version the visitor saw; a form-encoded body has no numbers. */
    formVersion: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }), Type.String({ pattern: '^[1-9]\\d{0,8}$' })]),
    ),
  },
  { additionalProperties: true },
);
export type SubmissionBody = Readonly<Static<typeof SubmissionBody>>;

export const KeyAnswer = Type.Object({ key: Type.String() });
export const SavedAnswer = Type.Object({ submissionId: Type.String() });

/** A plain form posts its answers under the names of its inputs, in addition to these fields. */
export const PlainBody = Type.Object(
  {
    pageTitle: SubmissionPayloadSchema.properties.pageTitle,
    pageId: SubmissionPayloadSchema.properties.pageId,
    contentSource: Type.Optional(Type.String()),
    pagePath: SubmissionPayloadSchema.properties.pagePath,
    pagePermissionTypeValue: Type.Optional(Type.String()),
    formVersion: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
  },
  { additionalProperties: true },
);
export const SentQuery = Type.Object({ from: Type.Optional(Type.String({ maxLength: 2000 })) });

export const SubmissionListQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Id),
});

const WebhookState = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  attempts: Type.Integer(),
  lastError: orNull(Type.String()),
});

const listedSubmission = {
  id: Type.String(),
  submittedAt: MomentView,
  version: Type.Integer(),
  language: Type.String(),
  email: orNull(Type.String()),
  summary: Type.String({ description: 'The first answers in one line' }),
  pageTitle: Type.String(),
  pagePath: Type.String(),
};

export const SubmissionListAnswer = Type.Object({
  form: Type.Object({ id: Type.String(), name: Type.String(), isArchived: Type.Boolean() }),
  ...page('submissions', Type.Object(listedSubmission)).properties,
});

export const SubmissionAnswer = Type.Object({
  ...listedSubmission,
  pageId: Type.String(),
  pageKind: Type.String(),
  pagePermission: Type.Integer(),
  answers: Type.Array(
    Type.Object({
      fieldId: Type.String(),
      title: Type.String(),
      kind: Type.String(),
      text: Type.String({ description: 'As an owner reads it; passwords are masked' }),
      isAnswered: Type.Boolean(),
      isSecret: Type.Boolean(),
    }),
  ),
  webhook: Type.Union([WebhookState, Type.Null()]),
});

export const PasswordsAnswer = Type.Object({ passwords: Type.Record(Type.String(), Type.String()) });
