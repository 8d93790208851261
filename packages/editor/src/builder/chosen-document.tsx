import { CollectionType } from '@awning/site-model';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { FormLink } from '../form/form-link.tsx';
import { useTexts } from '../texts/texts.ts';
import { builderTexts } from './messages.ts';

interface ChosenProps {
  readonly label: string;
  /** Its id; empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A page that holds items, such as a shop or a gallery. */
export function ChosenPage(props: ChosenProps) {
  const { data } = useQuery({
    queryKey: ['pages', 'list', 'for-blocks'],
    queryFn: () => call('GET /api/pages', {}),
  });
  const rows = data?.rows.filter(({ facts }) => facts.type !== CollectionType.page) ?? [];
  return <Chosen {...props} rows={rows} />;
}

export function ChosenForm(props: ChosenProps) {
  const { data } = useQuery({ queryKey: ['forms', 'list', 'for-blocks'], queryFn: () => call('GET /api/forms', {}) });
  return (
    <Stack gap={4}>
      <Chosen {...props} rows={data?.rows ?? []} />
      <FormLink id={props.value} />
    </Stack>
  );
}

interface Row {
  readonly id: string;
  readonly title: string;
}

function Chosen({ label, value, onChange, rows }: ChosenProps & { readonly rows: readonly Row[] }) {
  const words = useTexts(builderTexts);
  const options = rows.map(({ id, title }) => ({ value: id, label: title }));
  // What is stored stays chosen, also while the list is on its way, or where it is named by its address.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: words.none }, ...(isListed ? [] : [{ value, label: value }]), ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
