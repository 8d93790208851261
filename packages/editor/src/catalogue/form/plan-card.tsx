import { NativeSelect, NumberInput, SimpleGrid, Stack, Switch } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';

type Plan = NonNullable<ProductEditor['form']['values']['plan']>;

const newPlan: Plan = { unit: 'MONTH', value: 1, numCycles: 0 };
const units = ['WEEK', 'MONTH', 'YEAR'] as const;

/** Whether the product is sold by subscription, and how often it is paid. */
export function PlanCard({ editor: { form } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const { plan } = form.values;
  const change = (part: Partial<Plan>) => form.setFieldValue('plan', { ...(plan ?? newPlan), ...part });
  const whole = (value: number | string, least: number) => Math.max(least, Math.trunc(Number(value)) || least);
  return (
    <Card title={words.plan}>
      <Stack gap="sm">
        <Switch
          label={words.hasPlan}
          description={words.hasPlanHint}
          checked={plan !== null}
          onChange={({ currentTarget }) => form.setFieldValue('plan', currentTarget.checked ? newPlan : null)}
        />
        {plan !== null && (
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <NumberInput
              label={words.planEvery}
              min={1}
              max={100}
              allowDecimal={false}
              value={plan.value}
              error={form.errors['plan.value']}
              onChange={(value) => change({ value: whole(value, 1) })}
            />
            <NativeSelect
              label={words.planUnit}
              value={plan.unit}
              data={units.map((unit) => ({ value: unit, label: words.planUnits[unit] }))}
              onChange={({ currentTarget }) =>
                change({ unit: units.find((unit) => unit === currentTarget.value) ?? plan.unit })
              }
            />
            <NumberInput
              label={words.planCycles}
              description={words.planCyclesHint}
              min={0}
              max={1000}
              allowDecimal={false}
              value={plan.numCycles}
              error={form.errors['plan.numCycles']}
              onChange={(value) => change({ numCycles: whole(value, 0) })}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Card>
  );
}
