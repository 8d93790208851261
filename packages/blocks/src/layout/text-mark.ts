/** What a component knows besides its settings. */
export interface Edited {
  /** Whether it is drawn on the builder's canvas. */
  readonly isEdited?: boolean;
}

/** Marks the element that holds a text, and nothing else, so that it can be edited in place. */
export function textMark(isEdited: boolean | undefined, name: string): { readonly 'data-edit-text'?: string } {
  return isEdited === true ? { 'data-edit-text': name } : {};
}
