import { Anchor, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { useCan, usePrimaryLanguage, useSession, useShownLanguages } from '../../app/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';

export type BesideLanguage = ReturnType<typeof useBesideLanguage>;

/** The language whose texts stand beside those in the first one. */
export function useBesideLanguage() {
  const languages = useShownLanguages();
  const primary = usePrimaryLanguage();
  const others = languages.filter(({ code }) => code !== primary);
  const [code, choose] = useState('');
  // With one language there is nothing to tell apart.
  const primaryName = others.length > 0 ? languages.find((language) => language.code === primary)?.name : undefined;
  return { primary, primaryName, others, language: others.find((language) => language.code === code), choose };
}

export function BesideChoice({ beside: { others, language, choose } }: { readonly beside: BesideLanguage }) {
  const words = useTexts(kitTexts);
  return (
    <Stack gap={4} align="flex-end">
      {others.length > 0 && (
        <NativeSelect
          aria-label={words.beside}
          value={language?.code ?? ''}
          data={[{ value: '', label: words.beside }, ...others.map(({ code, name }) => ({ value: code, label: name }))]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <SwitchedOff />
    </Stack>
  );
}

/** Languages without fields, with the way to switch them on. */
function SwitchedOff() {
  const words = useTexts(kitTexts);
  const can = useCan();
  const shown = useShownLanguages();
  const off = useSession().website.languages.filter((language) => !shown.includes(language));
  if (off.length === 0) return null;
  return (
    <Text size="sm" c="var(--awning-quiet)">
      {words.languagesOff(off.map(({ name }) => name).join(', '))}
      {can('languages.edit') && (
        <>
          {' · '}
          <Anchor component={Link} to="/config/settings/languages" inherit>
            {words.switchLanguageOn}
          </Anchor>
        </>
      )}
    </Text>
  );
}

interface BesideProps {
  readonly beside: BesideLanguage;
  readonly label: string;
  /** The field of a language, with its label. */
  readonly children: (language: string, label: string) => ReactNode;
}

/** A text in the first language and, where one is chosen, in another beside it. */
export function Beside({ beside: { primary, primaryName, language }, label, children }: BesideProps) {
  const words = useTexts(kitTexts);
  return (
    <SimpleGrid cols={language ? { base: 1, md: 2 } : 1}>
      {children(primary, primaryName === undefined ? label : words.inLanguage(label, primaryName))}
      {language && (
        <Fragment key={language.code}>{children(language.code, words.inLanguage(label, language.name))}</Fragment>
      )}
    </SimpleGrid>
  );
}
