export {
  type AdditionalFieldsCheck,
  checkAdditionalFields,
  listAdditionalFieldsForms,
  readAdditionalFieldsForm,
  readAdditionalFieldsForms,
} from './definition/additional-fields.ts';
export { standardDelivery } from './definition/definition.ts';
export { FormView, formIsland } from './definition/island.ts';
export { formIslandData, formsForPage, type PublishedForm } from './definition/published.ts';
export { createForm } from './editing/create-form.ts';
export type { FormBody } from './editing/schema.ts';
