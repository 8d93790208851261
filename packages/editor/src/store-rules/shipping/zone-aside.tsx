import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { ProblemList } from '../problem-list.tsx';
import { zonesWith } from './priced-zone.ts';
import { problemTexts } from './problem-texts.ts';
import { shippingRulesQuery, type Zone, type ZoneBody } from './queries.ts';
import { ShippingExample } from './shipping-example.tsx';
import { UntaxedNote } from './untaxed-note.tsx';
import { useShippingPlace } from './use-shipping-place.ts';

interface ZoneAsideProps {
  readonly id: string;
  /** As it is typed. */
  readonly body: ZoneBody;
  readonly changed?: Pick<Zone, 'changedBy' | 'changedAt'>;
}

/** What cannot work, and a worked example, both with what is typed and not saved yet. */
export function ZoneAside({ id, body, changed }: ZoneAsideProps) {
  const place = useShippingPlace();
  const rules = useQuery(shippingRulesQuery);
  const { words, format } = place;
  return (
    <Loaded query={rules}>
      {(found) => {
        const zones = zonesWith(found, { id, body }, place);
        // Without a zone that lacks a number, others would seem to be all that there are.
        const whole = zones.some((zone) => zone.id === id) ? zones : undefined;
        const country = body.areas.find((area) => area.country !== null)?.country ?? found.storeCountry;
        return (
          <>
            <UntaxedNote zones={[body]} rules={found} hasExports />
            <ProblemList
              title={words.cannotWork}
              problems={whole ? problemTexts({ zones: whole, rules: found, zoneId: id }, place) : []}
            />
            <ShippingExample zones={whole} startCountry={country} isNarrow />
            {changed?.changedBy && changed.changedAt !== null && (
              <Card>
                <Text size="sm" c="var(--awning-quiet)">
                  {words.atOnce} {words.changedBy(changed.changedBy, format.moment(changed.changedAt))}
                </Text>
              </Card>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
