import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { orderTexts } from './messages.ts';
import type { Order } from './queries.ts';

type Dispute = Order['disputes'][number];

/** What the cardholder disputes at the bank, and what the team can do about it. */
export function OrderDisputes({ order }: { readonly order: Order }) {
  return order.disputes.map((dispute) => <DisputeNotice key={dispute.reference} dispute={dispute} />);
}

function DisputeNotice({ dispute: { state, amount, reason, respondBy, link } }: { readonly dispute: Dispute }) {
  const words = useTexts(orderTexts);
  const format = useFormat();
  const isOpen = state === 'needs-response';
  const reasons: Readonly<Record<string, string>> = words.disputeReasons;
  return (
    <Alert color={isOpen ? 'sun' : 'gray'} icon={<Icon name="warning" />} title={words.disputeTitle[state]}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{words.disputeText(format.money(amount))[state]}</Text>
        <Text size="sm">
          {words.disputeReason(reasons[reason] ?? reason)}
          {isOpen && respondBy !== null && ` · ${words.disputeDue(format.moment(respondBy))}`}
        </Text>
        {link !== null && (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            {isOpen ? words.disputeLink : words.disputeLookUp}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}
