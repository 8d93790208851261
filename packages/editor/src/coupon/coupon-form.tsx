import { Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { DecimalField } from '../kit/fields/decimal-field.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { MoneyField } from '../kit/fields/money-field.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { couponExample } from './coupon-example.ts';
import { GoodsCard } from './goods-card.tsx';
import { couponTexts } from './messages.ts';
import { couponKinds } from './queries.ts';
import type { CouponEditor } from './use-coupon-editor.ts';

export function CouponForm({ editor }: { readonly editor: CouponEditor }) {
  return (
    <>
      <DiscountCard editor={editor} />
      <GoodsCard editor={editor} />
      <ConditionsCard editor={editor} />
      <PeriodCard editor={editor} />
    </>
  );
}

function DiscountCard({ editor: { form, mine } }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  const format = useFormat();
  const { website } = useSession();
  const { kind } = form.values;
  const example = couponExample(mine, { format, words, currency: website.currency });
  return (
    <Card title={words.discountTitle}>
      <Stack>
        <TextInput
          label={words.code}
          description={words.codeHint}
          required
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Radio.Group label={words.kind} {...form.getInputProps('kind')}>
          <Group gap="md" mt={6}>
            {couponKinds.map((value) => (
              <Radio key={value} value={value} label={words.kinds[value]} />
            ))}
          </Group>
        </Radio.Group>
        {kind === 'percentage' && (
          <DecimalField
            label={words.percent}
            required
            places={4}
            rightSection="%"
            {...form.getInputProps('percent')}
            value={form.values.percent}
          />
        )}
        {kind === 'fixed' && (
          <MoneyField
            label={words.amount}
            required
            currency={website.currency}
            {...form.getInputProps('amount')}
            value={form.values.amount}
          />
        )}
        {example !== undefined && (
          <Text component="output" display="block" size="sm" c="var(--awning-quiet)">
            {example}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function ConditionsCard({ editor: { form } }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  const { website } = useSession();
  return (
    <Card title={words.conditions}>
      <Stack>
        <MoneyField
          label={words.minimum}
          description={words.minimumHint}
          currency={website.currency}
          {...form.getInputProps('minimum')}
          value={form.values.minimum}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DecimalField
            label={words.limitTotal}
            description={words.limitHint}
            places={0}
            {...form.getInputProps('limitTotal')}
            value={form.values.limitTotal}
          />
          <DecimalField
            label={words.limitPerPerson}
            description={words.perPersonHint}
            places={0}
            {...form.getInputProps('limitPerPerson')}
            value={form.values.limitPerPerson}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
}

function PeriodCard({ editor: { form } }: { readonly editor: CouponEditor }) {
  const words = useTexts(couponTexts);
  const { timeZone } = useSession().website;
  return (
    <Card title={words.period}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MomentField
          label={words.starts}
          description={words.startsHint}
          timeZone={timeZone}
          {...form.getInputProps('startsAt')}
          value={form.values.startsAt}
        />
        <MomentField
          label={words.ends}
          description={words.endsHint}
          timeZone={timeZone}
          {...form.getInputProps('endsAt')}
          value={form.values.endsAt}
        />
      </SimpleGrid>
    </Card>
  );
}
