export type FormState = 'normal' | 'editing' | 'saving';

/** Nothing changed, unsaved changes, request under way; a failed save is back to editing because its changes are still unsaved (D-080). */
export function formState(isChanged: boolean, isSaving: boolean): FormState {
  if (isSaving) return 'saving';
  return isChanged ? 'editing' : 'normal';
}
