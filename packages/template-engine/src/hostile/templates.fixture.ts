import * as fc from 'fast-check';
import { DEFAULT_REGISTRY } from '../registry.ts';

/** Values of the data, and variables that templates bind. */
const reference = fc.constantFrom(
  '@a',
  '@a',
  '@b',
  '@b',
  '@c',
  '@',
  '@index',
  's',
  't',
  'n',
  'l',
  'll',
  'big',
  'knot',
  'objects',
  'many',
  'money',
  'product',
  'product',
  'field',
  'cart',
  'product.structuredContent',
  'product.structuredContent.variants.0',
  `objects${'.a'.repeat(40)}`,
  'nope',
);

const variable = fc.constantFrom('@a', '@b', '@c');

const args = fc.constantFrom(
  '',
  '',
  '',
  ' s',
  ' @a @a',
  ' @a t @b',
  ' a=@a b:@b',
  ' key',
  ' k',
  ' name',
  ' 1',
  ' 90000 x',
  ' %c %A %c',
  `:${'%c'.repeat(300)}`,
  ' style:long maxfrac:50',
  ' style:name',
  ' skeleton:yMMMdhms',
  ' load-false color-data',
  ' twice',
  ' down private x=y',
  ` ${'x'.repeat(3000)}`,
  ' s'.repeat(300),
);

const formatter = fc
  .tuple(
    fc.constantFrom(...DEFAULT_REGISTRY.formatters.keys(), 'json', 'json', 'json-pretty', 'htmlattr', 'apply'),
    args,
  )
  .map(([name, text]) => `|${name}${text}`);

const pipe = fc.oneof(
  { weight: 6, arbitrary: fc.array(formatter, { maxLength: 3 }).map((calls) => calls.join('')) },
  {
    weight: 1,
    arbitrary: fc.tuple(formatter, fc.integer({ min: 4, max: 40 })).map(([call, times]) => call.repeat(times)),
  },
);

const references = fc.oneof(
  reference,
  reference,
  fc.tuple(reference, reference).map((pair) => pair.join(', ')),
);

const print = fc.tuple(references, pipe).map(([value, calls]) => `{${value}${calls}}`);

const bind = fc.tuple(variable, references, pipe).map(([name, value, calls]) => `{.var ${name} ${value}${calls}}`);

const contextKeys = fc.constantFrom(
  'x y',
  'structuredContent id',
  'assetUrl systemDataVariants',
  'variants variantOptionOrdering',
  'productType priceMoney',
  'value currency',
  'type values',
);

const context = fc.tuple(variable, contextKeys, reference, reference).map(([name, keys, first, second]) => {
  const [one, other] = keys.split(' ');
  return `{.ctx ${name} ${one}=${first} ${other}=${second}}`;
});

const evaluate = fc
  .tuple(variable, reference, fc.constantFrom('+', '+', '+', '*', '==', '<', '&&'), reference)
  .map(([name, left, operator, right]) => `{.eval ${name} = ${left} ${operator} ${right}; ${name}}`);

const predicateCall = fc.oneof(
  fc
    .tuple(fc.constantFrom('equal', 'notEqual', 'lessThan', 'greaterThanOrEqual'), reference, reference)
    .map(([name, left, right]) => `${name}? ${left} ${right}`),
  fc.constantFrom(...DEFAULT_REGISTRY.predicates.keys()),
);

const simple = fc.oneof(
  { weight: 4, arbitrary: print },
  { weight: 4, arbitrary: bind },
  { weight: 2, arbitrary: context },
  { weight: 2, arbitrary: evaluate },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{.include twice output}', '{.include down}', '{@a|apply down}', '{@|apply twice}'),
  },
  { weight: 1, arbitrary: fc.constantFrom('text', '\n', 'x'.repeat(700), `{${'a.'.repeat(400)}a}`) },
);

/** Repetition is what makes values grow. */
const repeated = fc.tuple(simple, fc.integer({ min: 2, max: 60 })).map(([tag, times]) => tag.repeat(times));

const { body } = fc.letrec<{ body: string; block: string }>((tie) => ({
  body: fc
    .array(fc.oneof({ maxDepth: 4 }, simple, repeated, tie('block')), { minLength: 1, maxLength: 4 })
    .map((all) => all.join('')),
  block: fc.oneof(
    fc
      .tuple(reference, tie('body'))
      .map(([list, inner]) => `{.repeated section ${list}}${inner}{.alternates with}, {.end}`),
    fc.tuple(reference, tie('body')).map(([value, inner]) => `{.section ${value}}${inner}{.or}none{.end}`),
    fc
      .tuple(reference, reference, tie('body'))
      .map(([one, other, inner]) => `{.if ${one} && ${other}}${inner}{.or}-{.end}`),
    fc.tuple(predicateCall, tie('body')).map(([call, inner]) => `{.${call}}${inner}{.or}-{.end}`),
    fc
      .tuple(fc.constantFrom('own', 'twice'), tie('body'))
      .map(([name, inner]) => `{.macro ${name}}${inner}{.end}{@|apply ${name}}`),
    fc
      .tuple(fc.constantFrom(70, 300), tie('body'))
      .map(([depth, inner]) => `${'{.section @}'.repeat(depth)}${inner}${'{.end}'.repeat(depth)}`),
  ),
}));

/** Something that would need more memory than available. */
const flood = fc.constantFrom(
  `{.var @z quote}${'{.var @z @z|json}'.repeat(60)}`,
  `{quote${'|json'.repeat(60)}|count}`,
  `{quote${'|json|json-pretty|raw'.repeat(60)}}`,
  `{.ctx @z x=quote}${'{.ctx @z x=@z y=@z}'.repeat(60)}{@z|json}`,
  `{.ctx @z x=quote}${'{.ctx @z x=@z y=@z}'.repeat(60)}{@z|json-pretty|count}`,
  `{.ctx @z x=quote}${'{.ctx @z x=@z y=@z}'.repeat(60)}{.ctx @z structuredContent=@z}{.ctx @z additionalFieldsForm=@z additionalFieldsFormId=quote}{.ctx @z structuredContent=@z}{@z|add-to-cart-btn}`,
  `{.var @z quote}${'{.eval @z = @z + @z}'.repeat(60)}`,
  `{.var @z pattern}${'{.var @z @z|format @z @z}'.repeat(60)}`,
  `{.macro m}{@}{@}{.end}{.var @z quote}${'{.var @z @z|apply m}'.repeat(60)}`,
  `{.macro m}${'{@}'.repeat(60)}{.end}{.var @z quote}${'{.var @z @z|apply m}'.repeat(60)}`,
  '{knot|count}{knot}',
  '{objects|json}',
);

/** Work for every iteration of loops with a hundred million iterations. */
const chore = fc.constantFrom(
  '',
  'x',
  '{nope}',
  '{short}',
  '{t}{t}{t}{t}{t}{t}{t}{t}',
  '{l}{l}{l}{l}{l}{l}{l}{l}',
  '{t|html}',
  '{t|slugify}',
  '{t|safe|width}',
  '{t|format nope|count}',
  '{n|decimal|count}',
  '{big|find-first nope}',
  '{big|find-last nope}',
  '{.var @z big|key-by k}',
  '{.var @z big|get l}',
  '{many|count}',
  '{big|json|count}',
  '{.equal? big twin}{.end}',
  '{.equal? many many2}{.end}',
  '{.if many && many && many}{.end}',
  '{.section product}{.sold-out?}{.end}{.varied-prices?}{.end}{.end}',
  '{product|item-classes|count}',
  '{product|product-price|count}',
  '{product|from-price}',
  '{product|variants-select|count}',
  '{field|summary-form-field|count}',
  '{cart|cart-quantity}',
  '{@|lookup key}',
  '{.eval n + 1}',
  '{half|encode-uri}',
  '{.var @z t}',
  '{.ctx @z a=t b=l}',
  '{.include twice output}',
  '{@|apply nope}',
);

const loop = chore.map((tag) => `{.section ten}${'{.repeated section @}'.repeat(8)}${tag}`);

/** Names that are searched in three hundred scopes. */
const search = `${'{.section @}'.repeat(300)}{.repeated section big}${'{nope}'.repeat(20)}{.end}${'{.end}'.repeat(300)}{@|apply explode}`;

const recursion = fc.constantFrom(
  search,
  '{@|apply explode}',
  '{.macro m}{.include m output}{.include m output}{.include m output}{.end}{.include m output}',
  '{.macro m}{@|apply m}{@|apply m}{@|apply m}{.end}{@|apply m}',
);

/** Work that would practically never end or need more memory than available. */
const bomb = fc.oneof(
  { weight: 2, arbitrary: flood },
  { weight: 3, arbitrary: loop },
  { weight: 1, arbitrary: recursion },
);

/** Templates that only their budget can end. */
export const hostileTemplate: fc.Arbitrary<string> = fc.oneof(
  bomb,
  fc.tuple(body, bomb).map(([before, end]) => before + end),
);

export const hostilePartials: Readonly<Record<string, string>> = {
  twice: '{@}{@}{@a}',
  down: '{.section x}{@|apply down}{.end}{@|json}{@|apply down}',
  explode: 'x{@|apply explode}{@|apply explode}{@|apply explode}',
};
