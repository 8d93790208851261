type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor chose or typed before the scripts came. */
export interface TypedField {
  readonly field: Field;
  readonly value: string;
}

/** The fields of an island that no longer say what the server wrote. */
export function typedFields(root: HTMLElement): TypedField[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')]
    .filter(isTouched)
    .map((field) => ({ field, value: field.value }));
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  if (field.type === 'radio' || field.type === 'checkbox') {
    return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** Tells the living island what was typed, as if it were typed now; React has put its own first values in place meanwhile. */
export function retype({ field, value }: TypedField): void {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    // The tick may still stand although React does not know of it; only a change is heard.
    field.checked = false;
    field.click();
    return;
  }
  // React ignores an event whose value it has seen, so it must see another one first.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
