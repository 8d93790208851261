import type { LayoutClip } from '@awning/site-model';
import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { sectionTexts } from './messages.ts';
import style from './section.module.css';
import {
  type Category,
  categories,
  joinClips,
  nothingOwn,
  type OwnThings,
  type Section,
  sectionClip,
} from './section.ts';
import type { SectionHost } from './section-host.ts';
import { SectionPreview } from './section-preview.tsx';
import { sections } from './sections.ts';
import { useOwnThings } from './use-own-things.ts';

interface SectionPickerProps {
  readonly host: SectionHost;
  readonly onChoose: (clip: LayoutClip, title: string) => void;
}

export function SectionPicker({ host, onChoose }: SectionPickerProps) {
  const words = useTexts(sectionTexts);
  const own = useLanguage();
  const things = useOwnThings();
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState<Section | undefined>(sections[0]);
  const list = useRef<HTMLDivElement>(null);
  const { languages } = host;
  const wanted = search.trim().toLocaleLowerCase(own);
  const found = sections.filter(({ title, category }) =>
    `${title[own]} ${words.categories[category]}`.toLocaleLowerCase(own).includes(wanted),
  );
  const shown = current && found.includes(current) ? current : found[0];
  const drawn = useDrawn(shown?.category, languages, things);

  function choose(section: Section): void {
    // The theme gives all pages but the first one their main heading.
    const isHomepage = host.pageId !== undefined && things?.homepage === host.pageId;
    const hasMainHeading = section.category === 'opening' && isHomepage && !host.hasMainHeading;
    onChoose(sectionClip(section, { languages, things: things ?? nothingOwn, hasMainHeading }), section.title[own]);
  }
  /** The arrow keys lead from the field into the list and through it. */
  function press(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.findIndex((one) => one === document.activeElement);
    buttons[Math.min(Math.max(place + by, 0), buttons.length - 1)]?.focus();
  }

  return (
    <div className={style['picker']}>
      <div className={style['choice']}>
        <TextInput
          label={words.search}
          data-autofocus
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            press(event);
            if (event.key !== 'Enter' || !shown) return;
            event.preventDefault();
            choose(shown);
          }}
        />
        <p className={style['hint']}>{words.hint}</p>
        <div ref={list} className={style['list']}>
          {categories.map((name) => {
            const ofCategory = found.filter((section) => section.category === name);
            if (ofCategory.length === 0) return null;
            return (
              <section key={name} aria-labelledby={`sections-${name}`}>
                <h3 id={`sections-${name}`} className={style['category']}>
                  {words.categories[name]}
                </h3>
                <ul className={style['names']}>
                  {ofCategory.map((section) => (
                    <li key={section.name}>
                      <button
                        type="button"
                        className={style['name']}
                        data-current={section === shown}
                        onKeyDown={press}
                        onFocus={() => setCurrent(section)}
                        onMouseEnter={() => setCurrent(section)}
                        onClick={() => choose(section)}
                      >
                        {section.title[own]}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {found.length === 0 && <Text size="sm">{words.noneFound}</Text>}
      </div>
      {host.path !== undefined && things && shown && (
        <SectionPreview
          host={host}
          path={host.path}
          drawn={drawn}
          shown={shown}
          onShow={setCurrent}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** The sections of a category, as the content of a page. */
function useDrawn(category: Category | undefined, languages: readonly string[], things: OwnThings | undefined) {
  return useMemo(() => {
    const ofCategory = sections.filter((section) => section.category === category);
    const around = { languages, things: things ?? nothingOwn, hasMainHeading: false };
    return { sections: ofCategory, layout: joinClips(ofCategory.map((section) => sectionClip(section, around))) };
  }, [category, languages, things]);
}
