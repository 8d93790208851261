import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { ProblemList } from '../problem-list.tsx';
import { rulesWith } from './applied-rule.ts';
import { taxTexts } from './messages.ts';
import { problemTexts } from './problem-texts.ts';
import { allTaxRulesQuery, type TaxRule, type TaxRuleBody } from './queries.ts';
import { TaxExample } from './tax-example.tsx';

interface TaxRuleAsideProps {
  readonly id: string;
  /** As it is typed. */
  readonly body: TaxRuleBody;
  readonly changed?: Pick<TaxRule, 'changedBy' | 'changedAt'>;
}

/** What cannot work, and a worked example, both with what is typed and not saved yet. */
export function TaxRuleAside({ id, body, changed }: TaxRuleAsideProps) {
  const words = useTexts(taxTexts);
  const format = useFormat();
  const all = useQuery(allTaxRulesQuery);
  return (
    <Loaded query={all}>
      {(found) => {
        const rules = rulesWith(found, { id, body });
        return (
          <>
            <ProblemList title={words.cannotWork} problems={problemTexts({ rules, all: found, ruleId: id }, words)} />
            <TaxExample
              rules={rules}
              startCountry={body.area.country ?? found.storeCountry}
              startClass={body.taxClass}
              isNarrow
            />
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
