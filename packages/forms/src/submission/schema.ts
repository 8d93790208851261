import { type Static, Type } from '@sinclair/typebox';

/** Long enough for every title and URL of a website; no decision depends on these values. */
const pageText = Type.String({ maxLength: 2000 });

/** Form-encoded bodies have no numbers (D-073). */
const pagePermission = Type.Union([
  Type.Integer({ minimum: 1, maximum: 3 }),
  Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]),
]);

/** The submission payload. Further properties are allowed; without `formId` the form is unknown (D-166). */
export const SubmissionPayloadSchema = Type.Object({
  key: Type.String({ maxLength: 200 }),
  formId: Type.Optional(Type.String({ maxLength: 200 })),
  /** JSON text of a map of field id to sanitised value. */
  form: Type.String(),
  /** Only if the form has a captcha. */
  captchaKey: Type.Optional(Type.String({ maxLength: 20_000 })),
  pageTitle: Type.Optional(pageText),
  pageId: Type.Optional(pageText),
  /** 'i' an item, 'c' a collection; absent on other pages. */
  contentSource: Type.Optional(Type.Union([Type.Literal('i'), Type.Literal('c')])),
  pagePath: Type.Optional(pageText),
  /** 1 public, 2 password, 3 members only (D-076). */
  pagePermissionTypeValue: Type.Optional(pagePermission),
});

export type SubmissionPayload = Readonly<Static<typeof SubmissionPayloadSchema>>;
