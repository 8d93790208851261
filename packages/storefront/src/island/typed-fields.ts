type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor chose or typed before the scripts came. */
export interface TypedField {
  readonly field: Field;
  readonly value: string;
}

/**
 * Watches the fields of an island until it lives: what no longer says what the server wrote, and what somebody types while the
 * island is waking up. The function that it answers ends the watching and tells all of it.
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
    if (target instanceof HTMLElement && target.matches(fields)) {
      look(target as Field);
    }
  };
  root.querySelectorAll<Field>(fields).forEach(look);
  // While the event goes down, before anybody else can put the first value back.
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
