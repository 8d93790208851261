import { describe, expect, test } from 'vitest';
import { galleryBlock } from '../blocks/index.ts';
import { checkLayout } from '../layout/check.ts';
import { isControlShown, panelOf } from '../layout/panel.ts';
import { settingsOf } from '../layout/settings.ts';
import { galleryAspectRatios, sliderAspectRatio } from './gallery.ts';

const block = (props: object) => ({ type: 'gallery', props: { id: 'g', ...props } });
const read = (props: object): Readonly<Record<string, unknown>> => settingsOf(galleryBlock, block(props));
const errors = (props: object) => checkLayout({ schema: 1, root: {}, content: [block(props)], texts: {} });

const both = [true, false];

describe('a gallery setting has its default and accepts exactly its values (D-125):', () => {
  test.each<[ids: string, name: string, start: unknown, accepted: readonly unknown[], refused: readonly unknown[]]>([
    ['GAL-002 GAL-003', 'design', 'grid', ['slideshow', 'slider', 'grid', 'stacked'], ['masonry', '', 1]],
    ['GAL-008', 'autoplay', false, both, ['yes']],
    ['GAL-009', 'autoplay-duration', 5, [1, 10], [0, 11, 2.5, '5']],
    ['GAL-010', 'controls', false, both, [1]],
    ['GAL-011', 'auto-crop', true, both, [1]],
    [
      'GAL-012 to GAL-019',
      'aspect-ratio',
      'square',
      [
        'square',
        'standard',
        'standard-vertical',
        'four-three',
        'three-four-vertical',
        'widescreen',
        'anamorphic-widescreen',
      ],
      ['16:9', 'vertical'],
    ],
    ['GAL-020', 'square-thumbs', true, both, [0]],
    ['GAL-021', 'thumbnails', false, both, [0]],
    ['GAL-022', 'thumbnail-strip-height', 80, [0, 200], [-1, 201]],
    ['GAL-023', 'thumbnail-strip-margin', 20, [0, 60], [-1, 61]],
    ['GAL-024', 'show-meta-basic', true, both, [0]],
    ['GAL-025', 'show-meta', true, both, [0]],
    ['GAL-026', 'show-meta-only-title', false, both, [0]],
    [
      'GAL-027 GAL-028',
      'meta-position',
      'bottom',
      ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
      ['left', 'right', 'middle'],
    ],
    ['GAL-029', 'show-meta-on-hover', false, both, [0]],
    ['GAL-030', 'active-alignment', 'center', ['left', 'center', 'right'], ['top']],
    ['GAL-031', 'thumbnails-per-row', 4, [1, 10], [0, 11]],
    ['GAL-032', 'padding', 20, [0, 50], [-1, 51]],
    ['GAL-033', 'lightbox', false, both, [0]],
    ['GAL-034', 'lightboxTheme', 'dark', ['dark', 'light'], ['grey']],
    ['GAL-035', 'max-width', 300, [100, 300], [99, 301]],
    ['GAL-036', 'newWindow', false, both, [0]],
    ['GAL-037', 'transparentBackground', false, both, [0]],
    ['GAL-039', 'indicators', false, both, [0]],
  ])('%s %s', (_, name, start, accepted, refused) => {
    expect(read({})[name]).toBe(start);
    for (const value of accepted) {
      expect(read({ [name]: value })[name]).toBe(value);
      expect(errors({ [name]: value })).toEqual({});
    }
    for (const value of refused) {
      expect(errors({ [name]: value })).toEqual({
        [`content.0.props.${name}`]: `The setting "${name}" has a value that is not allowed.`,
      });
      const numbers = accepted.filter((one) => typeof one === 'number');
      const [least, most] = numbers.length === 2 ? numbers : [];
      const shown = !Number.isInteger(value) || least === undefined ? start : Number(value) < least ? least : most;
      expect(read({ [name]: value })[name]).toBe(shown);
    }
  });
});

test.each<[string, keyof typeof galleryAspectRatios, number]>([
  ['GAL-013', 'square', 1],
  ['GAL-014', 'standard', 3 / 2],
  ['GAL-015', 'standard-vertical', 2 / 3],
  ['GAL-016', 'four-three', 4 / 3],
  ['GAL-017', 'three-four-vertical', 3 / 4],
  ['GAL-018', 'widescreen', 16 / 9],
  ['GAL-019', 'anamorphic-widescreen', 2.4],
])('%s: the aspect ratio %s', (_, name, ratio) => {
  expect(galleryAspectRatios[name]).toBe(ratio);
});

test('GAL-038: the default slider aspect ratio is 50', () => {
  expect(sliderAspectRatio).toBe(50);
});

describe('the panel shows a setting where it applies:', () => {
  const { controls } = panelOf(galleryBlock, 'en');
  const shownIn = (props: object) =>
    controls.filter((control) => isControlShown(control, galleryBlock, block(props))).map(({ name }) => name);
  const strip = ['thumbnail-strip-height', 'thumbnail-strip-margin', 'square-thumbs'];

  test.each<[string, object, shown: readonly string[], hidden: readonly string[]]>([
    ['GAL-040 thumbnails on', { design: 'slider', thumbnails: true }, strip, []],
    ['GAL-040 thumbnails off', { design: 'slider' }, ['thumbnails'], strip],
    ['GAL-040 thumbnails on in a grid', { thumbnails: true }, ['thumbnails-per-row'], ['thumbnails', ...strip]],
    ['GAL-041 autoplay on', { design: 'slideshow', autoplay: true }, ['autoplay-duration'], []],
    ['GAL-041 autoplay off', { design: 'slideshow' }, ['autoplay'], ['autoplay-duration']],
    ['GAL-041 autoplay on in a grid', { autoplay: true }, [], ['autoplay', 'autoplay-duration']],
    ['a grid (D-124)', {}, ['aspect-ratio', 'padding', 'max-width', 'thumbnails-per-row'], ['controls', 'indicators']],
    ['a slider', { design: 'slider' }, ['active-alignment'], ['aspect-ratio', 'padding', 'thumbnails-per-row']],
    ['a slideshow', { design: 'slideshow' }, ['controls'], ['active-alignment']],
    ['cropped pictures', {}, [], ['transparentBackground']],
    ['whole pictures', { 'auto-crop': false }, ['transparentBackground'], []],
    ['stacked pictures', { design: 'stacked', 'auto-crop': false }, [], ['auto-crop', 'transparentBackground']],
    [
      'no captions',
      { 'show-meta': false },
      [],
      ['show-meta-basic', 'meta-position', 'show-meta-on-hover', 'max-width'],
    ],
    ['a lightbox', { lightbox: true }, ['lightboxTheme'], ['newWindow']],
    ['no lightbox', {}, ['newWindow'], ['lightboxTheme']],
  ])('%s', (_, props, shown, hidden) => {
    const names = shownIn(props);
    expect(names).toEqual(expect.arrayContaining([...shown]));
    expect(names.filter((name) => hidden.includes(name))).toEqual([]);
  });
});
