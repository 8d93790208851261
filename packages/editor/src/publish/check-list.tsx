import { Button, Loader, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card } from '../kit/card.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { findingTexts } from './finding-messages.ts';
import { type CheckName, checkNames, type Finding, findingKinds } from './findings.ts';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';
import { sizeText } from './size-text.ts';
import type { Checks } from './use-checks.ts';

interface CheckListProps {
  readonly checks: Checks;
  /** Where a finding is mended. */
  readonly mendAt: (block: string | null) => string;
}

/** What was found, in groups: what, where, and how to mend it. */
export function CheckList({ checks, mendAt }: CheckListProps) {
  const words = useTexts(publishTexts);
  return (
    <Card title={words.checks}>
      <Text size="sm" c="var(--awning-quiet)" mb="sm">
        {words.onlyHints}
      </Text>
      {checkNames.map((name) => (
        <Group key={name} name={name} checks={checks} mendAt={mendAt} />
      ))}
    </Card>
  );
}

function Group({ name, checks, mendAt }: CheckListProps & { readonly name: CheckName }) {
  const words = useTexts(publishTexts);
  const { report, isPending, areLinksMissed } = checks;
  const findings = checks.findings.filter(({ kind }) => findingKinds[kind] === name);
  const isMissed = name !== 'texts' && ((report === undefined && !isPending) || (name === 'links' && areLinksMissed));
  const isWaiting = name !== 'texts' && isPending && !isMissed;
  return (
    <section className={style['group']} aria-label={words.checkNames[name]} data-check={name}>
      <div className={style['groupHead']}>
        <h3>{words.checkNames[name]}</h3>
        {isWaiting && <Loader size="xs" aria-label={words.checking} />}
        {isMissed && <StatusBadge tone="open">{words.notChecked}</StatusBadge>}
        {!isWaiting && !isMissed && (
          <StatusBadge tone={findings.length === 0 ? 'good' : 'open'}>
            {findings.length === 0 ? words.fine : String(findings.length)}
          </StatusBadge>
        )}
      </div>
      {isMissed && <Text size="sm">{report === undefined ? words.notCheckedText : words.linksNotChecked}</Text>}
      {!isWaiting && (
        <ul className={style['list']}>
          {findings.map((finding, place) => (
            // The same may be found twice.
            <FindingEntry key={place} finding={finding} mendAt={mendAt} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FindingEntryProps {
  readonly finding: Finding;
  readonly mendAt: (block: string | null) => string;
}

function FindingEntry({ finding, mendAt }: FindingEntryProps) {
  const words = useTexts(publishTexts);
  const texts = useTexts(findingTexts);
  const own = useLanguage();
  const { kind, about, detail = '', block } = finding;
  const isSize = findingKinds[kind] === 'weight' && typeof detail === 'number';
  const { what, mend } = texts[kind];
  const said = what(about, isSize ? sizeText(detail, own) : String(detail));
  return (
    <li className={style['entry']}>
      <div>
        <Text>{said}</Text>
        <Text size="sm" c="var(--awning-quiet)">
          {block === null && kind === 'contrast' ? `${words.outside}. ${mend}` : mend}
        </Text>
      </div>
      <Button component={Link} to={mendAt(block)} size="compact-sm" variant="subtle" aria-label={words.mendNamed(said)}>
        {words.mend}
      </Button>
    </li>
  );
}
