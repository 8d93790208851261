import { currencyCodes, languages } from '@awning/formats';
import { Button, Checkbox, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { fieldProblems } from '../api/say.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { SearchSelect } from '../kit/fields/search-select.tsx';
import { useChange } from '../kit/use-change.ts';
import { openingTexts } from '../opening/messages.ts';
import type { ShopSetUp } from '../opening/queries.ts';
import { TaxText } from '../opening/tax-text.tsx';
import { CountrySelect } from '../store-rules/place/country-select.tsx';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import { websitesQuery } from './queries.ts';

export type AddedWebsite = Answer<'POST /api/team/websites'>;
type SpokenLanguage = (typeof languages)[number];

interface TypedWebsite {
  readonly name: string;
  readonly host: string;
  readonly country: string;
  readonly currency: string;
  readonly language: SpokenLanguage;
  readonly otherLanguages: readonly string[];
  readonly parcelPrice: string;
}

interface NewWebsiteFormProps {
  readonly setUp: ShopSetUp;
  readonly onAdded: (website: AddedWebsite) => void;
}

export function NewWebsiteForm({ setUp, onAdded }: NewWebsiteFormProps) {
  const words = useTexts(websiteTexts);
  const shopWords = useTexts(openingTexts);
  const common = useTexts(commonTexts);
  const own = useLanguage();
  const [isDoubted, setDoubted] = useState(false);
  const form = useForm<TypedWebsite>({
    initialValues: {
      name: '',
      host: '',
      country: setUp.shop.country,
      currency: setUp.shop.currency,
      language: languages.find((code) => code === setUp.shop.language) ?? own,
      otherLanguages: [],
      parcelPrice: '',
    },
    validate: {
      name: (name) => (name.trim() === '' ? common.required : null),
      host: (host) => (host.trim() === '' ? words.reasons.missing : null),
    },
  });
  const addition = useChange({
    change: async ({ anyway }: { readonly anyway: boolean }) => {
      try {
        onAdded(await call('POST /api/team/websites', { body: bodyOf(form.getValues(), anyway) }));
      } catch (problem) {
        const leadsElsewhere = problem instanceof Problem && problem.reason === 'leadsElsewhere';
        setDoubted(leadsElsewhere);
        if (leadsElsewhere) return;
        form.setErrors(fieldProblems(problem, words.reasons));
        throw problem;
      }
    },
    stale: websitesQuery.queryKey,
    reasons: words.reasons,
  });
  const { language, otherLanguages, currency, country, parcelPrice } = form.values;
  const names = languages.map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <form noValidate onSubmit={form.onSubmit(() => addition.mutate({ anyway: false }))}>
      <Stack gap="lg">
        <Card title={words.website}>
          <Stack>
            <TextInput label={words.websiteName} maxLength={200} autoComplete="off" {...form.getInputProps('name')} />
            <TextInput
              label={words.hostName}
              description={words.newNameHint}
              placeholder="prints.shop.example"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('host')}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <CountrySelect {...form.getInputProps('country')} value={country} />
              <SearchSelect label={shopWords.currency} data={[...currencyCodes]} {...form.getInputProps('currency')} />
              <Select
                label={shopWords.language}
                data={names}
                allowDeselect={false}
                autoComplete="off"
                {...form.getInputProps('language')}
              />
            </SimpleGrid>
            <Checkbox.Group
              label={shopWords.otherLanguages}
              description={shopWords.otherLanguagesHint}
              value={otherLanguages.filter((code) => code !== language)}
              onChange={(codes) => form.setFieldValue('otherLanguages', codes)}
            >
              <Group mt="xs">
                {names
                  .filter(({ value }) => value !== language)
                  .map(({ value, label }) => (
                    <Checkbox key={value} value={value} label={label} />
                  ))}
              </Group>
            </Checkbox.Group>
          </Stack>
        </Card>
        <Card title={words.shippingAndTaxes}>
          <Stack>
            <MoneyField
              label={shopWords.parcelPrice}
              description={shopWords.parcelHint}
              currency={currency}
              {...form.getInputProps('parcelPrice')}
              value={parcelPrice}
            />
            <TaxText country={country} setUp={setUp} />
          </Stack>
        </Card>
        <Group>
          <Button type="submit" loading={addition.isPending}>
            {words.addWebsite}
          </Button>
        </Group>
      </Stack>
      <Ask
        isOpen={isDoubted}
        title={words.notLeading}
        action={words.anyway(words.addWebsite)}
        isBusy={addition.isPending}
        onClose={() => setDoubted(false)}
        onConfirm={() => addition.mutate({ anyway: true })}
      >
        {words.addAnywayText}
      </Ask>
    </form>
  );
}

function bodyOf({ otherLanguages, parcelPrice, ...typed }: TypedWebsite, anyway: boolean) {
  return {
    ...typed,
    anyway,
    otherLanguages: languages.filter((code) => code !== typed.language && otherLanguages.includes(code)),
    parcelPrice: parcelPrice === '' ? null : parcelPrice,
  };
}

/** A language in itself, with a capital letter as in a menu. */
function nameOf(code: SpokenLanguage): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}
