import type { Form, SubmissionPage } from '@awning/forms';
import { Type } from '@sinclair/typebox';
import { CaptchaOfPage } from '../../../people/captcha/index.ts';
import { defineIsland } from '../../../platform/island.ts';
import { declaredIn } from '../../../platform/type-source/index.ts';

/** A form as both sides know it. */
export const FormView = declaredIn<Form>(
  '@awning/forms',
  'Form',
  Type.Unknown({ description: 'The form as `GetTemplateSchema` describes it, in the visitor’s language' }),
);

/** A form that can be sent, in a block or on a page of its own. */
export const formIsland = defineIsland('form', {
  form: FormView,
  formVersion: Type.Integer({
    description: 'Answers are checked against this version although a newer one may exist by then',
  }),
  captcha: Type.Union([CaptchaOfPage, Type.Null()], { description: 'Null: this form has no captcha' }),
  frameAddress: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the owner’s code that runs after a submission is served; null if there is none',
  }),
  strictEmailEndings: Type.Boolean(),
  prefix: Type.String(),
  page: declaredIn<SubmissionPage>('@awning/forms', 'SubmissionPage'),
  // The rest only in the answer to a form that was posted without scripts.
  raw: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  message: Type.Optional(Type.String()),
  isSent: Type.Optional(Type.Boolean()),
  backAddress: Type.Optional(Type.String({ description: 'The page the form stood on' })),
});
