import { Group } from '@mantine/core';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import { StatusBadge, type Tone } from '../status-badge.tsx';

/** How far the texts of something are translated. */
export type LanguageState = 'complete' | 'partly' | 'missing';

interface LanguageStatesProps {
  readonly languages: readonly { readonly name: string; readonly state: LanguageState }[];
}

const tones: Readonly<Record<LanguageState, Tone>> = { complete: 'good', partly: 'open', missing: 'quiet' };

/** What is written in the other languages of the website, while only the first one is shown. */
export function LanguageStates({ languages }: LanguageStatesProps) {
  const { languageStates } = useTexts(kitTexts);
  if (languages.length === 0) return null;
  return (
    <Group gap="xs">
      {languages.map(({ name, state }) => (
        <StatusBadge key={name} tone={tones[state]}>
          {languageStates[state](name)}
        </StatusBadge>
      ))}
    </Group>
  );
}

/** Compares the texts of a language with those of the first one, both in the same order. */
export function languageState(
  first: readonly (string | undefined)[],
  other: readonly (string | undefined)[],
): LanguageState {
  const isWritten = (text: string | undefined) => (text ?? '').trim() !== '';
  const needed = first.flatMap((text, index) => (isWritten(text) ? [other[index]] : []));
  if (!other.some(isWritten)) return 'missing';
  return needed.every(isWritten) ? 'complete' : 'partly';
}
