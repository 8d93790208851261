import { readDecimal } from '../../kit/fields/decimal-text.ts';
import { placesOf } from '../../kit/fields/money-field.tsx';
import type { ShippingWords } from './messages.ts';
import type { OptionBody, ZoneBody } from './queries.ts';

export type Calculator = OptionBody['calculator'];
type Texts = OptionBody['texts'];

/** A zone while it is edited: whole countries apart from parts of them, and weights in kilograms. */
export interface TypedZone extends Record<string, unknown> {
  readonly name: string;
  readonly isEverywhere: boolean;
  readonly countries: readonly string[];
  readonly parts: readonly TypedPart[];
  readonly options: readonly TypedOption[];
}

export interface TypedPart {
  readonly country: string;
  readonly region: string;
  readonly postalPrefix: string;
}

export interface TypedOption {
  readonly id?: string;
  readonly texts: Texts;
  readonly calculator: Calculator;
  readonly steps: readonly TypedStep[];
  readonly freeFrom: string;
}

interface TypedStep {
  readonly from: string;
  readonly price: string;
  readonly isOffered: boolean;
}

export const newPart: TypedPart = { country: '', region: '', postalPrefix: '' };
const firstStep: TypedStep = { from: '0', price: '', isOffered: true };
export const newOption: TypedOption = { texts: {}, calculator: 'flat', steps: [firstStep], freeFrom: '' };

export const newZone: ZoneBody = { name: '', areas: [], options: [] };

export function typedZone({ name, areas, options }: ZoneBody): TypedZone {
  const isPart = ({ region, postalPrefix }: ZoneBody['areas'][number]) => region !== null || postalPrefix !== null;
  return {
    name,
    isEverywhere: areas.some((area) => area.country === null && !isPart(area)),
    countries: areas.flatMap((area) => (area.country === null || isPart(area) ? [] : [area.country])),
    parts: areas.filter(isPart).map(({ country, region, postalPrefix }) => ({
      country: country ?? '',
      region: region ?? '',
      postalPrefix: postalPrefix ?? '',
    })),
    options: options.map(typedOption),
  };
}

function typedOption({ id, texts, calculator, bands, freeFrom }: OptionBody): TypedOption {
  return {
    ...(id !== undefined && { id }),
    texts,
    calculator,
    steps: bands.map(({ from, price }) => ({
      from: calculator === 'weight' ? kilograms(from) : from,
      price: price ?? '',
      isOffered: price !== null,
    })),
    freeFrom: freeFrom ?? '',
  };
}

export function zoneBody({ name, isEverywhere, countries, parts, options }: TypedZone): ZoneBody {
  return {
    name: name.trim(),
    areas: [
      ...(isEverywhere ? [{ country: null, region: null, postalPrefix: null }] : []),
      ...countries.map((country) => ({ country, region: null, postalPrefix: null })),
      ...parts.map(({ country, region, postalPrefix }) => ({
        country: country === '' ? null : country,
        region: written(region),
        postalPrefix: written(postalPrefix),
      })),
    ],
    options: options.map(({ id, texts, calculator, steps, freeFrom }) => ({
      ...(id !== undefined && { id }),
      texts,
      calculator,
      // A way that changed to one price keeps its other steps in the fields only.
      bands: (calculator === 'flat' ? steps.slice(0, 1) : steps).map(({ from, price, isOffered }, position) => ({
        from: position === 0 ? '0' : calculator === 'weight' ? grams(from) : from,
        price: calculator === 'flat' || isOffered ? price : null,
      })),
      ...(freeFrom.trim() !== '' && { freeFrom }),
    })),
  };
}

const weightPlaces = 3;

/** How many places the beginning of a step may have. */
export function stepPlaces(calculator: Calculator, currency: string): number {
  if (calculator === 'weight') return weightPlaces;
  return calculator === 'subtotal' ? placesOf(currency) : 0;
}

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkZone(
  typed: TypedZone,
  faults: ShippingWords['faults'],
  place: { readonly currency: string; readonly primary: string },
): Record<string, string> {
  const errors: Record<string, string> = {};
  const { name, isEverywhere, countries, parts, options } = typed;
  if (name.trim() === '') errors['name'] = faults.name;
  if (!isEverywhere && countries.length === 0 && parts.length === 0) errors['countries'] = faults.places;
  for (const [position, { country, region, postalPrefix }] of parts.entries()) {
    if (country === '') errors[`parts.${position}.country`] = faults.country;
    if (region.trim() === '' && postalPrefix.trim() === '') errors[`parts.${position}.region`] = faults.part;
  }
  if (options.length === 0) errors['options'] = faults.options;
  for (const [position, option] of options.entries()) {
    const found = optionFaults(option, faults, place);
    for (const [field, fault] of Object.entries(found)) errors[`options.${position}.${field}`] = fault;
  }
  return errors;
}

function optionFaults(
  { texts, calculator, steps, freeFrom }: TypedOption,
  faults: ShippingWords['faults'],
  { currency, primary }: { readonly currency: string; readonly primary: string },
): Record<string, string> {
  const errors: Record<string, string> = {};
  const isAmount = (text: string) => readDecimal(text, 'en', placesOf(currency)) !== undefined;
  if ((texts[primary] ?? '').trim() === '') errors['texts'] = faults.optionName;
  const used = calculator === 'flat' ? steps.slice(0, 1) : steps;
  for (const [position, { from, price, isOffered }] of used.entries()) {
    const before = used[position - 1];
    const isNumber = readDecimal(from, 'en', stepPlaces(calculator, currency)) !== undefined;
    if (position > 0 && !isNumber) errors[`steps.${position}.from`] = faults.step;
    else if (before && Number(from) <= (position === 1 ? 0 : Number(before.from))) {
      errors[`steps.${position}.from`] = faults.stepOrder;
    }
    if ((calculator === 'flat' || isOffered) && !isAmount(price)) errors[`steps.${position}.price`] = faults.price;
  }
  const isNeverOffered = calculator !== 'flat' && used.every(({ isOffered }) => !isOffered);
  if (isNeverOffered) errors['steps.0.from'] = faults.neverOffered;
  if (freeFrom.trim() !== '' && !isAmount(freeFrom)) errors['freeFrom'] = faults.price;
  return errors;
}

function written(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** 1500 g are 1.5 kg. */
export function kilograms(grams: string): string {
  const padded = grams.padStart(weightPlaces + 1, '0');
  const [whole, fraction] = [padded.slice(0, -weightPlaces), padded.slice(-weightPlaces).replace(/0+$/, '')];
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** 1.5 kg are 1500 g; what is no number stays what it is, and is told as a fault. */
export function grams(kilograms: string): string {
  const read = readDecimal(kilograms, 'en', weightPlaces);
  if (read === undefined) return kilograms;
  const [whole = '0', fraction = ''] = read.split('.');
  return String(BigInt(whole + fraction.padEnd(weightPlaces, '0')));
}
