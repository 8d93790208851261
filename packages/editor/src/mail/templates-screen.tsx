import { Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../kit/card.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { mailTexts } from './messages.ts';
import { type MailKind, templatesQuery } from './queries.ts';
import style from './templates-screen.module.css';

/** Every kind of mail with an example in it, as a telephone, a desk and a program without HTML show it. */
export function TemplatesScreen() {
  const words = useTexts(mailTexts);
  const templates = useQuery(templatesQuery);
  return (
    <Page title={words.templates} lead={words.templatesLead}>
      <Loaded query={templates}>{({ templates: kinds }) => <Preview kinds={kinds} />}</Loaded>
    </Page>
  );
}

const views = ['phone', 'desk', 'text'] as const;
type View = (typeof views)[number];

function Preview({ kinds }: { readonly kinds: readonly MailKind[] }) {
  const words = useTexts(mailTexts);
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [language, setLanguage] = useState(words.language);
  const [view, setView] = useState<View>('desk');
  const shown = kinds.find((candidate) => candidate.kind === kind) ?? kinds[0];
  if (shown === undefined) return null;
  const subjectOf = ({ subjects }: MailKind) =>
    subjects.find((written) => written.language === language)?.subject ?? '';
  const address = `/config/commerce/emails/${shown.kind}/preview?language=${language}`;
  return (
    <Stack>
      <Select
        label={words.kind}
        // Some mails to the team and to customers have the same subject.
        data={kinds.map((candidate) => ({
          value: candidate.kind,
          label: `${words.audiences[candidate.audience]}: ${subjectOf(candidate)}`,
        }))}
        value={shown.kind}
        onChange={(value) => setKind(value ?? shown.kind)}
        allowDeselect={false}
      />
      <Group justify="space-between">
        <SegmentedControl
          aria-label={words.inLanguage}
          value={language}
          onChange={setLanguage}
          data={shown.subjects.map((written) => ({
            value: written.language,
            label: words.languages[written.language],
          }))}
        />
        <SegmentedControl
          aria-label={words.view}
          value={view}
          onChange={(value) => setView(views.find((known) => known === value) ?? 'desk')}
          data={views.map((value) => ({ value, label: words.views[value] }))}
        />
      </Group>
      <Card>
        <iframe
          key={`${address}${view}`}
          className={`${style['frame']} ${style[view]}`}
          title={subjectOf(shown)}
          sandbox=""
          src={view === 'text' ? `${address}&format=text` : address}
        />
      </Card>
    </Stack>
  );
}
