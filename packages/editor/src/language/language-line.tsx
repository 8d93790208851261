import { textDirection } from '@awning/formats';
import { ActionIcon, Anchor, Group, Input, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type DragEvent, useState } from 'react';
import { Ask } from '../kit/ask.tsx';
import { Icon } from '../kit/icon.tsx';
import { recordStyle } from '../kit/records.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './language-line.module.css';
import { kindTexts, languagesTexts } from './messages.ts';
import { withLanguage, withMain } from './order.ts';
import { type CountedLanguage, type Languages, type TranslatedKind, translationsPath } from './queries.ts';
import { RenameLanguage } from './rename-language.tsx';
import { refusedParts, useLanguageChange } from './use-language-change.ts';

interface LanguageLineProps {
  readonly language: CountedLanguage;
  readonly languages: Languages;
  readonly isCounting: boolean;
  readonly drag: {
    readonly isDragged: boolean;
    readonly isTarget: boolean;
    readonly onStart: () => void;
    readonly onEnd: () => void;
    readonly onDrop: () => void;
  };
  readonly onMove: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function LanguageLine(props: LanguageLineProps) {
  const { language, isCounting, drag, onMove, isFirst, isLast } = props;
  const { code, name, isPrimary, enabled } = language;
  const words = useTexts(languagesTexts);
  const [fault, setFault] = useState<string>();
  const state = isPrimary ? 'main' : enabled ? 'shown' : 'hidden';
  return (
    <li className={recordStyle['record']} draggable={!isPrimary} {...dragging(code, drag)}>
      <div
        className={`${recordStyle['line']} ${style['line']}`}
        data-dragged={drag.isDragged}
        data-target={drag.isTarget}
      >
        {isPrimary ? (
          <span />
        ) : (
          <span className={style['grip']} title={words.drag(name)}>
            <Icon name="grip" size={18} />
          </span>
        )}
        <Group gap={8}>
          <strong lang={code} dir={textDirection(code)}>
            {name}
          </strong>
          <Text span size="sm" c="var(--awning-quiet)">
            {code}
          </Text>
          <StatusBadge tone={state === 'hidden' ? 'quiet' : 'good'}>{words.states[state]}</StatusBadge>
        </Group>
        <div className={style['acts']}>
          {!isPrimary && (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={isFirst}
                aria-label={words.up(name)}
                onClick={() => onMove(-1)}
              >
                <Icon name="up" size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={isLast}
                aria-label={words.down(name)}
                onClick={() => onMove(1)}
              >
                <Icon name="down" size={18} />
              </ActionIcon>
            </>
          )}
          <LineActs {...props} onFault={setFault} />
        </div>
        {!isPrimary && <Counts language={language} isCounting={isCounting} />}
        {fault !== undefined && (
          <Input.Error className={style['fault'] ?? ''} role="alert">
            {fault}
          </Input.Error>
        )}
      </div>
    </li>
  );
}

/** What dragging a line does; by keyboard there are the arrows. */
function dragging(code: string, drag: LanguageLineProps['drag']) {
  return {
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', code);
      drag.onStart();
    },
    onDragEnd: drag.onEnd,
    onDragOver: (event: DragEvent) => {
      if (drag.isTarget) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drag.onDrop();
    },
  };
}

type LineActsProps = Pick<LanguageLineProps, 'language' | 'languages'> & {
  readonly onFault: (fault: string | undefined) => void;
};

function LineActs({ language: { code, name, isPrimary, enabled }, languages, onFault }: LineActsProps) {
  const words = useTexts(languagesTexts);
  const [open, setOpen] = useState<'rename' | 'main' | 'out'>();
  const change = useLanguageChange();
  const main = languages.find((language) => language.isPrimary)?.name ?? '';
  const close = () => setOpen(undefined);
  const run = (next: (newest: Languages) => Languages, success: string) => {
    onFault(undefined);
    change.mutate(
      { change: next, success },
      {
        onSettled: close,
        onError: (problem) => {
          const parts = refusedParts(problem);
          if (parts.length > 0) onFault(parts.includes('isPrimary') ? words.faults.isPrimary : words.faults.other);
        },
      },
    );
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={words.acts(name)}>
            <Icon name="more" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('rename')}>{words.rename}</Menu.Item>
          {!isPrimary && (
            <>
              <Menu.Item
                onClick={() => run((newest) => withLanguage(newest, code, { enabled: !enabled }), words.saved)}
              >
                {enabled ? words.hide : words.show}
              </Menu.Item>
              <Menu.Item onClick={() => setOpen('main')}>{words.makeMain}</Menu.Item>
              <Menu.Item color="red" onClick={() => setOpen('out')}>
                {words.leaveOut}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <RenameLanguage
        isOpen={open === 'rename'}
        name={name}
        isBusy={change.isPending}
        onClose={close}
        onRename={(next) => run((newest) => withLanguage(newest, code, { name: next }), words.saved)}
      />
      <Ask
        isOpen={open === 'main'}
        title={words.mainTitle(name)}
        action={words.makeMain}
        isHarmless
        isBusy={change.isPending}
        onClose={close}
        onConfirm={() => run((newest) => withMain(newest, code), words.saved)}
      >
        {words.mainText(name, main)}
      </Ask>
      <Ask
        isOpen={open === 'out'}
        title={words.outTitle(name)}
        action={words.leaveOut}
        isBusy={change.isPending}
        onClose={close}
        onConfirm={() => run((newest) => newest.filter((language) => language.code !== code), words.leftOut(name))}
      >
        {words.outText(code)}
      </Ask>
    </>
  );
}

/** The server counts no further. */
const mostCounted = 1000;

/** How far a language is translated, with the way to what is left to do. */
function Counts({ language: { code, kinds: counts }, isCounting }: Pick<LanguageLineProps, 'language' | 'isCounting'>) {
  const words = useTexts(languagesTexts);
  const kinds = useTexts(kindTexts);
  const format = useFormat();
  const say = (count: number) => (count >= mostCounted ? words.many(format.number(count)) : format.number(count));
  const due = counts.flatMap(({ kind, ...found }) =>
    (['missing', 'changed'] as const).flatMap((state) =>
      found[state] === 0 ? [] : [{ kind: kind as TranslatedKind, state, count: found[state] }],
    ),
  );
  const isEmpty = counts.every(({ complete }) => complete === 0);
  return (
    <ul className={style['counts']}>
      {due.map(({ kind, state, count }) => (
        <li key={`${kind} ${state}`}>
          <Anchor component={Link} to={translationsPath} search={{ language: code, kind, state } as never} size="sm">
            {words[state](kinds[kind], say(count))}
          </Anchor>
        </li>
      ))}
      {isCounting && <li className={recordStyle['quiet']}>{words.counting}</li>}
      {!isCounting && due.length === 0 && (
        <li className={recordStyle['quiet']}>{isEmpty ? words.nothing : words.complete}</li>
      )}
    </ul>
  );
}
