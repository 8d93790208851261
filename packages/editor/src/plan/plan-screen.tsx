import { PlanFlag } from '@awning/site-model';
import { Stack, Switch } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { sessionQuery, useCan, useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { planTexts } from './messages.ts';
import { type SwitchedFeature, switchedFeatures } from './switched-features.ts';

const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: () => call('GET /api/website/plan', {}),
});

/** The features of the website, and for the owner the way to switch each of them. */
export function PlanScreen() {
  const words = useTexts(planTexts);
  const { member } = useSession();
  const can = useCan();
  const plan = useQuery(planQuery);
  const isOwner = member.isOwner && can('plan.edit');
  return (
    <Page title={words.title} lead={isOwner ? words.lead : words.leadForOthers}>
      <Card>
        <Loaded query={plan}>
          {({ planFlags }) => (
            <Stack gap="lg">
              {switchedFeatures.map((name) => (
                <Feature key={name} name={name} isOn={planFlags.includes(PlanFlag[name])} isLocked={!isOwner} />
              ))}
            </Stack>
          )}
        </Loaded>
      </Card>
    </Page>
  );
}

interface FeatureProps {
  readonly name: SwitchedFeature;
  readonly isOn: boolean;
  readonly isLocked: boolean;
}

function Feature({ name, isOn, isLocked }: FeatureProps) {
  const words = useTexts(planTexts);
  const queries = useQueryClient();
  const { label, text } = words.features[name];
  const change = useChange({
    change: async (wanted: boolean) => {
      const plan = await call('PUT /api/website/plan', { body: { flag: PlanFlag[name], isOn: wanted } });
      queries.setQueryData(planQuery.queryKey, plan);
      return plan;
    },
    // The navigation follows the features.
    stale: sessionQuery.queryKey,
    success: isOn ? words.switchedOff(label) : words.switchedOn(label),
    reasons: words.reasons,
  });
  return (
    <Switch
      label={label}
      description={text}
      checked={isOn}
      disabled={isLocked || change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  );
}
