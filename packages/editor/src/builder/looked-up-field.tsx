import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { useTexts } from '../texts/texts.ts';
import { builderTexts } from './messages.ts';
import { PlainField, type PlainFieldProps } from './plain-field.tsx';

const TYPING_MS = 600;

/** The address of a video or a recording, of which its provider says what it is once it has been typed. */
export function LookedUpField(props: PlainFieldProps) {
  const words = useTexts(builderTexts);
  const [address] = useDebouncedValue(props.value.trim(), TYPING_MS);
  const isKnown = address !== '' && address === props.value.trim() && props.error === undefined;
  const { data } = useQuery({
    queryKey: ['oembed', address],
    queryFn: () => call('POST /api/oembed', { body: { address } }),
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const found = isKnown ? data : undefined;
  const faults = { basicAccount: words.vimeoBasic, notThere: words.notThere(found?.provider ?? '') };
  const fault =
    found && (found.state === 'basicAccount' || found.state === 'notThere') ? faults[found.state] : undefined;
  return (
    <div>
      <PlainField {...props} error={props.error ?? fault} />
      <Text component="output" display="block" size="sm" c="var(--awning-quiet)" mt={found?.title ? 4 : 0}>
        {found?.state === 'found' && found.title !== '' ? words.foundThere(found.title, found.provider) : ''}
      </Text>
    </div>
  );
}
