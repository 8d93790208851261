import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/session.ts';
import { Loaded } from '../kit/loaded.tsx';
import { BestSellers } from './best-sellers.tsx';
import { LowStock } from './low-stock.tsx';
import { salesQuery } from './queries.ts';
import { SalesOverview } from './sales-overview.tsx';

/** What the store has sold, and what it lacks. */
export function SalesOfStore() {
  const can = useCan();
  const sales = useQuery(salesQuery);
  return (
    <Loaded query={sales}>
      {(found) => (
        <>
          <SalesOverview sales={found} />
          <SimpleGrid cols={{ base: 1, md: can('stock.edit') ? 2 : 1 }} spacing="md">
            <BestSellers sellers={found.bestSellers} />
            {can('stock.edit') && <LowStock />}
          </SimpleGrid>
        </>
      )}
    </Loaded>
  );
}
