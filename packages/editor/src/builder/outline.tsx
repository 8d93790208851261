import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { type BlockTexts, kindName, wordsOf } from './block-name.ts';
import style from './builder.module.css';
import { builderTexts } from './messages.ts';
import type { PressedKey } from './press-key.ts';
import type { Builder } from './use-builder.ts';
import { useOutlineDrag } from './use-outline-drag.ts';

interface OutlineProps {
  readonly builder: Builder;
  /** The language that the page is shown in. */
  readonly language: string;
  /** Grows each time that the focus is wanted here. */
  readonly focusCount: number;
  readonly onKey: (key: PressedKey) => boolean;
}

/** Everything on the page as a list, by which all can be done without a mouse and without seeing the canvas. */
export function Outline({ builder, language, focusCount, onKey }: OutlineProps) {
  const words = useTexts(builderTexts);
  const { nodes, selected, select } = builder;
  const current = useRef<HTMLLIElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { goal, hasJustEnded, press: pressLine, follow, release, end } = useOutlineDrag(builder, list);
  const entry = selected ?? nodes[0]?.key;
  useEffect(() => {
    if (selected !== null) current.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  useEffect(() => {
    if (focusCount > 0) (current.current ?? empty.current)?.focus();
  }, [focusCount]);
  function press(event: KeyboardEvent) {
    const { key, altKey: alt, shiftKey: shift, ctrlKey, metaKey } = event;
    if (!onKey({ key, alt, shift, mod: ctrlKey || metaKey })) return;
    event.preventDefault();
    // The window has some of these keys, too.
    event.stopPropagation();
  }
  if (nodes.length === 0) {
    return (
      <p ref={empty} tabIndex={-1} className={style['hint']}>
        {words.noBlocks}
      </p>
    );
  }
  return (
    <ul ref={list} className={style['tree']} role="tree" aria-label={words.outline} aria-multiselectable="true">
      {nodes.map((node) => (
        <li
          key={node.key}
          ref={node.key === entry ? current : undefined}
          role="treeitem"
          tabIndex={node.key === entry ? 0 : -1}
          aria-level={node.level}
          aria-posinset={node.position}
          aria-setsize={node.count}
          aria-selected={builder.isSelected(node.key)}
          data-node={node.key}
          data-drop={goal?.key === node.key ? goal.side : undefined}
          {...(node.block?.type === 'row' || !node.block ? { 'aria-expanded': true } : {})}
          className={style['node']}
          style={{ paddingInlineStart: 8 + (node.level - 1) * 14 }}
          onClick={(event) => {
            if (hasJustEnded()) return;
            if (event.shiftKey) builder.extendTo(node.key);
            else if (event.ctrlKey || event.metaKey) builder.toggle(node.key);
            else select(node.key);
          }}
          onKeyDown={press}
          onPointerDown={(event) => pressLine(event, node)}
          onPointerMove={follow}
          onPointerUp={release}
          onPointerCancel={end}
        >
          <Icon name={node.block ? (node.block.type === 'row' ? 'grid' : 'lines') : 'file'} size={14} />
          <NodeName
            position={node.position}
            type={node.block?.type}
            texts={node.block && builder.document.texts[language]?.[node.block.props.id]}
          />
        </li>
      ))}
    </ul>
  );
}

interface NodeNameProps {
  readonly position: number;
  /** Undefined for a column. */
  readonly type: string | undefined;
  readonly texts: BlockTexts | undefined;
}

/** Drawn again only if its own texts have changed, not with each letter that is typed somewhere. */
const NodeName = memo(function NodeName({ position, type, texts }: NodeNameProps) {
  const words = useTexts(builderTexts);
  const own = useLanguage();
  if (type === undefined) return <span>{words.column(position)}</span>;
  const text = wordsOf(type, texts);
  return (
    <span className={style['name']}>
      {kindName(type, own) ?? words.unknown}
      {text !== '' && <span className={style['words']}> {text}</span>}
    </span>
  );
});
