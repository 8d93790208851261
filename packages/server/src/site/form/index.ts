export {
  type AdditionalFieldsCheck,
  checkAdditionalFields,
  readAdditionalFieldsForm,
  readAdditionalFieldsForms,
} from './definition/additional-fields.ts';
export { createForm, standardDelivery } from './definition/definition.ts';
export { formIslandData, formsForPage, type PublishedForm } from './definition/published.ts';
