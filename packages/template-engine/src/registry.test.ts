import { describe, expect, test } from 'vitest';
import { definePureFormatter } from './contract/formatter.ts';
import { CURRENT_VALUE, definePredicate } from './contract/predicate.ts';
import { compileTemplate } from './engine/compile.ts';
import { DEFAULT_REGISTRY, extendRegistry } from './registry.ts';
import { asText } from './values/value.ts';

const { formatters, predicates } = DEFAULT_REGISTRY;

/** The language's own list, by group. */
const FORMATTERS = `
  apply count cycle encode-space encode-uri encode-uri-component find-first find-last format get html htmlattr htmltag iter json
  json-pretty key-by line-breaks lookup mod output pluralize prop raw round safe slugify smartypants str truncate url-encode
  date
  datetime datetime-interval decimal message money plural relative-time timesince
  datetimefield i18n-money-format money-format money-string moneyFormat unit
  AbsUrl audio-player capitalize child-image-meta color-weight cover-image-meta height humanizeDuration image image-color image-meta
  image-srcset item-classes resizedHeightForWidth resizedWidthForHeight squarespaceThumbnailForHeight squarespaceThumbnailForWidth
  video website-color width
  add-to-cart-btn bookkeeper-money-format cart-quantity cart-subtotal cart-url from-price normal-price percentage-format
  product-checkout product-price product-quick-view product-restock-notification product-scarcity product-status quantity-input
  sale-price subscription-price summary-form-field variant-descriptor variants-select
  activate-twitter-links comment-count comment-link comments google-calendar-url like-button social-button social-button-inline
  twitter-follow-button`;

const PREDICATES = `
  debug? equal? even? greaterThan? greaterThanOrEqual? lessThan? lessThanOrEqual? notEqual? nth? odd? plural? singular?
  has-variants? on-sale? sold-out? varied-prices?
  active-time? attachment? audio? binary? checkin? css-asset? digital-good? event? json-export? kbarticle? site-search? store-item?
  text? tweak-asset? tweet? undefined? wordpress-export? video? external-video? image? quote? link? gallery?
  promotedMAP? promotedEMBED? promotedIMAGE? promotedCODE? promotedQUOTE? promotedTWITTER? promotedLINK? promotedVIDEO?
  promotedFOURSQUARE? promotedINSTAGRAM? promotedFORM?
  background-source-upload? background-source-instagram? background-source-video? background-source-none? background-source-undefined?
  calendar-view? child-images? clickable? collection? collection-page? collection-template-page? collectionTypeNameEquals? excerpt?
  external-link? folder? gallery-meta? gallery-autoplay? gallery-auto-crop? gallery-controls? gallery-lightbox? gallery-square-thumbs?
  gallery-show-meta? gallery-show-meta-on-hover? gallery-thumbnails? gallery-design-grid? gallery-design-slideshow?
  gallery-design-slider? gallery-design-stacked? gallery-meta-position-top? gallery-meta-position-top-left?
  gallery-meta-position-top-right? gallery-meta-position-center? gallery-meta-position-bottom? gallery-meta-position-bottom-left?
  gallery-meta-position-bottom-right? gallery-active-alignment-center? gallery-active-alignment-left? gallery-active-alignment-right?
  has-multiple? index? location? main-image? passthrough? redirect? same-day? serviceNameEmail? show-past-events?
  comments? disqus? current-type? units-metric?`;

const words = (text: string) => text.trim().split(/\s+/).toSorted();

test('TPL-001, FMT-026: the formatters of the language are there, and no others', () => {
  expect([...formatters.keys()].toSorted()).toEqual(words(FORMATTERS));
  expect(formatters.size).toBe(95);
});

test('TPL-002, FMT-026: the predicates of the language are there, and no others', () => {
  expect([...predicates.keys()].toSorted()).toEqual(words(PREDICATES));
  expect(predicates.size).toBe(101);
});

const described = [...formatters.values(), ...predicates.values()];

test.each(described.map((one) => [one.name, one] as const))(
  'the example of %s shows it at work',
  (name, { example }) => {
    const { template, data, output, ...context } = example;
    expect(template).toContain(name);
    expect(compileTemplate(template).render(data, { ...context, enableExpressions: true }).output).toBe(output);
  },
);

describe('a host', () => {
  const example = { template: '', data: {}, output: '' };
  const count = definePureFormatter({
    name: 'count',
    group: 'core',
    summary: 'counts nothing',
    example,
    prepare: () => (value) => `#${asText(value)}`,
  });
  const loud = definePredicate({
    name: 'loud?',
    group: 'core',
    summary: 'ends with an exclamation mark',
    example,
    prepare: () => ({ operands: [CURRENT_VALUE], test: (value) => asText(value).endsWith('!') }),
  });
  const registry = extendRegistry(DEFAULT_REGISTRY, { formatters: [count], predicates: [loud] });
  const source = '{a|count}{.section a}{.loud?}!{.end}{.end}';

  test('replaces a formatter and adds a predicate, in partials too', () => {
    const template = compileTemplate(`${source}{@|apply p}`, { registry });
    expect(template.render({ a: 'x!' }, { partials: { p: source } })).toMatchObject({ output: '#x!!#x!!', errors: [] });
  });

  test('leaves the language as it was', () => {
    expect(compileTemplate('{a|count}').render({ a: 'x!' }).output).toBe('2');
    expect(compileTemplate('{.loud?}{.end}').errors).toHaveLength(1);
  });
});
