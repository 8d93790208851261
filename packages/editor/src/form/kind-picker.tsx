import type { FieldKind } from '@awning/site-model';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useEffect, useId } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { type KindGroup, kindGroups, kindIcons } from './field-kinds.ts';
import style from './form-builder.module.css';

interface KindPickerProps {
  readonly id: string;
  /** What a buyer answers is kept in plain text, so that nothing secret is offered. */
  readonly isInCart: boolean;
  readonly onChoose: (kind: FieldKind) => void;
  readonly onClose: () => void;
  /** Gets the focus when the choice opens. */
  readonly first: RefObject<HTMLButtonElement | null>;
}

/** All kinds of fields, by what they ask for. */
export function KindPicker({ id, isInCart, onChoose, onClose, first }: KindPickerProps) {
  const words = useTexts(formBuilderTexts);
  const heading = useId();
  useEffect(() => first.current?.focus(), [first]);
  useHotkeys([['Escape', onClose]]);
  const groups = Object.entries(kindGroups) as [KindGroup, readonly FieldKind[]][];
  return (
    <section id={id} className={style['kinds']} aria-labelledby={heading}>
      <Title order={3} id={heading} size="h4">
        {words.addFieldTitle}
      </Title>
      {groups.map(([group, kinds], place) => (
        <div key={group}>
          <Text size="sm" c="var(--awning-quiet)" fw={600} id={`${id}-${group}`}>
            {words.groups[group]}
          </Text>
          <ul className={style['group']} aria-labelledby={`${id}-${group}`}>
            {kinds
              .filter((kind) => !(isInCart && kind === 'password'))
              .map((kind, number) => (
                <li key={kind}>
                  <UnstyledButton
                    ref={place === 0 && number === 0 ? first : undefined}
                    className={style['kind'] ?? ''}
                    onClick={() => onChoose(kind)}
                  >
                    <span className={style['kindIcon']}>
                      <Icon name={kindIcons[kind]} size={18} />
                    </span>
                    <span>
                      <Text component="span" display="block" size="sm" fw={600}>
                        {words.kinds[kind].name}
                      </Text>
                      <span className={style['facts']}>{words.kinds[kind].hint}</span>
                    </span>
                  </UnstyledButton>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
