import { currencyCodes } from '@awning/formats';
import { askings, hasFeature, optionalAskings } from '@awning/site-model';
import { Checkbox, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { SearchSelect } from '../kit/fields/search-select.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { CountrySelect } from '../store-rules/place/country-select.tsx';
import { placeTexts } from '../store-rules/place/messages.ts';
import { useTexts } from '../texts/texts.ts';
import { CheckoutExample } from './checkout-example.tsx';
import { storeSettingsTexts } from './messages.ts';
import type { StoreDocument } from './queries.ts';
import { storeSettingsKind } from './store-settings-kind.ts';
import { type SettingsEditor, useSettingsEditor } from './use-settings-editor.ts';

export function StoreSettingsScreen() {
  const words = useTexts(storeSettingsTexts);
  const document = useQuery(singleQuery(storeSettingsKind));
  if (document.data) return <EditedSettings document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

function EditedSettings({ document }: { readonly document: StoreDocument }) {
  const { editor, fields } = useSettingsEditor(document);
  return (
    <SingleScreen
      kind={storeSettingsKind}
      editor={editor}
      fields={fields}
      main={
        <>
          <StoreCard editor={editor} />
          <CheckoutCard editor={editor} />
          <FieldsCard editor={editor} />
          <InstalmentsCard editor={editor} />
        </>
      }
      aside={<CheckoutExample body={editor.mine} />}
    />
  );
}

function StoreCard({ editor: { form } }: { readonly editor: SettingsEditor }) {
  const words = useTexts(storeSettingsTexts);
  const placeWords = useTexts(placeTexts);
  return (
    <Card title={words.store}>
      <Stack>
        <SearchSelect
          label={words.currency}
          description={words.currencyHint}
          data={[...currencyCodes]}
          {...form.getInputProps('currency')}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <CountrySelect {...form.getInputProps('country')} value={form.values.country} />
          <TextInput label={placeWords.region} maxLength={100} autoComplete="off" {...form.getInputProps('region')} />
          <TextInput
            label={placeWords.postalCode}
            maxLength={20}
            autoComplete="off"
            {...form.getInputProps('postalCode')}
          />
        </SimpleGrid>
        <TextInput
          label={words.delivery}
          description={words.deliveryHint}
          maxLength={50}
          autoComplete="off"
          {...form.getInputProps('deliveryDays')}
        />
      </Stack>
    </Card>
  );
}

function CheckoutCard({ editor: { form } }: { readonly editor: SettingsEditor }) {
  const words = useTexts(storeSettingsTexts);
  const { website } = useSession();
  return (
    <Card title={words.checkout}>
      <Stack>
        <MoneyField
          label={words.minimum}
          description={words.minimumHint}
          currency={form.values.currency}
          {...form.getInputProps('minimum')}
          value={form.values.minimum}
        />
        <Switch
          label={words.express}
          description={words.expressHint}
          {...form.getInputProps('expressCheckoutEnabled', { type: 'checkbox' })}
        />
        <Checkbox
          label={words.services}
          description={words.servicesHint}
          {...form.getInputProps('multipleQuantityAllowedForServices', { type: 'checkbox' })}
        />
        <DecimalField
          label={words.scarcity}
          description={words.scarcityHint}
          places={0}
          {...form.getInputProps('scarcityThreshold')}
          value={form.values.scarcityThreshold}
        />
        <DecimalField
          label={words.giftCards}
          description={words.giftCardsHint}
          places={0}
          {...form.getInputProps('giftCardMonths')}
          value={form.values.giftCardMonths}
        />
        {hasFeature(website.planFlags, 'SUBSCRIPTIONS') && (
          <Select
            label={words.missingStock}
            description={words.missingStockHint}
            data={(['wait', 'leave-out'] as const).map((value) => ({ value, label: words.missingStocks[value] }))}
            allowDeselect={false}
            autoComplete="off"
            {...form.getInputProps('subscriptionsWithoutStock')}
          />
        )}
      </Stack>
    </Card>
  );
}

/** What the checkout asks for beside name, address and email. */
function FieldsCard({ editor: { form } }: { readonly editor: SettingsEditor }) {
  const words = useTexts(storeSettingsTexts);
  const field = (
    name: 'checkoutPhone' | 'checkoutCompany' | 'checkoutVatNumber' | 'checkoutNote',
    text: { readonly label: string; readonly description?: string },
    choices: readonly (typeof askings)[number][],
  ) => (
    <Select
      {...text}
      data={choices.map((value) => ({ value, label: words.askings[value] }))}
      allowDeselect={false}
      autoComplete="off"
      {...form.getInputProps(name)}
    />
  );
  return (
    <Card title={words.fields}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.fieldsHint}
        </Text>
        {field('checkoutPhone', { label: words.phone, description: words.phoneHint }, askings)}
        {field('checkoutCompany', { label: words.company }, askings)}
        {field('checkoutVatNumber', { label: words.vatNumber, description: words.vatNumberHint }, optionalAskings)}
        {field('checkoutNote', { label: words.note, description: words.noteHint }, optionalAskings)}
      </Stack>
    </Card>
  );
}

function InstalmentsCard({ editor: { form } }: { readonly editor: SettingsEditor }) {
  const words = useTexts(storeSettingsTexts);
  const { hasInstalments, currency, instalmentsFrom, instalmentsTo } = form.values;
  return (
    <Card title={words.instalments}>
      <Stack>
        <Switch label={words.hasInstalments} {...form.getInputProps('hasInstalments', { type: 'checkbox' })} />
        {hasInstalments && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <MoneyField
              label={words.instalmentsFrom}
              currency={currency}
              {...form.getInputProps('instalmentsFrom')}
              value={instalmentsFrom}
            />
            <MoneyField
              label={words.instalmentsTo}
              currency={currency}
              {...form.getInputProps('instalmentsTo')}
              value={instalmentsTo}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Card>
  );
}
