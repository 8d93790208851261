import { hasFeature } from '@awning/site-model';
import { useCan, useSession } from '../app/session.ts';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { formTexts } from './messages.ts';
import { formChoices, formsQuery, type ListedForm } from './queries.ts';

export function FormsScreen() {
  const words = useTexts(formTexts);
  const address = useListAddress(formChoices);
  const forms = usePagedRows(formsQuery(address.asked));
  const can = useCan();
  const { website } = useSession();
  const seesOrders = can('orders.read') && hasFeature(website.planFlags, 'COMMERCE');
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      address={address}
      query={forms}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={(form) => {
        if (!isAskedWithProduct(form)) return `/config/forms/${form.id}/submissions`;
        return seesOrders ? '/config/commerce/orders' : undefined;
      }}
      search={{ label: words.searchForms }}
      filters={[{ name: 'formType', label: words.type, options: words.types }]}
      empty={{ title: words.empty, text: words.emptyText }}
    />
  );
}

/** The questions of a product are never sent by themselves: their answers are in the orders. */
function isAskedWithProduct({ facts }: ListedForm): boolean {
  return facts.formType === 'additional-fields';
}

function useColumns(): readonly Column<ListedForm>[] {
  const words = useTexts(formTexts);
  const format = useFormat();
  return [
    { key: 'name', title: words.name, role: 'title', cell: ({ title }) => title },
    { key: 'type', title: words.type, role: 'detail', cell: ({ facts }) => words.types[facts.formType] },
    {
      key: 'count',
      title: words.submissions,
      role: 'fact',
      cell: (form) => {
        if (isAskedWithProduct(form)) return words.inOrders;
        const { submissionCount } = form.facts;
        return words.count(countText(format.number(submissionCount), submissionCount));
      },
    },
    {
      key: 'latest',
      title: words.latest,
      role: 'detail',
      isDate: true,
      cell: ({ facts: { latestSubmissionAt } }) =>
        latestSubmissionAt === null ? '' : format.moment(latestSubmissionAt),
    },
    {
      key: 'shown',
      title: words.state,
      role: 'fact',
      cell: ({ facts: { isArchived } }) =>
        isArchived ? (
          <StatusBadge tone="quiet">{words.notShown}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{words.shown}</StatusBadge>
        ),
    },
  ];
}

/** As the server counts: no further than this. */
const mostCounted = 1000;

function countText(text: string, count: number): string {
  return count >= mostCounted ? `${text}+` : text;
}
