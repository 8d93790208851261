import type { LayoutDocument } from '@awning/site-model';
import { Chip, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session.ts';
import type { PageEditor } from '../../content/use-page-editor.ts';
import { Ask } from '../../kit/ask.tsx';
import { Card } from '../../kit/card.tsx';
import { isSameValue } from '../../kit/editing/merge.ts';
import { slugOf } from '../../kit/fields/slug.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { sectionTexts } from './messages.ts';
import { joinClips, nothingOwn, sectionClip, wordsIn } from './section.ts';
import { sections } from './sections.ts';
import { type StartLayout, startLayouts } from './start-layouts.ts';
import { useOwnThings } from './use-own-things.ts';

const EMPTY = 'empty';

/** What a new page begins with. Choosing again begins anew, but nothing that was written goes without a question. */
export function StartCard({ editor: { form, base, state } }: { readonly editor: PageEditor }) {
  const words = useTexts(sectionTexts);
  const own = useLanguage();
  const { languages } = useSession().website;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const things = useOwnThings();
  const [chosen, setChosen] = useState(EMPTY);
  const [given, setGiven] = useState<LayoutDocument>(base.body.layout);
  const [asked, setAsked] = useState<string>();

  function choose(name: string): void {
    const isWritten = !isSameValue(form.values.layout, given) && !isSameValue(form.values.layout, base.body.layout);
    if (isWritten) setAsked(name);
    else begin(name);
  }

  function begin(name: string): void {
    const former = startLayouts.find((start) => start.name === chosen);
    const next = startLayouts.find((start) => start.name === name);
    setChosen(name);
    const layout = next ? layoutOf(next) : base.body.layout;
    setGiven(layout);
    form.setFieldValue('layout', layout);
    const { titles } = form.values;
    const [primary = 'en'] = codes;
    // A title that was typed stays.
    const isTyped = (titles[primary] ?? '') !== '' && titles[primary] !== wordsIn(former?.title, primary, primary);
    if (isTyped) return;
    const named = codes.flatMap((code) => {
      const title = wordsIn(next?.title, code, primary);
      return title === undefined ? [] : [[code, title] as const];
    });
    form.setFieldValue('titles', next ? Object.fromEntries(named) : base.body.titles);
    form.setFieldValue('slug', next ? slugOf(wordsIn(next.title, primary, primary) ?? '', 'page', primary) : '');
  }

  function layoutOf({ sections: names }: StartLayout): LayoutDocument {
    const around = { languages: codes, things: things ?? nothingOwn, hasMainHeading: false };
    return joinClips(
      names.flatMap((name) => sections.filter((one) => one.name === name).map((one) => sectionClip(one, around))),
    );
  }

  return (
    <Card title={words.startTitle}>
      <Text size="sm" c="var(--awning-quiet)" mb="sm">
        {words.startHint}
      </Text>
      {/* What was begun may have been discarded. */}
      <Chip.Group value={state === 'normal' ? EMPTY : chosen} onChange={choose}>
        <Group gap="xs" role="radiogroup" aria-label={words.startTitle}>
          <Chip value={EMPTY}>{words.startEmpty}</Chip>
          {startLayouts.map(({ name, title }) => (
            <Chip key={name} value={name} disabled={things === undefined}>
              {title[own]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Ask
        isOpen={asked !== undefined}
        title={words.startOverTitle}
        action={words.startOver}
        keep={words.startKeep}
        isBusy={false}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) begin(asked);
        }}
      >
        {words.startOverText}
      </Ask>
    </Card>
  );
}
