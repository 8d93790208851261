import { Button, ColorInput, Group, Input, NativeSelect, NumberInput, Slider, Stack, Switch } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { ContrastLine } from './contrast-line.tsx';
import { FontField } from './font-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { Tweak, TweakValue } from './queries.ts';
import { themeSettingsTexts } from './settings-messages.ts';

interface TweakFieldProps {
  readonly theme: string;
  readonly tweak: Tweak;
  /** The colours that this one stands on. */
  readonly grounds: readonly { readonly title: string; readonly colour: string }[];
  /** Undefined where the theme's value counts. */
  readonly value: TweakValue | undefined;
  readonly onChange: (value: TweakValue) => void;
  readonly onReset: () => void;
  readonly error: string | undefined;
}

/** One setting of a theme with the way back to the theme's value; a picture is removed by its own button. */
export function TweakField(props: TweakFieldProps) {
  const { tweak, grounds, value, onReset, error } = props;
  const words = useTexts(themeSettingsTexts);
  const { title } = tweak;
  return (
    <Stack gap={4}>
      <TweakInput {...props} />
      {tweak.type === 'color' &&
        grounds.map((ground) => (
          <ContrastLine key={ground.title} colour={textOf(value ?? tweak.standard)} ground={ground} />
        ))}
      {error !== undefined && (tweak.type === 'font' || tweak.type === 'image') && <Input.Error>{error}</Input.Error>}
      {value !== undefined && tweak.type !== 'image' && (
        <Group>
          <Button size="compact-xs" variant="subtle" aria-label={words.resetName(title)} onClick={onReset}>
            {words.reset}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function TweakInput({ theme, tweak, value, onChange, onReset, error }: TweakFieldProps) {
  const words = useTexts(themeSettingsTexts);
  const { type, title, standard, options, min, max, step, unit, allowsTransparency } = tweak;
  const text = textOf(value ?? standard);
  switch (type) {
    case 'color':
      return (
        <ColorInput
          label={title}
          // Its button has no name for screen readers.
          withEyeDropper={false}
          // It would set the theme's value as the owner's when it loses the focus.
          fixOnBlur={false}
          format={allowsTransparency ? 'rgba' : 'hex'}
          value={withZeros(text)}
          onChange={(color) => (color === '' ? onReset() : onChange(color))}
          error={error}
        />
      );
    case 'value': {
      const suffix = /[a-z%]+$/i.exec(text)?.[0] ?? unit;
      const number = Number.parseFloat(text);
      return (
        <>
          <NumberInput
            label={title}
            {...(min !== null && max !== null && { description: words.between(`${min}${unit}`, `${max}${unit}`) })}
            value={Number.isNaN(number) ? '' : number}
            suffix={suffix}
            {...(min !== null && { min })}
            {...(max !== null && { max })}
            step={step ?? 1}
            onChange={(changed) => (changed === '' ? onReset() : onChange(`${changed}${suffix}`))}
            error={error}
          />
          {min !== null && max !== null && max > min && (
            <Slider
              mt={4}
              label={null}
              thumbLabel={words.slide(title)}
              min={min}
              max={max}
              step={step ?? 1}
              value={Number.isNaN(number) ? min : number}
              onChange={(changed) => onChange(`${changed}${suffix}`)}
            />
          )}
        </>
      );
    }
    case 'checkbox':
      return (
        <Switch
          label={title}
          checked={(value ?? standard) === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          error={error}
        />
      );
    case 'dropdown':
      return (
        <NativeSelect
          label={title}
          value={text}
          data={options.includes(text) ? [...options] : [text, ...options]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={error}
        />
      );
    case 'font':
      return (
        <FontField
          theme={theme}
          label={title}
          value={fontOf(value)}
          standard={fontOf(standard)}
          onChange={(font) => (Object.keys(font).length === 0 ? onReset() : onChange(font))}
        />
      );
    default:
      return (
        <PictureField
          label={title}
          value={textOf(value ?? null)}
          onChange={(id) => (id === '' ? onReset() : onChange(id))}
        />
      );
  }
}

/** `rgba(0,0,0,.5)` is a colour in every style sheet, but the field only knows `0.5`. */
function withZeros(color: string): string {
  return color.replaceAll(/(?<=[(,\s])\.(?=\d)/g, '0.');
}

export function textOf(value: TweakValue | null): string {
  return typeof value === 'string' ? value : '';
}

function fontOf(value: TweakValue | null | undefined): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? value : {};
}
