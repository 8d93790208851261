import { Stack, Title } from '@mantine/core';
import { ShowcaseCharts } from './showcase-charts.tsx';
import { ShowcaseDetail } from './showcase-detail.tsx';
import { ShowcaseFields } from './showcase-fields.tsx';
import { ShowcaseList } from './showcase-list.tsx';
import { ShowcaseStates } from './showcase-states.tsx';

/** Every part of the kit with samples, so that it can be looked at and tried without a server. */
export function ShowcasePage() {
  return (
    <Stack component="main" gap={64} p={{ base: 'md', sm: 'xl' }}>
      <Title order={1}>Kit</Title>
      <ShowcaseList />
      <ShowcaseDetail />
      <ShowcaseFields />
      <ShowcaseCharts />
      <ShowcaseStates />
    </Stack>
  );
}
