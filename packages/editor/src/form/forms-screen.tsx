import { hasFeature } from '@awning/site-model';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../app/session.ts';
import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { formKind } from './form-kind.ts';
import { formTexts } from './messages.ts';
import { formChoices, formPath, formsQuery, type ListedForm } from './queries.ts';

export function FormsScreen() {
  const words = useTexts(formTexts);
  const address = useListAddress(formChoices);
  const forms = usePagedRows(formsQuery(address.asked));
  const trash = useTrashAct(formKind);
  const create = <CreateLink listPath={formPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={<ListActions listPath={formPath}>{create}</ListActions>}
      address={address}
      query={forms}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${formPath}/${id}`}
      search={{ label: words.searchForms }}
      filters={[{ name: 'formType', label: words.type, options: words.types }]}
      bulkActs={[trash]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
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
      cell: (form) => <Answers form={form} />,
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

/** The way to what was sent, beside the way to the form itself. */
function Answers({ form }: { readonly form: ListedForm }) {
  const words = useTexts(formTexts);
  const format = useFormat();
  const can = useCan();
  const { website } = useSession();
  const isInOrders = isAskedWithProduct(form);
  const { submissionCount } = form.facts;
  const text = isInOrders ? words.inOrders : words.count(countText(format.number(submissionCount), submissionCount));
  const isReadable = isInOrders
    ? can('orders.read') && hasFeature(website.planFlags, 'COMMERCE')
    : can('formSubmissions.read');
  if (!isReadable) return text;
  return (
    <Anchor
      component={Link}
      to={isInOrders ? '/config/commerce/orders' : `${formPath}/${form.id}/submissions`}
      // Above the link that the row is.
      pos="relative"
      inherit
    >
      {text}
    </Anchor>
  );
}

/** As the server counts: no further than this. */
const mostCounted = 1000;

function countText(text: string, count: number): string {
  return count >= mostCounted ? `${text}+` : text;
}
