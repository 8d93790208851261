import { type PopupPosition, popupPositions } from '@awning/site-model';
import { Fieldset } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { popupTexts } from './messages.ts';
import style from './position-field.module.css';

interface PositionFieldProps {
  readonly value: PopupPosition;
  readonly onChange: (position: PopupPosition) => void;
}

/** Nine places in a window, drawn as one. */
export function PositionField({ value, onChange }: PositionFieldProps) {
  const words = useTexts(popupTexts);
  return (
    <Fieldset legend={words.position} variant="unstyled" m={0} p={0} styles={{ legend: { fontWeight: 600 } }}>
      <div className={style['window']}>
        {popupPositions.map((position) => (
          <label key={position} className={style['place']}>
            <input
              type="radio"
              name="position"
              value={position}
              checked={position === value}
              aria-label={words.positions[position]}
              onChange={() => onChange(position)}
            />
            <span className={style['mark']} />
          </label>
        ))}
      </div>
      <output className={style['name']}>{words.positions[value]}</output>
    </Fieldset>
  );
}
