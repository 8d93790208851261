import { Radio, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import style from './form-builder.module.css';
import { type StartForm, startForms } from './start-forms.ts';

interface StartCardProps {
  readonly chosen: StartForm | undefined;
  readonly onChoose: (start: StartForm) => void;
}

/** What a new form begins with. Choosing again begins anew. */
export function StartCard({ chosen, onChoose }: StartCardProps) {
  const words = useTexts(formBuilderTexts);
  const own = useLanguage();
  return (
    <Card title={words.startTitle}>
      <Text size="sm" c="var(--awning-quiet)" mb="sm">
        {words.startHint}
      </Text>
      <Radio.Group
        aria-label={words.startTitle}
        value={chosen?.name ?? ''}
        onChange={(name) => {
          const start = startForms.find((each) => each.name === name);
          if (start) onChoose(start);
        }}
      >
        <div className={style['starts']}>
          {startForms.map(({ name, title, hint }) => (
            <Radio.Card key={name} value={name} className={style['start'] ?? ''}>
              <Text component="span" display="block" fw={600}>
                {title[own]}
              </Text>
              <span className={style['facts']}>{hint[own]}</span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Card>
  );
}
