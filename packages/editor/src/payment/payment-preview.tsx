import { inLanguage } from '@awning/formats';
import { howToPay, isWayToPayOn, OFFLINE_PAYMENT, offlineName } from '@awning/site-model';
import { Alert, List, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { paymentTexts } from './messages.ts';
import type { PaymentBody, WayToPay } from './queries.ts';

interface PaymentPreviewProps {
  /** As it is typed. */
  readonly body: PaymentBody;
  readonly ways: readonly WayToPay[];
}

/** What visitors can choose and read, in a language of the website. */
export function PaymentPreview({ body, ways }: PaymentPreviewProps) {
  const words = useTexts(paymentTexts);
  const languages = useShownLanguages();
  const primary = languages[0]?.code ?? 'en';
  const [language, setLanguage] = useState(primary);
  const offered = ways.filter(({ name }) => isWayToPayOn(body, name, primary));
  const isOffline = offered.some(({ name }) => name === OFFLINE_PAYMENT);
  const { days } = body.unpaidOrders;
  return (
    <>
      {offered.length === 0 && (
        <Alert color="sun" icon={<Icon name="warning" />} title={words.nobodyPays}>
          {words.nobodyPaysText}
        </Alert>
      )}
      {offered.length > 0 && offered.every(({ isTest }) => isTest) && (
        <Alert color="sun" icon={<Icon name="warning" />} title={words.onlyTests}>
          {words.onlyTestsText}
        </Alert>
      )}
      {offered.some(({ isTest }) => isTest) && !offered.every(({ isTest }) => isTest) && (
        <Alert color="sun" icon={<Icon name="warning" />} title={words.alsoTests}>
          {words.alsoTestsText}
        </Alert>
      )}
      <Card title={words.preview}>
        <Stack gap="sm">
          {languages.length > 1 && (
            <Select
              label={words.language}
              data={languages.map(({ code, name }) => ({ value: code, label: name }))}
              value={language}
              onChange={(code) => code !== null && setLanguage(code)}
              allowDeselect={false}
            />
          )}
          <Stack component="output" gap="sm" aria-live="polite">
            <List lang={language}>
              {offered.map(({ name, labels }) => (
                <List.Item key={name}>
                  {(name === OFFLINE_PAYMENT && offlineName(body, language, primary)) || inLanguage(labels, language)}
                </List.Item>
              ))}
            </List>
            {isOffline && (
              <>
                <Text size="sm" c="var(--awning-quiet)">
                  {words.afterOrder}
                </Text>
                <Text lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {howToPay(body, language, primary)}
                </Text>
                {days >= 0 && (
                  <Text size="sm" c="var(--awning-quiet)">
                    {days === 0 ? words.neverExpires : words.expires(days)}
                  </Text>
                )}
              </>
            )}
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
