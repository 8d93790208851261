import { isTaxedSale, type ShippingZone, untaxedCountries } from '@awning/commerce';
import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../app/session.ts';
import { Icon } from '../../kit/icon.tsx';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { placeTexts } from '../place/messages.ts';
import { areasText, countryText } from '../place/place-text.ts';
import type { ShippingRules } from './queries.ts';
import { untaxedTexts } from './untaxed-messages.ts';

interface UntaxedNoteProps {
  readonly zones: readonly Pick<ShippingZone, 'areas'>[];
  readonly rules: Omit<ShippingRules, 'zones'>;
  /** Beside a zone, exports are named as well. */
  readonly hasExports?: boolean;
}

const MAX_LINKS = 3;

/** Countries that are shipped to without a tax rule, and the way to one. */
export function UntaxedNote({ zones, rules, hasExports = false }: UntaxedNoteProps) {
  const words = useTexts(untaxedTexts);
  const language = useLanguage();
  const namesOf = useCountryNames();
  const canTax = useCan()('taxes.edit');
  const { missing, exports } = untaxedCountries(zones, rules);
  const { storeCountry } = rules;
  return (
    <>
      {missing.length > 0 && (
        <Alert color="sun" icon={<Icon name="warning" />} title={words.title}>
          <Stack gap="xs">
            <Text size="sm">{words.missing(namesOf(missing))}</Text>
            {missing.some((country) => country !== storeCountry && isTaxedSale(storeCountry, country)) && (
              <Text size="sm">{words.union}</Text>
            )}
            {canTax && (
              <Group gap="xs" wrap="wrap">
                {missing.slice(0, MAX_LINKS).map((country) => (
                  <Anchor
                    key={country}
                    size="sm"
                    mih={24}
                    component={Link}
                    to="/config/commerce/taxes/new"
                    search={{ country } as never}
                  >
                    {words.add(countryText(country, language))}
                  </Anchor>
                ))}
              </Group>
            )}
          </Stack>
        </Alert>
      )}
      {hasExports && exports.length > 0 && (
        <Text size="sm" c="var(--awning-quiet)">
          {words.exports(namesOf(exports))}
        </Text>
      )}
    </>
  );
}

/** What a notice after saving says; the links are on the screen. */
export function useUntaxedNotice() {
  const words = useTexts(untaxedTexts);
  const namesOf = useCountryNames();
  const problems = ({ zones, rules }: Pick<UntaxedNoteProps, 'zones' | 'rules'>): readonly string[] => {
    const { missing } = untaxedCountries(zones, rules);
    return missing.length === 0 ? [] : [words.missing(namesOf(missing))];
  };
  return { title: words.title, problems };
}

function useCountryNames() {
  const words = useTexts(placeTexts);
  const language = useLanguage();
  return (countries: readonly string[]) =>
    areasText(
      countries.map((country) => ({ country, region: null, postalPrefix: null })),
      words,
      language,
    );
}
