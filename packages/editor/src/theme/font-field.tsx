import { Autocomplete, Button, Fieldset, Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { fontName, fontStacks } from './font-stacks.ts';
import { type FontProperty, themeSettingsTexts } from './settings-messages.ts';
import { sampleFamily, useThemeFonts } from './use-theme-fonts.ts';

type Font = Readonly<Record<string, string>>;

interface FontFieldProps {
  readonly theme: string;
  readonly label: string;
  readonly value: Font;
  /** What the theme says where the owner says nothing. */
  readonly standard: Font;
  readonly onChange: (value: Font) => void;
}

const typed = ['font-size', 'letter-spacing', 'line-height'] as const;
const chosen: readonly (readonly [FontProperty, readonly string[]])[] = [
  ['font-weight', ['100', '200', '300', '400', '500', '600', '700', '800', '900', 'normal', 'bold']],
  ['font-style', ['normal', 'italic']],
  ['text-transform', ['none', 'uppercase', 'lowercase', 'capitalize']],
  ['text-decoration', ['none', 'underline', 'line-through']],
];

/** The properties of a font with a sample; an empty one is as the theme has it. */
export function FontField({ theme, label, value, standard, onChange }: FontFieldProps) {
  const words = useTexts(themeSettingsTexts);
  const change = (property: string, text: string) => {
    const others = Object.entries(value).filter(([name]) => name !== property);
    onChange(Object.fromEntries(text === '' ? others : [...others, [property, text]]));
  };
  // Of a class that is a typeface alone, the sizes are set elsewhere in the sheet.
  const isFamilyAlone = Object.keys(standard).join() === 'font-family';
  return (
    <Fieldset legend={label} radius="md" styles={{ legend: { fontWeight: 600 } }}>
      <FamilyField
        theme={theme}
        value={value['font-family'] ?? ''}
        standard={standard['font-family'] ?? ''}
        look={{ ...standard, ...value }}
        onChange={(family) => change('font-family', family)}
      />
      {!isFamilyAlone && (
        <SimpleGrid cols={2} mt="sm">
          {typed.map((property) => (
            <TextInput
              key={property}
              label={words.font[property]}
              placeholder={standard[property] ?? ''}
              value={value[property] ?? ''}
              maxLength={200}
              onChange={({ currentTarget }) => change(property, currentTarget.value)}
            />
          ))}
          {chosen.map(([property, options]) => (
            <NativeSelect
              key={property}
              label={words.font[property]}
              value={value[property] ?? ''}
              data={['', ...new Set([...options, ...(value[property] === undefined ? [] : [value[property]])])].map(
                (option) => ({ value: option, label: words.fontValues[option] ?? option }),
              )}
              onChange={({ currentTarget }) => change(property, currentTarget.value)}
            />
          ))}
        </SimpleGrid>
      )}
    </Fieldset>
  );
}

interface FamilyFieldProps {
  readonly theme: string;
  readonly value: string;
  readonly standard: string;
  /** The whole font, for the sample. */
  readonly look: Font;
  readonly onChange: (value: string) => void;
}

/** Typefaces of the theme and of most computers, each shown in itself; any other can be typed. */
function FamilyField({ theme, value, standard, look, onChange }: FamilyFieldProps) {
  const words = useTexts(themeSettingsTexts);
  const common = useTexts(commonTexts);
  const query = useThemeFonts(theme);
  const fonts = query.data?.fonts ?? [];
  const families = [...new Set([...fonts.map(({ family }) => `"${family}", sans-serif`), ...fontStacks])];
  const shown = value === '' ? standard : value;
  return (
    <>
      <Autocomplete
        label={words.font['font-family']}
        placeholder={fontName(standard)}
        value={value}
        maxLength={200}
        data={families}
        // What is chosen is not a search for itself.
        filter={({ options, search }) => {
          if (families.includes(search)) return options;
          const wanted = search.trim().toLowerCase();
          return options.filter((option) => 'value' in option && option.value.toLowerCase().includes(wanted));
        }}
        renderOption={({ option }) => (
          <span style={{ fontFamily: sampleFamily(option.value, fonts), fontSize: '1.0625rem' }}>
            {fontName(option.value)}
          </span>
        )}
        onChange={onChange}
      />
      {query.isError && (
        <Group gap="xs" mt={6} role="alert">
          <Text size="sm" c="red">
            {words.unableToLoadFonts}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={() => void query.refetch()}>
            {common.tryAgain}
          </Button>
        </Group>
      )}
      <p
        data-font-sample
        style={{
          margin: '12px 0 0',
          overflowWrap: 'anywhere',
          fontSize: '1.25rem',
          lineHeight: 1.3,
          fontFamily: sampleFamily(shown, fonts),
          fontWeight: look['font-weight'] ?? 'inherit',
          fontStyle: look['font-style'] ?? 'normal',
          letterSpacing: look['letter-spacing'] ?? 'normal',
          textTransform: (look['text-transform'] ?? 'none') as 'none',
          textDecoration: look['text-decoration'] ?? 'none',
        }}
      >
        {words.sample}
      </p>
    </>
  );
}
