import { Checkbox, Stack, TagsInput, Text } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import type { NamedOrigin } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';

interface OriginsFieldsProps {
  /** Those that the theme names. */
  readonly named: readonly NamedOrigin[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly hasError: boolean;
}

/** The other servers that pages may load from: those of the theme, and those that these need themselves. */
export function OriginsFields({ named, value, onChange, hasError }: OriginsFieldsProps) {
  const words = useTexts(themeSettingsTexts);
  const isNamed = (origin: string) => named.some((one) => one.origin === origin);
  const further = value.filter((origin) => !isNamed(origin));
  return (
    <Stack>
      <Text>{words.originsText}</Text>
      <Text size="sm" c="var(--awning-quiet)">
        {words.originsTrust}
      </Text>
      {named.map(({ origin, files }) => (
        <Checkbox
          key={origin}
          label={origin}
          description={files.join(', ')}
          styles={{ body: { overflowWrap: 'anywhere' } }}
          checked={value.includes(origin)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...value, origin] : value.filter((other) => other !== origin))
          }
        />
      ))}
      <TagsInput
        label={words.moreOrigins}
        description={words.moreOriginsHint}
        value={[...further]}
        onChange={(next) => onChange([...value.filter(isNamed), ...next.map((origin) => origin.trim().toLowerCase())])}
        error={hasError ? words.wrongOrigin : undefined}
      />
    </Stack>
  );
}
