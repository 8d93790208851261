import {
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type InputWrapperProps,
  type MantineColorsTuple,
  Modal,
  Radio,
} from '@mantine/core';

/** The green of the cloth, from the sunlit side to the shaded one. */
const cloth: MantineColorsTuple = [
  '#e9f6f2',
  '#d3ebe4',
  '#a6d7c9',
  '#75c1ac',
  '#4eaf94',
  '#35a485',
  '#1f8a6d',
  '#14735b',
  '#0f5c4f',
  '#084239',
];

/** The second stripe. */
const sun: MantineColorsTuple = [
  '#fdf4e6',
  '#f7e6cc',
  '#eecb98',
  '#e5ae61',
  '#de9633',
  '#d98817',
  '#b96d0b',
  '#985905',
  '#7d4902',
  '#603700',
];

/** The library's greys, with a little of the cloth in them: what dark screens are painted with. */
const dark: MantineColorsTuple = [
  '#e4e9e7',
  '#b7c3bf',
  '#a5b3ae',
  '#7d8b86',
  '#47554f',
  '#35413d',
  '#26312d',
  '#1d2523',
  '#171e1c',
  '#101614',
];

const sans = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** For what is tall: its hint is read before it. */
export const hintFirst: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'description',
  'input',
  'error',
];

export const theme = createTheme({
  colors: { cloth, sun, dark },
  primaryColor: 'cloth',
  primaryShade: { light: 8, dark: 7 },
  black: '#1b2623',
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: sans,
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  focusRing: 'auto',
  components: {
    // A hint below its field: above it, a field with a hint would stand lower than its neighbours.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    // The hint of a question is read before the answers.
    CheckboxGroup: Checkbox.Group.extend({ defaultProps: { inputWrapperOrder: hintFirst } }),
    RadioGroup: Radio.Group.extend({ defaultProps: { inputWrapperOrder: hintFirst } }),
    Drawer: Drawer.extend({
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, attributes: { header: { role: 'presentation' } } },
      styles: { title: { fontWeight: 650, fontSize: '1.125rem' } },
    }),
    Modal: Modal.extend({
      defaultProps: {
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        // The head of a dialog is not a second head of the page.
        attributes: { header: { role: 'presentation' } },
      },
      styles: { title: { fontWeight: 650, fontSize: '1.125rem' } },
    }),
  },
});

/** The library's grey and red are too pale for small text on white. */
export const colourVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#56635f', '--mantine-color-error': '#b42318' },
  dark: {
    '--mantine-color-error': '#ff9a90',
    '--mantine-color-anchor': 'var(--mantine-color-cloth-3)',
    '--mantine-color-placeholder': '#93a19c',
  },
});
