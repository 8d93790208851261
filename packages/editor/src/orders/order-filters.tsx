import { Select, TextInput } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import style from './order-filters.module.css';
import type { OrderFilter } from './queries.ts';

interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

/** Finds orders by number or address, and by their states. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const words = useTexts(orderTexts);
  return (
    <search className={style['filters']} aria-label={words.find}>
      <TextInput
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={256}
        value={filter.search ?? ''}
        onChange={(event) => onChange(withValue(filter, 'search', event.currentTarget.value))}
      />
      <Choice
        label={words.state}
        all={words.all}
        options={{ placed: words.lifecycle.placed, cancelled: words.lifecycle.cancelled }}
        value={filter.lifecycle}
        onChange={(value) => onChange(withValue(filter, 'lifecycle', value))}
      />
      <Choice
        label={words.payment}
        all={words.all}
        options={words.paymentStatus}
        value={filter.paymentStatus}
        onChange={(value) => onChange(withValue(filter, 'paymentStatus', value))}
      />
      <Choice
        label={words.fulfilment}
        all={words.all}
        options={words.fulfilmentStatus}
        value={filter.fulfilmentStatus}
        onChange={(value) => onChange(withValue(filter, 'fulfilmentStatus', value))}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: NoInfer<Value> | undefined;
  readonly onChange: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, all, options, value, onChange }: ChoiceProps<Value>) {
  const known = Object.entries<string>(options).map(([word, text]) => ({ value: word, label: text }));
  return (
    <Select
      label={label}
      data={[{ value: '', label: all }, ...known]}
      value={value ?? ''}
      onChange={(chosen) => onChange((chosen ?? '') as Value | '')}
      allowDeselect={false}
    />
  );
}

/** The filter with one part changed; an empty part is left out, so that equal questions are equal. */
function withValue<Part extends keyof OrderFilter>(
  filter: OrderFilter,
  part: Part,
  value: OrderFilter[Part] | '',
): OrderFilter {
  const { [part]: _former, ...others } = filter;
  return value === '' ? others : { ...others, [part]: value };
}
