import { formTypes } from '@awning/forms';
import { type Static, Type } from '@sinclair/typebox';
import { MomentView } from '../../../platform/moment.ts';
import { FormTexts } from '../definition/translation.ts';

/** What a form asks, in all languages. Where submissions go is not part of it, so that no version sends them elsewhere. */
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

const formType = Type.Union(formTypes.map((type) => Type.Literal(type)));

/** What a list shows of a form. */
export const formFacts = {
  formType,
  version: Type.Integer({ description: 'The one that visitors see' }),
  isArchived: Type.Boolean({ description: 'Visitors do not see it' }),
  submissionCount: Type.Integer({ description: '1000 stands for as many or more' }),
  latestSubmissionAt: Type.Union([MomentView, Type.Null()]),
};

export const formFilters = { formType };
