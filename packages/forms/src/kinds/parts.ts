/** A sub-value of a field with several inputs. */
export interface Part {
  readonly name: PartName;
  /** The name of this sub-value in the templates' `summary-form-field`. */
  readonly summaryName: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly autocomplete?: string;
  /** The only allowed values, besides none. */
  readonly choices?: readonly string[];
}

export type PartName =
  | 'first'
  | 'last'
  | 'month'
  | 'day'
  | 'year'
  | 'hour'
  | 'minute'
  | 'second'
  | 'ampm'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'countryCode'
  | 'areaCode'
  | 'prefix'
  | 'line';

export type PartKind = 'date' | 'time' | 'name' | 'address' | 'phone';

/** The order of the sub-values in the stored array (D-064). */
export const partsOfKind: Readonly<Record<PartKind, readonly Part[]>> = {
  name: [
    { name: 'first', summaryName: 'First', autocomplete: 'given-name' },
    { name: 'last', summaryName: 'Last', autocomplete: 'family-name' },
  ],
  date: [
    { name: 'month', summaryName: 'Month', inputMode: 'numeric' },
    { name: 'day', summaryName: 'Day', inputMode: 'numeric' },
    { name: 'year', summaryName: 'Year', inputMode: 'numeric' },
  ],
  time: [
    { name: 'hour', summaryName: 'Hour', inputMode: 'numeric' },
    { name: 'minute', summaryName: 'Minute', inputMode: 'numeric' },
    { name: 'second', summaryName: 'Second', inputMode: 'numeric' },
    { name: 'ampm', summaryName: 'Ampm', choices: ['AM', 'PM'] },
  ],
  address: [
    { name: 'line1', summaryName: 'Line1', autocomplete: 'address-line1' },
    { name: 'line2', summaryName: 'Line2', autocomplete: 'address-line2' },
    { name: 'city', summaryName: 'City', autocomplete: 'address-level2' },
    { name: 'state', summaryName: 'State', autocomplete: 'address-level1' },
    { name: 'zip', summaryName: 'Zip', autocomplete: 'postal-code' },
    { name: 'country', summaryName: 'Country', autocomplete: 'country-name' },
  ],
  phone: [
    { name: 'countryCode', summaryName: 'Country', inputMode: 'tel', autocomplete: 'tel-country-code' },
    { name: 'areaCode', summaryName: 'Areacode', inputMode: 'tel', autocomplete: 'tel-area-code' },
    { name: 'prefix', summaryName: 'Prefix', inputMode: 'tel', autocomplete: 'tel-local-prefix' },
    { name: 'line', summaryName: 'Line', inputMode: 'tel', autocomplete: 'tel-local-suffix' },
  ],
};
