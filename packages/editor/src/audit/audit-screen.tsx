import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import type { Column } from '../kit/list/columns.ts';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { addressOf } from './entry-address.ts';
import { kindText, sayEntry } from './entry-text.ts';
import { auditTexts } from './messages.ts';
import { type AuditEntry, auditChoices, auditChoicesQuery, auditQuery, byItself } from './queries.ts';

/** Who did what on the website, and the way to each thing. */
export function AuditScreen() {
  const words = useTexts(auditTexts);
  const language = useLanguage();
  const { website } = useSession();
  const address = useListAddress(auditChoices);
  const entries = usePagedRows(auditQuery(address.asked, website.timeZone));
  const choices = useQuery(auditChoicesQuery).data;
  const kinds = (choices?.kinds ?? []).map((kind) => [kind, kindText(kind, language)] as const);
  const people = (choices?.people ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      address={address}
      query={entries}
      columns={useColumns()}
      nameOf={(entry) => sayEntry(entry, language)}
      hrefOf={addressOf}
      filters={[
        { name: 'who', label: words.who, options: inOrder([...people, [byItself, words.byItself]], language) },
        { name: 'kind', label: words.kind, options: inOrder(kinds, language) },
        { name: 'from', label: words.from },
        { name: 'until', label: words.until },
      ]}
      empty={{ title: words.empty, text: words.emptyText }}
    />
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const words = useTexts(auditTexts);
  const language = useLanguage();
  const format = useFormat();
  return [
    { key: 'what', title: words.what, role: 'title', cell: (entry) => sayEntry(entry, language) },
    {
      key: 'who',
      title: words.who,
      role: 'fact',
      cell: ({ who, memberId }) => (memberId === null ? words.byItself : who),
    },
    { key: 'when', title: words.when, role: 'fact', isDate: true, cell: ({ at }) => format.moment(at) },
  ];
}

function inOrder(options: readonly (readonly [string, string])[], language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(options.toSorted(([, one], [, other]) => one.localeCompare(other, language)));
}
