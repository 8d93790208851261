import { inLanguage } from '@awning/formats';
import { Anchor, Group, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession, useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { paymentTexts } from './messages.ts';
import { paymentKind } from './payment-kind.ts';
import { PaymentPreview } from './payment-preview.tsx';
import { type PaymentDocument, type WayToPay, waysToPayQuery } from './queries.ts';
import { stripeKeysQuery } from './stripe/queries.ts';
import { isSwitchedOn } from './typed-payment.ts';
import { type PaymentEditor, usePaymentEditor } from './use-payment-editor.ts';

export function PaymentScreen() {
  const words = useTexts(paymentTexts);
  const document = useQuery(singleQuery(paymentKind));
  const ways = useQuery(waysToPayQuery);
  if (document.data && ways.data) return <EditedPayment document={document.data} ways={ways.data.ways} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => <Loaded query={ways}>{() => null}</Loaded>}</Loaded>
    </Page>
  );
}

interface EditedPaymentProps {
  readonly document: PaymentDocument;
  readonly ways: readonly WayToPay[];
}

function EditedPayment({ document, ways }: EditedPaymentProps) {
  const { editor, fields } = usePaymentEditor(document, ways);
  return (
    <SingleScreen
      kind={paymentKind}
      editor={editor}
      fields={fields}
      main={
        <>
          <WaysCard editor={editor} ways={ways} />
          <StripeCard />
          <OfflineCard editor={editor} />
          <UnpaidCard editor={editor} />
        </>
      }
      aside={<PaymentPreview body={editor.mine} ways={ways} />}
    />
  );
}

interface WaysCardProps {
  readonly editor: PaymentEditor;
  readonly ways: readonly WayToPay[];
}

function WaysCard({ editor: { form, mine }, ways }: WaysCardProps) {
  const words = useTexts(paymentTexts);
  const language = useLanguage();
  const primary = useSession().website.languages[0]?.code ?? 'en';
  return (
    <Card title={words.ways}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.waysHint}
        </Text>
        {ways.map(({ name, labels, isTest }) => (
          <Switch
            key={name}
            label={inLanguage(labels, language)}
            {...(isTest && { description: words.testHint })}
            checked={isSwitchedOn(mine, name, primary)}
            onChange={({ currentTarget }) =>
              form.setFieldValue('waysToPay', { ...form.values.waysToPay, [name]: currentTarget.checked })
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

function StripeCard() {
  const words = useTexts(paymentTexts);
  const keys = useQuery(stripeKeysQuery);
  const mode = keys.data?.mode;
  return (
    <Card title={words.stripe}>
      <Group justify="space-between">
        <Text size="sm" c="var(--awning-quiet)">
          {words.stripeHint}
        </Text>
        {mode !== undefined && (
          <Anchor component={Link} to="/config/settings/payment/stripe" size="sm">
            {words.stripeKeys[mode]}
          </Anchor>
        )}
      </Group>
    </Card>
  );
}

function OfflineCard({ editor: { form } }: { readonly editor: PaymentEditor }) {
  const words = useTexts(paymentTexts);
  const languages = useShownLanguages();
  const fault = form.errors['howToPay'];
  return (
    <Card title={words.offline}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.offlineHint}
        </Text>
        <TextsField
          label={words.offlineName}
          languages={languages}
          value={form.values.offlineName}
          onChange={(texts) => form.setFieldValue('offlineName', texts)}
          maxLength={100}
        />
        <TextsField
          label={words.howToPay}
          languages={languages}
          value={form.values.howToPay}
          onChange={(texts) => form.setFieldValue('howToPay', texts)}
          isLong
          maxLength={2000}
          errors={typeof fault === 'string' ? { [languages[0]?.code ?? 'en']: fault } : {}}
        />
      </Stack>
    </Card>
  );
}

function UnpaidCard({ editor: { form } }: { readonly editor: PaymentEditor }) {
  const words = useTexts(paymentTexts);
  return (
    <Card title={words.unpaid}>
      <Stack>
        <DecimalField
          label={words.days}
          description={words.daysHint}
          places={0}
          {...form.getInputProps('days')}
          value={form.values.days}
        />
        <DecimalField
          label={words.perEmail}
          places={0}
          {...form.getInputProps('perEmail')}
          value={form.values.perEmail}
        />
        <DecimalField
          label={words.perNetwork}
          description={words.perNetworkHint}
          places={0}
          {...form.getInputProps('perNetwork')}
          value={form.values.perNetwork}
        />
      </Stack>
    </Card>
  );
}
