import { hasFeature } from '@awning/site-model';
import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More, Record, Records, recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './form-lists.module.css';
import { formTexts } from './messages.ts';
import { formsQuery, type ListedForm } from './queries.ts';

export function FormsScreen() {
  const words = useTexts(formTexts);
  const forms = useInfiniteQuery(formsQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Card isFlush>
        <Loaded query={forms}>{({ pages }) => <FormList forms={pages.flatMap((page) => page.rows)} />}</Loaded>
      </Card>
      <More query={forms} />
    </Page>
  );
}

function FormList({ forms }: { readonly forms: readonly ListedForm[] }) {
  const words = useTexts(formTexts);
  if (forms.length === 0) return <Empty title={words.empty}>{words.emptyText}</Empty>;
  return (
    <Records label={words.title}>
      {forms.map((form) => (
        <Record key={form.id}>
          {form.facts.formType === 'additional-fields' ? <ProductForm form={form} /> : <SentForm form={form} />}
        </Record>
      ))}
    </Records>
  );
}

const line = `${recordStyle['line']} ${style['line']}`;

function SentForm({ form }: { readonly form: ListedForm }) {
  const words = useTexts(formTexts);
  const format = useFormat();
  const { submissionCount, latestSubmissionAt } = form.facts;
  return (
    <Link to="/config/forms/$id/submissions" params={{ id: form.id }} className={line}>
      <NameOfForm form={form} />
      <Stack gap={0} miw={0}>
        <span>{words.count(countText(format.number(submissionCount), submissionCount))}</span>
        {latestSubmissionAt !== null && (
          <span className={recordStyle['quiet']}>{words.latest(format.moment(latestSubmissionAt))}</span>
        )}
      </Stack>
      <NotShown form={form} />
    </Link>
  );
}

/** The questions of a product are never sent by themselves: who looks for the answers is led to the orders. */
function ProductForm({ form }: { readonly form: ListedForm }) {
  const words = useTexts(formTexts);
  const can = useCan();
  const { website } = useSession();
  const content = (
    <>
      <NameOfForm form={form} />
      <span>{words.inOrders}</span>
      <NotShown form={form} />
    </>
  );
  return can('orders.read') && hasFeature(website.planFlags, 'COMMERCE') ? (
    <Link to="/config/commerce/orders" className={line}>
      {content}
    </Link>
  ) : (
    <div className={line}>{content}</div>
  );
}

function NameOfForm({ form }: { readonly form: ListedForm }) {
  const words = useTexts(formTexts);
  return (
    <Stack gap={0} miw={0}>
      <strong className={recordStyle['cut']}>{form.title}</strong>
      <span className={recordStyle['quiet']}>{words.types[form.facts.formType]}</span>
    </Stack>
  );
}

function NotShown({ form }: { readonly form: ListedForm }) {
  const words = useTexts(formTexts);
  return form.facts.isArchived ? <StatusBadge tone="quiet">{words.notShown}</StatusBadge> : <span />;
}

/** As the server counts: no further than this. */
const mostCounted = 1000;

function countText(text: string, count: number): string {
  return count >= mostCounted ? `${text}+` : text;
}
