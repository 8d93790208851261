import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../kit/back-link.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Page } from '../../kit/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import { stripeTexts } from './messages.ts';
import { type StripeKeys, stripeKeysQuery } from './queries.ts';
import { StripeKeysForm } from './stripe-keys-form.tsx';

/** The keys of the website's account at Stripe. */
export function StripeScreen() {
  const words = useTexts(stripeTexts);
  const keys = useQuery(stripeKeysQuery);
  const back = <BackLink to="/config/settings/payment">{words.back}</BackLink>;
  return (
    <Page title={words.title} lead={words.lead} back={back}>
      <Loaded query={keys}>
        {(found) => (
          <Stack gap="lg" maw={640}>
            <KeysNotice keys={found} />
            <Card title={words.keys}>
              <Stack>
                <Text c="var(--awning-quiet)">{words.keysText}</Text>
                <StripeKeysForm keys={found} />
              </Stack>
            </Card>
            <EventsCard address={found.eventsAddress} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Says plainly whether money arrives. */
function KeysNotice({ keys: { mode, isUnreadable, isTestAllowed } }: { readonly keys: StripeKeys }) {
  const words = useTexts(stripeTexts);
  if (isUnreadable) {
    return (
      <Alert color="sun" icon={<Icon name="warning" />} title={words.unreadable}>
        {words.unreadableText}
      </Alert>
    );
  }
  if (mode === 'none') return null;
  if (mode === 'live') return <Alert color="cloth" title={words.liveKeys} />;
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={isTestAllowed ? words.testKeys : words.testRefused}>
      {isTestAllowed ? words.testKeysText : words.testRefusedText}
    </Alert>
  );
}

function EventsCard({ address }: { readonly address: string }) {
  const words = useTexts(stripeTexts);
  return (
    <Card title={words.events}>
      <Stack>
        <Text c="var(--awning-quiet)">{words.eventsText}</Text>
        <TextInput
          label={words.eventsAddress}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <Group>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              >
                {copied ? words.copied : words.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Card>
  );
}
