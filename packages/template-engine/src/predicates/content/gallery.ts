import { definePredicate, lookupOperand, type Predicate } from '../../contract/predicate.ts';
import { asBoolean, isTruthy } from '../../values/value.ts';

const FLAGS = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

const CHOICES = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
} as const;

export const galleryMeta = definePredicate({
  name: 'gallery-meta?',
  group: 'content',
  summary: 'the gallery shows controls or indicators',
  example: { template: '{.gallery-meta?}yes{.or}no{.end}', data: { options: { indicators: true } }, output: 'yes' },
  prepare: () => ({
    operands: [lookupOperand('options', 'controls'), lookupOperand('options', 'indicators')],
    test: (controls, indicators) => isTruthy(controls) || isTruthy(indicators),
  }),
});

export const galleryPredicates: readonly Predicate[] = [
  galleryMeta,
  ...FLAGS.map((option) => flagPredicate(option)),
  ...Object.entries(CHOICES).flatMap(([option, choices]) => choices.map((choice) => choicePredicate(option, choice))),
];

function flagPredicate(option: string): Predicate {
  return definePredicate({
    name: `gallery-${option}?`,
    group: 'content',
    summary: `the gallery's option ${option} is on`,
    example: { template: `{.gallery-${option}?}on{.or}off{.end}`, data: { options: { [option]: true } }, output: 'on' },
    prepare: () => ({ operands: [lookupOperand('options', option)], test: asBoolean }),
  });
}

function choicePredicate(option: string, choice: string): Predicate {
  const name = `gallery-${option}-${choice}?`;
  return definePredicate({
    name,
    group: 'content',
    summary: `the gallery's option ${option} is ${choice}`,
    example: { template: `{.${name}}yes{.or}no{.end}`, data: { options: { [option]: choice } }, output: 'yes' },
    prepare: () => ({ operands: [lookupOperand('options', option)], test: (value) => value === choice }),
  });
}
