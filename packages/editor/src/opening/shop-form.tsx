import { currencyCodes } from '@awning/formats';
import { Checkbox, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { SearchSelect } from '../kit/fields/search-select.tsx';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { CountrySelect } from '../store-rules/place/country-select.tsx';
import { placeTexts } from '../store-rules/place/messages.ts';
import { commonTexts } from '../texts/common.ts';
import { browserTimeZone } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { openingTexts } from './messages.ts';
import { type ShopSetUp, shopQuery } from './queries.ts';
import { StartChoice } from './start-choice.tsx';
import {
  type ShopFormFields,
  shopOf,
  type TypedShop,
  timeZonesWith,
  typedBy,
  withCountry,
  withLanguage,
} from './typed-shop.ts';

/** Name, place, languages and legal data; with the sample also the choice how to begin. */
export function ShopForm({ setUp }: { readonly setUp: ShopSetUp }) {
  const words = useTexts(openingTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const form = useForm<TypedShop>({
    initialValues: typedBy(setUp, browserTimeZone()),
    validate: { name: (name) => (name.trim() === '' ? common.required : null) },
  });
  const save = useChange({
    change: (typed: TypedShop) =>
      typed.start === 'empty'
        ? call('POST /api/opening/empty', {
            body: { shop: shopOf(typed), parcelPrice: typed.parcelPrice === '' ? null : typed.parcelPrice },
          })
        : call('PUT /api/opening/shop', { body: shopOf(typed) }),
    success: common.saved,
  });

  function send(typed: TypedShop) {
    save.mutate(typed, {
      onSuccess: (saved) => {
        // Nearly every screen shows something of it.
        void queries.invalidateQueries();
        queries.setQueryData(shopQuery.queryKey, saved);
        form.setInitialValues(typedBy(saved, saved.shop.timeZone));
        form.reset();
        if (setUp.hasSample) void navigate({ to: '/config' });
      },
      onError: (problem) => form.setErrors(problemsOf(problem, words)),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <form noValidate onSubmit={form.onSubmit((typed) => (typed.start === 'empty' ? setAsking(true) : send(typed)))}>
      <Stack gap="lg">
        <NameAndPlace form={form} setUp={setUp} />
        <Business form={form} />
        {setUp.hasSample && <StartChoice form={form} setUp={setUp} />}
        <SaveButton isChanged={form.isDirty()} isSaving={save.isPending} />
      </Stack>
      <Ask
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.emptyTitle}
        action={words.emptyAction}
        isBusy={save.isPending}
        onConfirm={() => send(form.getValues())}
      >
        {words.emptyQuestion}
      </Ask>
    </form>
  );
}

function NameAndPlace({ form, setUp }: { readonly form: ShopFormFields; readonly setUp: ShopSetUp }) {
  const words = useTexts(openingTexts);
  const { language, otherLanguages, timeZone } = form.values;
  const languages = setUp.languages.map(({ code, name }) => ({ value: code, label: name }));
  const others = languages.filter(({ value }) => value !== language);
  const timeZones = useMemo(() => timeZonesWith(timeZone), [timeZone]);
  return (
    <Card title={words.shop}>
      <Stack>
        <TextInput
          label={words.name}
          required
          maxLength={200}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CountrySelect
            required
            {...form.getInputProps('country')}
            value={form.values.country}
            onChange={(country) => form.setValues(withCountry(form.values, country))}
          />
          <SearchSelect label={words.currency} data={[...currencyCodes]} {...form.getInputProps('currency')} />
          <Select
            label={words.language}
            data={languages}
            allowDeselect={false}
            autoComplete="off"
            {...form.getInputProps('language')}
            onChange={(code) => code !== null && form.setValues(withLanguage(form.values, code))}
          />
          <SearchSelect label={words.timeZone} data={timeZones} {...form.getInputProps('timeZone')} />
        </SimpleGrid>
        <Checkbox.Group
          label={words.otherLanguages}
          description={words.otherLanguagesHint}
          value={otherLanguages.filter((code) => code !== language)}
          error={form.errors['otherLanguages']}
          onChange={(codes) => form.setFieldValue('otherLanguages', codes)}
        >
          <Group mt="xs">
            {others.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
      </Stack>
    </Card>
  );
}

/** As the imprint names it. */
function Business({ form }: { readonly form: ShopFormFields }) {
  const words = useTexts(openingTexts);
  const place = useTexts(placeTexts);
  const field = (name: keyof TypedShop['business'], autoComplete = 'off') => ({
    label: words.business[name],
    autoComplete,
    ...form.getInputProps(`business.${name}`),
  });
  return (
    <Card title={words.address}>
      <Stack>
        <TextInput description={words.legalNameHint} maxLength={200} {...field('legalName', 'organization')} />
        <TextInput maxLength={200} {...field('street', 'street-address')} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label={place.postalCode}
            maxLength={20}
            autoComplete="postal-code"
            {...form.getInputProps('postalCode')}
          />
          <TextInput maxLength={100} {...field('city', 'address-level2')} />
          <TextInput label={place.region} maxLength={100} autoComplete="off" {...form.getInputProps('region')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput type="email" maxLength={254} {...field('email', 'email')} />
          <TextInput type="tel" maxLength={50} {...field('phone', 'tel')} />
          <TextInput maxLength={200} {...field('representative', 'name')} />
          <TextInput maxLength={50} {...field('vatId')} />
        </SimpleGrid>
        <TextInput description={words.registerHint} maxLength={200} {...field('register')} />
      </Stack>
    </Card>
  );
}

/** The server names a field by its place in the body of a document. */
function problemsOf(problem: unknown, words: (typeof openingTexts)['en']): Readonly<Record<string, string>> {
  const known: Readonly<Record<string, string>> = words.problems;
  return Object.fromEntries(
    Object.entries(fieldProblems(problem)).map(([place, text]) => {
      const field = place.replace(/^(body|shop)\./, '');
      return [field, known[field] ?? text];
    }),
  );
}
