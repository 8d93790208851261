import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShownLanguages } from '../app/session.ts';
import { GapsQuestion } from '../content/gaps-question.tsx';
import type { PagePublishing } from '../content/use-page-publish.ts';
import { CheckLink } from '../kit/editing/check-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useTexts } from '../texts/texts.ts';
import style from './builder.module.css';
import type { BuiltEditor } from './built-document.ts';
import { type FrameWidth, frameWidths } from './frame-widths.ts';
import { builderTexts } from './messages.ts';
import type { Builder } from './use-builder.ts';

interface TopBarProps {
  readonly editor: BuiltEditor;
  readonly title: string;
  /** Where the document is edited otherwise. */
  readonly back: { readonly path: string; readonly name: string };
  /** What else can be done with the document. */
  readonly tools?: ReactNode;
  readonly builder: Pick<Builder, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Whether a save did not reach the server and is repeated. */
  readonly isMissed: boolean;
  readonly publish: PagePublishing;
  readonly width: FrameWidth;
  readonly onWidth: (width: FrameWidth) => void;
  /** The language that the page is shown in; absent where it is always the first one. */
  readonly language?: { readonly value: string; readonly onChange: (language: string) => void };
}

export function TopBar(props: TopBarProps) {
  const { editor, title, back, tools, builder, isMissed, publish, width, onWidth, language } = props;
  const words = useTexts(builderTexts);
  const kit = useTexts(kitTexts);
  const languages = useShownLanguages();
  const navigate = useNavigate();
  return (
    <header className={style['top']}>
      <ActionIcon
        component={Link}
        to={back.path}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={words.back(back.name)}
        onClick={(event) => {
          if (!editor.isChangedNow()) return;
          // What is not saved yet is saved on the way.
          event.preventDefault();
          void editor.submit({ isQuiet: true }).then((saved) => saved && navigate({ to: back.path }));
        }}
      >
        <Icon name="back" />
      </ActionIcon>
      <h1 className={style['page']}>{title}</h1>
      <output className={style['state']} data-form-state={editor.state}>
        {isMissed ? words.notSaved : words.states[editor.state]}
      </output>
      <ActionIcon.Group>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={words.undo}
          disabled={!builder.canUndo}
          onClick={builder.undo}
        >
          <Icon name="undo" size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={words.redo}
          disabled={!builder.canRedo}
          onClick={builder.redo}
        >
          <Icon name="redo" size={18} />
        </ActionIcon>
      </ActionIcon.Group>
      <SegmentedControl
        className={style['widths'] ?? ''}
        aria-label={words.width}
        value={width}
        onChange={(value) => onWidth(value as FrameWidth)}
        data={Object.keys(frameWidths).map((value) => ({ value, label: words.widths[value as FrameWidth] }))}
      />
      {language && languages.length > 1 && (
        <NativeSelect
          className={style['language'] ?? ''}
          aria-label={words.language}
          value={language.value}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget }) => language.onChange(currentTarget.value)}
        />
      )}
      {tools !== undefined && <div className={style['own']}>{tools}</div>}
      <Button
        // A screen for the last look has the button as well.
        className={(publish.checkPath !== undefined && style['publishNow']) || ''}
        variant="default"
        loading={publish.isPending}
        disabled={!publish.isDue && editor.state === 'normal'}
        onClick={publish.run}
      >
        {kit.publishNow}
      </Button>
      {publish.checkPath !== undefined && <CheckLink to={publish.checkPath} editor={editor} />}
      <GapsQuestion publish={publish} />
    </header>
  );
}
