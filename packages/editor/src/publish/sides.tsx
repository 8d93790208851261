import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyDocument } from '../api/document-calls.ts';
import { usePrimaryLanguage, useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';
import type { PublishedKind } from './queries.ts';
import type { PageReport } from './report.ts';
import { SealedFrame, type ShownWidth } from './sealed-frame.tsx';

/** One side: a version, or the newest; undefined if there is nothing to show. */
interface Side {
  readonly title: string;
  readonly no: number | undefined;
  /** In place of a page, where there is none. */
  readonly nothing?: string;
}

interface SidesProps<Document extends AnyDocument> {
  readonly of: PublishedKind<Document>;
  readonly document: Document;
  readonly before: Side;
  readonly after: Side;
  readonly block: string | null;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly checker?: string | undefined;
  /** Of the later side. */
  readonly onReport?: (report: PageReport | undefined) => void;
}

/** Two versions side by side, or one over the other where there is little room. */
export function Sides<Document extends AnyDocument>(props: SidesProps<Document>) {
  const { before, after, language, onLanguage } = props;
  const words = useTexts(publishTexts);
  const languages = useShownLanguages();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [chosenWidth, setWidth] = useState<ShownWidth>('desktop');
  const width = isNarrow ? 'phone' : chosenWidth;
  const [side, setSide] = useState<'before' | 'after'>('after');
  const choices = (
    <div className={style['choices']}>
      {isNarrow ? (
        <SegmentedControl
          aria-label={words.versions}
          value={side}
          onChange={setSide}
          data={[
            { value: 'before', label: before.title },
            { value: 'after', label: after.title },
          ]}
        />
      ) : (
        <SegmentedControl
          aria-label={words.width}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'desktop', label: words.widths.desktop },
            { value: 'phone', label: words.widths.phone },
          ]}
        />
      )}
      {languages.length > 1 && (
        <NativeSelect
          aria-label={words.language}
          value={language}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
        />
      )}
    </div>
  );
  return (
    <Card title={words.look} action={choices}>
      <div className={style['sides']} data-side={isNarrow ? side : 'both'}>
        <OneSide {...props} side={before} name="before" width={width} isChecked={false} />
        <OneSide {...props} side={after} name="after" width={width} isChecked />
      </div>
    </Card>
  );
}

interface OneSideProps<Document extends AnyDocument> extends SidesProps<Document> {
  readonly side: Side;
  readonly name: 'before' | 'after';
  readonly width: ShownWidth;
  readonly isChecked: boolean;
}

function OneSide<Document extends AnyDocument>(props: OneSideProps<Document>) {
  const { of, document, side, name, width, block, language, checker, onReport, isChecked } = props;
  const { id, version } = document;
  const primary = usePrimaryLanguage();
  // The address is signed and is not valid for long, so it is asked for each time.
  const { data, isError } = useQuery({
    queryKey: [...of.kind.key, 'sealed', id, side.no ?? version],
    queryFn: () => of.previewOf(id, side.no),
    enabled: side.nothing === undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const words = useTexts(publishTexts);
  const path = data && `${language === primary ? '' : `/${language}`}${data.path}&canvas=1`;
  return (
    <section className={style['side']} data-name={name} aria-label={side.title}>
      <h3 className={style['sideTitle']}>{side.title}</h3>
      {path === undefined ? (
        <p className={style['nothing']}>{side.nothing ?? (isError ? words.notDrawn : words.loading)}</p>
      ) : (
        <SealedFrame
          key={`${path} ${width}`}
          title={side.title}
          path={path}
          width={width}
          block={block}
          {...(isChecked && { checker, ...(onReport && { onReport }) })}
        />
      )}
    </section>
  );
}
