import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { couponStatus, couponTones } from './coupon-status.ts';
import { couponTexts } from './messages.ts';
import { type Coupon, couponUsesQuery } from './queries.ts';

/** Whether customers can use it now, how often they did, and who changed it last. */
export function CouponAside({ coupon }: { readonly coupon: Pick<Coupon, 'id' | 'body' | 'changedBy' | 'changedAt'> }) {
  const words = useTexts(couponTexts);
  const format = useFormat();
  const uses = useQuery(couponUsesQuery(coupon.id));
  const { changedBy, changedAt } = coupon;
  return (
    <>
      <Card title={words.status}>
        <Stack gap="xs" align="flex-start">
          <Loaded query={uses}>{(found) => <Status coupon={coupon} uses={found.uses} />}</Loaded>
          <Text size="sm" c="var(--awning-quiet)">
            {words.atOnce}
          </Text>
          {changedBy && changedAt !== null && (
            <Text size="sm" c="var(--awning-quiet)">
              {words.changedBy(changedBy, format.moment(changedAt))}
            </Text>
          )}
        </Stack>
      </Card>
      <Card title={words.usesTitle}>
        <Loaded query={uses}>{(found) => <Uses uses={found} limit={coupon.body.limitTotal} />}</Loaded>
      </Card>
    </>
  );
}

function Status({ coupon: { body }, uses }: { readonly coupon: Pick<Coupon, 'body'>; readonly uses: number }) {
  const words = useTexts(couponTexts);
  const status = couponStatus({ ...body, uses }, useNow());
  return (
    <>
      <StatusBadge tone={couponTones[status]}>{words.statuses[status]}</StatusBadge>
      <Text size="sm">{words.statusText[status]}</Text>
    </>
  );
}

interface UsesProps {
  readonly uses: { readonly uses: number; readonly people: number; readonly lastUsedAt: string | null };
  readonly limit: number | null;
}

function Uses({ uses: { uses, people, lastUsedAt }, limit }: UsesProps) {
  const words = useTexts(couponTexts);
  const format = useFormat();
  if (uses === 0) return <Text size="sm">{words.neverUsed}</Text>;
  const times = words.usesText(uses, format.number(uses));
  return (
    <Stack gap="xs">
      <Text size="sm">
        {people === 0 ? times : `${times} ${words.people(people, format.number(people))}`}
        {limit !== null && ` (${words.usesOf(format.number(uses), format.number(limit))})`}
      </Text>
      {lastUsedAt !== null && (
        <Text size="sm" c="var(--awning-quiet)">
          {words.lastUsed(format.moment(lastUsedAt))}
        </Text>
      )}
    </Stack>
  );
}
