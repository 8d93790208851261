import type { FieldKind } from '@awning/site-model';
import { type Part, type PartKind, partsOfKind } from './parts.ts';

/**
 * The shape of a kind's value: a text of one line or of several, an array of sub-values, one of the options, an array of options,
 * a map of statement to answer, or none.
 */
export type Shape = 'line' | 'lines' | 'parts' | 'choice' | 'choices' | 'scale' | 'none';

export interface Kind {
  readonly shape: Shape;
  /** How the title relates to the inputs: a label of one input, the legend of several, or a heading. */
  readonly titledBy: 'label' | 'legend' | 'heading' | 'nothing';
  /** Attributes of the single input. Plain text if the browser's own control would change or refuse input. */
  readonly input?: {
    readonly type: 'text' | 'email' | 'password' | 'hidden';
    readonly inputMode?: string;
    readonly autocomplete?: string;
  };
  readonly parts?: readonly Part[];
  /** Surrounding spaces are dropped, as in the browser's email input. */
  readonly isTrimmed?: true;
  /** "Required" has no effect. */
  readonly isNeverRequired?: true;
  /** Masked wherever answers are shown (D-079). */
  readonly isSecret?: true;
}

const line = { shape: 'line', titledBy: 'label' } as const;
const plain = { type: 'text' } as const;

/** One line for each kind of field; values, rules, errors, inputs and summaries depend on it. */
export const kinds = {
  text: { ...line, input: plain },
  textarea: { shape: 'lines', titledBy: 'label' },
  email: { ...line, input: { type: 'email', inputMode: 'email', autocomplete: 'email' }, isTrimmed: true },
  number: { ...line, input: { type: 'text', inputMode: 'decimal' } },
  website: { ...line, input: { type: 'text', inputMode: 'url', autocomplete: 'url' } },
  currency: { ...line, input: { type: 'text', inputMode: 'decimal' } },
  password: { ...line, input: { type: 'password', autocomplete: 'new-password' }, isSecret: true },
  twitter: { ...line, input: plain },
  date: parts('date'),
  time: parts('time'),
  name: parts('name'),
  address: parts('address'),
  phone: parts('phone'),
  section: { shape: 'none', titledBy: 'heading', isNeverRequired: true },
  radio: { shape: 'choice', titledBy: 'legend' },
  checkbox: { shape: 'choices', titledBy: 'legend' },
  select: { shape: 'choice', titledBy: 'label' },
  likert: { shape: 'scale', titledBy: 'legend', isNeverRequired: true },
  hidden: { shape: 'lines', titledBy: 'nothing', input: { type: 'hidden' }, isNeverRequired: true },
} as const satisfies Readonly<Record<FieldKind, Kind>>;

/**
 * The entry of a kind in the table.
 *
 * @example
 * kindOf('phone').parts.length // => 4
 * kindOf('likert').isNeverRequired // => true
 */
export function kindOf(kind: FieldKind): Kind {
  return kinds[kind];
}

function parts(kind: PartKind) {
  return { shape: 'parts', titledBy: 'legend', parts: partsOfKind[kind] } as const;
}

/**
 * The sub-values that the visitor enters: three for a phone number without country code.
 *
 * @example
 * askedParts({ kind: 'phone', showCountryCode: false }).map((part) => part.name) // => ['areaCode', 'prefix', 'line']
 * askedParts({ kind: 'text' }) // => []
 */
export function askedParts(field: { readonly kind: FieldKind; readonly showCountryCode?: boolean }): readonly Part[] {
  const all = kindOf(field.kind).parts ?? [];
  return field.kind === 'phone' && field.showCountryCode !== true ? all.slice(1) : all;
}
