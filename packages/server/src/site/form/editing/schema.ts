import { formTypes } from '@awning/forms';
import { type Static, Type } from '@sinclair/typebox';
import { MomentView } from '../../../platform/moment.ts';
import { FormTexts } from '../definition/translation.ts';

/**
 * The questions of a form, in all languages. Its delivery is not part of it, so that restoring a version never sends
 * submissions elsewhere.
 */
export const FormBody = Type.Object(
  {
    form: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'Name, type, fields and texts of the form, as `GetTemplateSchema` describes them',
      },
    ),
    texts: FormTexts,
  },
  { additionalProperties: false },
);
export type FormBody = Static<typeof FormBody>;

const FormType = Type.Union(formTypes.map((type) => Type.Literal(type)));

/** The fields of a form in lists. */
export const formFacts = {
  formType: FormType,
  version: Type.Integer({ description: 'The one that visitors see' }),
  isArchived: Type.Boolean({ description: 'Visitors do not see it' }),
  submissionCount: Type.Integer({ description: '1000 stands for as many or more' }),
  latestSubmissionAt: Type.Union([MomentView, Type.Null()]),
};

export const formFilters = { formType: FormType };
