import { hasFeature } from '@awning/site-model';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { formPath } from './queries.ts';

interface SubmissionsCardProps {
  readonly id: string;
  readonly isAskedWithProduct: boolean;
}

/** Where the answers are, and who hears of them. */
export function SubmissionsCard({ id, isAskedWithProduct }: SubmissionsCardProps) {
  const words = useTexts(formBuilderTexts);
  const can = useCan();
  const { website } = useSession();
  const seesOrders = can('orders.read') && hasFeature(website.planFlags, 'COMMERCE');
  return (
    <Card title={words.messages}>
      <Text c="var(--awning-quiet)" mb="md">
        {isAskedWithProduct ? words.ordersText : words.messagesText}
      </Text>
      <Group gap="sm">
        {!isAskedWithProduct && can('formSubmissions.read') && (
          <Button component={Link} to={`${formPath}/${id}/submissions`} variant="default">
            {words.toSubmissions}
          </Button>
        )}
        {!isAskedWithProduct && <DeliveryDialog formId={id} />}
        {isAskedWithProduct && seesOrders && (
          <Button component={Link} to="/config/commerce/orders" variant="default">
            {words.toOrders}
          </Button>
        )}
      </Group>
    </Card>
  );
}
