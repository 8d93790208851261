import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useFormat } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { changedFields } from '../editing/merge.ts';
import { Loaded } from '../loaded.tsx';
import { kitTexts } from '../messages.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { History, ListedVersion } from './history.ts';
import style from './history-drawer.module.css';

interface VersionEntryProps<Body> extends History<Body> {
  readonly version: ListedVersion;
  readonly isOldest: boolean;
}

/** One version in the history: closed, who and when; open, what it changed, or how it differs from now. */
export function VersionEntry<Body>(props: VersionEntryProps<Body>) {
  const { version, isOldest, current, restore, obstacle, isRestoring, compareAddress } = props;
  const words = useTexts(kitTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCurrent = version.no === current.version;
  const moment = format.moment(version.at);
  return (
    <li className={style['version']}>
      <div className={style['head']}>
        <div>
          <Text fw={600}>{version.by === '' ? words.beforeFirst : version.by}</Text>
          <Text size="sm" c="var(--awning-quiet)">
            {moment}
          </Text>
        </div>
        {isCurrent && <StatusBadge tone="good">{words.current}</StatusBadge>}
        {version.state === 'trashed' && <StatusBadge tone="quiet">{words.inTrash}</StatusBadge>}
      </div>
      <Group gap="xs" mt={6}>
        {!(isCurrent && isOldest) && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={words.compareVersion(moment)}
            onClick={() => setOpen(!isOpen)}
          >
            {words.compare}
          </Button>
        )}
        {!isCurrent && version.state !== 'trashed' && compareAddress && (
          <Button
            component={Link}
            to={compareAddress(version.no)}
            size="compact-sm"
            variant="subtle"
            aria-label={words.sideBySideNamed(moment)}
          >
            {words.sideBySide}
          </Button>
        )}
        {!isCurrent && (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={obstacle !== undefined}
            loading={isRestoring}
            aria-label={words.restoreVersion(moment)}
            onClick={() => restore(version.no)}
          >
            {words.restore}
          </Button>
        )}
      </Group>
      <div id={id}>{isOpen && <Comparison {...props} isCurrent={isCurrent} />}</div>
    </li>
  );
}

function Comparison<Body>(props: VersionEntryProps<Body> & { readonly isCurrent: boolean }) {
  const { version, isOldest, isCurrent, queryKey, calls, current, fields } = props;
  const words = useTexts(kitTexts);
  const [isWithNow, setWithNow] = useState(isOldest);
  const bodyOf = (no: number) => ({
    queryKey: [...queryKey, 'version', no],
    queryFn: () => calls.version(no).then(({ body }) => body),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const after = useQuery(bodyOf(version.no));
  const before = useQuery({ ...bodyOf(version.no - 1), enabled: !isOldest });
  const choices = [
    ...(isOldest ? [] : [{ value: 'before', label: words.withBefore }]),
    ...(isCurrent ? [] : [{ value: 'now', label: words.withNow }]),
  ];
  return (
    <>
      {choices.length > 1 && (
        <SegmentedControl
          size="xs"
          mt="xs"
          aria-label={words.compare}
          data={choices}
          value={isWithNow ? 'now' : 'before'}
          onChange={(value) => setWithNow(value === 'now')}
        />
      )}
      <Loaded query={after}>
        {(body) =>
          isWithNow ? (
            <Changes fields={fields} before={body} after={current.body} />
          ) : (
            <Loaded query={before}>{(former) => <Changes fields={fields} before={former} after={body} />}</Loaded>
          )
        }
      </Loaded>
    </>
  );
}

interface ChangesProps<Body> {
  readonly fields: History<Body>['fields'];
  readonly before: Body;
  readonly after: Body;
}

function Changes<Body>({ fields, before, after }: ChangesProps<Body>) {
  const words = useTexts(kitTexts);
  const changed = changedFields(fields, before, after);
  if (changed.length === 0) {
    return (
      <Text size="sm" mt="xs">
        {words.noDifference}
      </Text>
    );
  }
  return (
    <dl className={style['changes']}>
      {changed.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            <del className={style['before']}>{field.text(before)}</del> <ins>{field.text(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
