import type { TagType } from '@awning/site-model';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countedNamesQuery } from '../../item/queries.ts';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Record, Records } from '../../kit/records.tsx';
import { useTexts } from '../../texts/texts.ts';
import { namesTexts } from './messages.ts';
import { type Asked, NamesDialog } from './names-dialog.tsx';
import { useChangeNames } from './use-change-names.ts';

interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** The categories and tags that the posts of a page have: another name for one, one name for several, or none. */
export function NamesCard({ collectionId }: { readonly collectionId: string }) {
  const words = useTexts(namesTexts);
  const [tagType, setTagType] = useState<TagType>('category');
  const query = useQuery(countedNamesQuery(collectionId));
  return (
    <Card title={words.title}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.hint}
        </Text>
        <SegmentedControl
          aria-label={words.which}
          data={(['category', 'tag'] as const).map((value) => ({ value, label: words.types[value] }))}
          value={tagType}
          onChange={(chosen) => setTagType(chosen === 'tag' ? 'tag' : 'category')}
        />
        <Loaded query={query} as="list">
          {({ categories, tags }) => (
            <NameList
              key={tagType}
              collectionId={collectionId}
              tagType={tagType}
              names={tagType === 'tag' ? tags : categories}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

interface NameListProps {
  readonly collectionId: string;
  readonly tagType: TagType;
  readonly names: readonly CountedName[];
}

function NameList({ collectionId, tagType, names }: NameListProps) {
  const words = useTexts(namesTexts);
  const change = useChangeNames(collectionId);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const [fault, setFault] = useState<string>();
  const selected = names.filter(({ name }) => ticked.includes(name));
  const chosen = selected.map(({ name }) => name);

  function ask(way: Asked['way']) {
    if (way === 'rename' && selected.length !== 1) return setFault(words.one[tagType]);
    if (way === 'merge' && selected.length < 2) return setFault(words.two);
    // What has two of them is counted twice, so that it is never said to be fewer than it is.
    setAsked({ way, names: chosen, posts: selected.reduce((sum, { count }) => sum + count, 0) });
  }

  if (names.length === 0) return <Text>{words.empty[tagType]}</Text>;
  return (
    <Stack>
      <Records label={words.types[tagType]}>
        {names.map(({ name, count }) => (
          <Record key={name}>
            <Group justify="space-between" wrap="nowrap" py={10}>
              <Checkbox
                label={name}
                checked={ticked.includes(name)}
                disabled={change.isPending}
                onChange={({ currentTarget: { checked } }) => {
                  setFault(undefined);
                  setTicked(checked ? [...ticked, name] : ticked.filter((other) => other !== name));
                }}
              />
              <Text size="sm" c="var(--awning-quiet)" style={{ flexShrink: 0 }}>
                {words.posts(count)}
              </Text>
            </Group>
          </Record>
        ))}
      </Records>
      {fault !== undefined && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {fault}
        </Text>
      )}
      <Group gap="sm">
        {(['rename', 'merge', 'remove'] as const).map((way) => (
          <Button
            key={way}
            variant="default"
            size="xs"
            disabled={selected.length === 0 || change.isPending}
            onClick={() => ask(way)}
          >
            {words[way]}
          </Button>
        ))}
        {change.isPending && (
          <Text component="output" size="sm">
            {words.progress(change.changed)}
          </Text>
        )}
      </Group>
      <NamesDialog
        asked={asked}
        tagType={tagType}
        existing={names.map(({ name }) => name)}
        isBusy={change.isPending}
        onClose={() => setAsked(undefined)}
        onApply={(wanted) =>
          change.mutate(
            { tagType, ...wanted },
            {
              onSuccess: () => setTicked([]),
              onSettled: () => setAsked(undefined),
            },
          )
        }
      />
    </Stack>
  );
}
