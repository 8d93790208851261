type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A choice or text that was entered before hydration. */
export interface TypedField {
  readonly field: Field;
  readonly value: string;
}

/**
 * Watches the fields of an island until it is hydrated: values that differ from the server's HTML, and values typed during
 * hydration. Returns a function that ends watching and returns all of them.
 */
export function watchTyping(root: HTMLElement): () => TypedField[] {
  const typed = new Map<Field, string>();
  const look = (field: Field) => {
    if (isTouched(field)) {
      typed.set(field, field.value);
    } else {
      typed.delete(field);
    }
  };
  const onTyping = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(fields)) look(target as Field);
  };
  root.querySelectorAll<Field>(fields).forEach(look);
  // In the capture phase, before anything else can restore the first value.
  root.addEventListener('input', onTyping, true);
  root.addEventListener('change', onTyping, true);
  return () => {
    root.removeEventListener('input', onTyping, true);
    root.removeEventListener('change', onTyping, true);
    return [...typed].map(([field, value]) => ({ field, value }));
  };
}

const fields = 'input, select, textarea';

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

/** Replays typed values as events; React has restored its own first values meanwhile. */
export function retype({ field, value }: TypedField): void {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    // The box may still be ticked although React does not know it; only a change fires an event.
    field.checked = false;
    field.click();
    return;
  }
  // React ignores an event with a value that it knows, so it must see another value first.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
