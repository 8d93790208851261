import { Button, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { hintFirst } from '../app/theme.ts';
import { FormLink } from '../form/form-link.tsx';
import { kitTexts } from '../kit/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { linkablePagesQuery } from './linkable-pages.ts';
import { builderTexts } from './messages.ts';

interface ChosenProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Its id; empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A page that lists something: a blog, a gallery, events, a shop. */
export function ChosenPage(props: ChosenProps) {
  const words = useTexts(builderTexts);
  const { data: pages, error, refetch } = useQuery(linkablePagesQuery);
  const rows = pages?.filter(({ kind }) => kind === 'collection' || kind === 'store');
  // A block may name its list by the address.
  const isThere = rows?.some(({ id, slug }) => id === props.value || slug === props.value);
  return (
    <Chosen
      {...props}
      rows={rows ?? []}
      isGone={isThere === false}
      failure={error && words.unableToLoadCollections}
      onRetry={() => void refetch()}
    />
  );
}

export function ChosenForm(props: ChosenProps) {
  const kit = useTexts(kitTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['forms', 'list', 'for-blocks'],
    queryFn: () => call('GET /api/forms', {}),
  });
  const rows = data?.rows ?? [];
  const isThere = rows.some(({ id }) => id === props.value);
  return (
    <Stack gap={4}>
      <Chosen
        {...props}
        rows={rows}
        isGone={data?.nextAfter === null && !isThere}
        failure={error && kit.unableToLoadList}
        onRetry={() => void refetch()}
      />
      <FormLink id={props.value} />
    </Stack>
  );
}

interface Row {
  readonly id: string;
  readonly title: string;
}

interface ChosenOfProps extends ChosenProps {
  readonly rows: readonly Row[];
  /** Whether what is stored is known not to be there any more. */
  readonly isGone: boolean;
  /** Why there is nothing to choose from. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

function Chosen({ label, hint, value, onChange, rows, isGone, failure, onRetry }: ChosenOfProps) {
  const words = useTexts(builderTexts);
  const common = useTexts(commonTexts);
  const error = failure ?? (value !== '' && isGone ? words.unableToLocate : undefined);
  const options = rows.map(({ id, title }) => ({ value: id, label: title }));
  // What is stored stays chosen, also while the list is on its way, or where it is named by its address.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <div>
      <NativeSelect
        label={label}
        {...(hint === undefined ? {} : { description: hint, inputWrapperOrder: hintFirst })}
        value={value}
        error={error}
        data={[{ value: '', label: words.none }, ...(isListed ? [] : [{ value, label: value }]), ...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {failure !== null && (
        <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </div>
  );
}
