import { type Block, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';
import { Button, Text } from '@mantine/core';
import { useShownLanguages } from '../app/session.ts';
import { firstWords, kindName } from '../builder/block-name.ts';
import { Card } from '../kit/card.tsx';
import type { DocumentField } from '../kit/editing/document.ts';
import { changedFields } from '../kit/editing/merge.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { type BlockChange, compareLayouts } from './compare-layouts.ts';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';

const MAX_SHOWN_LENGTH = 240;

interface ChangesProps<Body> {
  readonly fields: readonly DocumentField<Body>[];
  /** Undefined if there is nothing to compare with. */
  readonly before: Body | undefined;
  readonly after: Body;
  readonly layoutOf: (body: Body) => LayoutDocument | null;
  readonly language: string;
  readonly onShow: (block: string) => void;
}

/** What differs between two versions, in words. */
export function Changes<Body>({ fields, before, after, layoutOf, language, onShow }: ChangesProps<Body>) {
  const words = useTexts(publishTexts);
  const layouts = before === undefined ? [] : [layoutOf(before), layoutOf(after)];
  const [old, now] = layouts;
  const inBlocks = old && now ? compareLayouts(old, now) : [];
  // Blocks are told one by one, unless there are none on one of the sides.
  const told = old && now ? fields.filter(({ names }) => !names.some((name) => name === 'layout')) : fields;
  const inFields = before === undefined ? [] : changedFields(told, before, after);
  const isSame = inFields.length + inBlocks.length === 0;
  return (
    <Card title={words.changes}>
      {isSame && <Text>{before === undefined ? words.allNew : words.noChanges}</Text>}
      <ul className={style['list']}>
        {before !== undefined &&
          inFields.map((field) => (
            <li key={field.label} className={style['entry']}>
              <div>
                <Text fw={600}>{words.changed.changed(field.label)}</Text>
                <Difference before={field.text(before)} after={field.text(after)} />
              </div>
            </li>
          ))}
        {old &&
          now &&
          inBlocks.map((change) => (
            <BlockEntry
              key={`${change.kind} ${change.block.props.id}`}
              change={change}
              layout={change.kind === 'removed' ? old : now}
              language={language}
              onShow={onShow}
            />
          ))}
      </ul>
    </Card>
  );
}

interface BlockEntryProps {
  readonly change: BlockChange;
  readonly layout: LayoutDocument;
  readonly language: string;
  readonly onShow: (block: string) => void;
}

function BlockEntry({ change, layout, language, onShow }: BlockEntryProps) {
  const words = useTexts(publishTexts);
  const own = useLanguage();
  const languages = useShownLanguages();
  const { kind, block, settings, texts } = change;
  const said = words.changed[kind](useBlockName()(layout, block, language));
  const panel = definitionOf(block.type);
  const labels = new Map(panel ? panelOf(panel, own).controls.map(({ name, label }) => [name, label]) : []);
  const others: Readonly<Record<string, string>> = words.otherSettings;
  const nameOf = (name: string) => labels.get(name) ?? others[name] ?? name;
  return (
    <li className={style['entry']}>
      <div>
        <Text fw={600}>{said}</Text>
        {settings.length > 0 && <Text size="sm">{words.settings(settings.map(nameOf).join(', '))}</Text>}
        {texts.map(({ language: code, name, before, after }) => {
          const shown = languages.length > 1 ? languages.find((one) => one.code === code)?.name : undefined;
          return (
            <div key={`${code} ${name}`}>
              <Text size="sm" c="var(--awning-quiet)">
                {[nameOf(name), shown].filter(Boolean).join(', ')}
              </Text>
              <Difference before={plainText(before)} after={plainText(after)} />
            </div>
          );
        })}
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={words.showNamed(said)}
        onClick={() => onShow(block.props.id)}
      >
        {words.show}
      </Button>
    </li>
  );
}

/** What a block is called, with its first words. */
function useBlockName() {
  const words = useTexts(publishTexts);
  const own = useLanguage();
  return (layout: LayoutDocument, block: Block, language: string) => {
    const first = firstWords(layout, block, language);
    const kind = kindName(block.type, own) ?? words.unknownBlock;
    return first === '' ? kind : `${kind} “${first}”`;
  };
}

function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
      {before !== '' && <del>{shortened(before)}</del>} {after !== '' && <ins>{shortened(after)}</ins>}
    </Text>
  );
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
