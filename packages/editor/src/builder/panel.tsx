import { type Block, columnsOf, definitionOf, findBlock, isControlShown, panelOf } from '@awning/site-model';
import { NativeSelect, Stack, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { useLanguage, useTexts } from '../texts/texts.ts';
import style from './builder.module.css';
import { Control } from './control.tsx';
import type { FrameWidth } from './frame-widths.ts';
import { builderTexts } from './messages.ts';
import { SelectionTools } from './selection-tools.tsx';
import type { Builder } from './use-builder.ts';
import type { Clipboard } from './use-clipboard.ts';

interface PanelProps {
  readonly builder: Builder;
  readonly language: string;
  readonly primary: string;
  readonly width: FrameWidth;
  readonly panel: RefObject<HTMLElement | null>;
  readonly clipboard: Clipboard;
}

/** What can be set about the selected block, from its definition. */
export function Panel({ builder, language, primary, width, panel, clipboard }: PanelProps) {
  const words = useTexts(builderTexts);
  const own = useLanguage();
  const { selected, selectedId, selectedIds, document } = builder;
  const isSeveral = selectedIds.length > 1;
  const block = selectedId === undefined || isSeveral ? undefined : findBlock(document.content, selectedId)?.block;
  const definition = block && definitionOf(block.type);
  const single = definition ? panelOf(definition, own).title : words.panel;
  const title = isSeveral ? words.blocks(selectedIds.length) : single;
  return (
    <section ref={panel} className={style['panel']} aria-label={words.panel}>
      <h2 className={style['title']}>{title}</h2>
      <SelectionTools builder={builder} clipboard={clipboard} />
      {!block && !isSeveral && (
        <p className={style['hint']}>{selected === null ? words.nothingSelected : words.columnSelected}</p>
      )}
      {block && !definition && <p className={style['hint']}>{words.unknown}</p>}
      {block && definition && (
        // Another block or language is another set of fields.
        <Stack key={`${builder.area} ${block.props.id} ${language}`} gap="md">
          {block.type === 'row' && <ColumnWidths builder={builder} row={block} />}
          {panelOf(definition, own)
            .controls.filter((control) => isControlShown(control, definition, block))
            .map((control) => (
              <Control
                key={control.name}
                control={control}
                block={block}
                builder={builder}
                language={language}
                primary={primary}
                width={width}
              />
            ))}
          {block.type !== 'row' && panelOf(definition, own).controls.length === 0 && (
            <Text size="sm" c="var(--awning-quiet)">
              {words.noSettings}
            </Text>
          )}
        </Stack>
      )}
    </section>
  );
}

const commonWidths = [[12], [6, 6], [4, 8], [8, 4], [3, 9], [9, 3], [4, 4, 4], [3, 6, 3], [3, 3, 3, 3]];

function ColumnWidths({ builder, row }: { readonly builder: Builder; readonly row: Block }) {
  const words = useTexts(builderTexts);
  const current = columnsOf(row)
    .map(({ span }) => span)
    .join(' ');
  const known = commonWidths.map((spans) => ({ value: spans.join(' '), label: words.widthNames(spans) }));
  const isKnown = known.some(({ value }) => value === current);
  return (
    <NativeSelect
      label={words.columnWidths}
      value={current}
      data={isKnown ? known : [{ value: current, label: words.ownWidths }, ...known]}
      onChange={({ currentTarget }) => builder.resize(row.props.id, currentTarget.value.split(' ').map(Number))}
    />
  );
}
