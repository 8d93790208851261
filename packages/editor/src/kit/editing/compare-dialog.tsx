import { Button, Group, Modal, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import style from './compare-dialog.module.css';
import type { DocumentField, EditedDocument } from './document.ts';
import { divergences } from './merge.ts';

interface CompareDialogProps<Body> {
  readonly isOpen: boolean;
  readonly fields: readonly DocumentField<Body>[];
  readonly base: Body;
  readonly theirs: EditedDocument<Body>;
  readonly mine: Body;
  readonly onClose: () => void;
  readonly onTakeOver: (kept: readonly DocumentField<Body>[]) => void;
}

/** Two people have changed one document: shows both sides of every field that differs, and asks where both changed the same one. */
export function CompareDialog<Body>(props: CompareDialogProps<Body>) {
  const { isOpen, fields, base, theirs, mine, onClose, onTakeOver } = props;
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const [dropped, setDropped] = useState<readonly DocumentField<Body>[]>([]);
  const found = divergences(fields, { base, theirs: theirs.body, mine });
  const kept = found.map(({ field }) => field).filter((field) => !dropped.includes(field));
  const name = theirs.changedBy ?? '';
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.compareTitle(name)}
      closeButtonProps={{ 'aria-label': common.close }}
      size="lg"
    >
      <Text mb="md">{found.some(({ changedBy }) => changedBy === 'both') ? words.chooseText : words.noClashText}</Text>
      <ul className={style['fields']}>
        {found.map(({ field, changedBy }) => (
          <li key={field.label} className={style['field']}>
            <Radio.Group
              label={field.label}
              description={changedBy === 'both' ? words.bothChanged : undefined}
              value={changedBy === 'them' || dropped.includes(field) ? 'theirs' : 'mine'}
              onChange={(value) =>
                setDropped(value === 'theirs' ? [...dropped, field] : dropped.filter((other) => other !== field))
              }
            >
              <div className={style['sides']}>
                <Radio
                  value="mine"
                  disabled={changedBy !== 'both'}
                  label={<Side of={words.yours} text={field.text(mine)} />}
                />
                <Radio
                  value="theirs"
                  disabled={changedBy !== 'both'}
                  label={<Side of={words.theirs(name)} text={field.text(theirs.body)} />}
                />
              </div>
            </Radio.Group>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button onClick={() => onTakeOver(kept)}>{words.takeOver}</Button>
      </Group>
    </Modal>
  );
}

function Side({ of, text }: { readonly of: string; readonly text: string }) {
  return (
    <>
      <span className={style['side']}>{of}</span>
      <span className={style['value']}>{text}</span>
    </>
  );
}
