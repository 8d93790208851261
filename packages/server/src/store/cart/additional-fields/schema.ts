import type { FormMessages } from '@awning/forms';
import { Type } from '@sinclair/typebox';
import { declaredIn, named } from '../../../platform/type-source/index.ts';
import { FormView } from '../../../site/form/index.ts';

/** What a product asks, with the words around it. */
export const QuestionsView = named(
  'Questions',
  Type.Object({
    form: FormView,
    strictEmailEndings: Type.Boolean(),
    formTexts: declaredIn<FormMessages>('@awning/forms', 'FormMessages'),
  }),
);
