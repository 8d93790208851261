import { type Block, blockDefinitions } from '@awning/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictureSource } from '../image/picture.ts';
import { BlockArea, type BlockAreaProps } from './block-area.tsx';
import { blockComponents } from './components.ts';

function print(content: readonly Block[], attributes: Omit<BlockAreaProps, 'layout'> = {}): string {
  return renderToStaticMarkup(<BlockArea layout={{ content }} {...attributes} />);
}

const picture = {
  assetUrl: '/s/1/mug.webp',
  altText: 'A mug',
  originalSize: '1200x800',
  systemDataVariants: '1200x800,100w,300w,500w,750w,1000w',
};

describe('a block area', () => {
  test('has the wrapper, rows, columns and frames that themes style', () => {
    const html = print([{ type: 'html', props: { id: 'a1', html: '<p>Hi</p>' } }], {
      id: 'footer',
      label: 'Footer',
      updatedOn: 5,
    });
    expect(html).toBe(
      '<div class="sqs-layout sqs-grid-12 columns-12" id="footer" data-layout-label="Footer" data-type="block-field" data-updated-on="5">' +
        '<div class="row sqs-row"><div class="col sqs-col-12 span-12">' +
        '<div class="sqs-block html-block sqs-block-html" data-block-type="2" id="block-a1"><div class="sqs-block-content">' +
        '<div class="sqs-html-content"><p>Hi</p></div></div></div></div></div></div>',
    );
  });

  test('marks the elements of texts on the canvas alone', () => {
    const blocks: readonly Block[] = [
      { type: 'html', props: { id: 'a', html: '<p>Hi</p>' } },
      { type: 'quote', props: { id: 'b', quote: '<p>Yes</p>', source: 'Ada' } },
      { type: 'button', props: { id: 'c', buttonText: 'Go' } },
      { type: 'image', props: { id: 'd', caption: '<p>A mug</p>', image: picture } },
      {
        type: 'newsletter',
        props: { id: 'e', title: 'News', description: '<p>Often</p>', islandHtml: '<form></form>' },
      },
    ];
    const marks = (html: string) => [...html.matchAll(/data-edit-text="(\w+)">/g)].map(([, name]) => name);
    const edited = print(blocks, { editedAs: 'layout' });
    expect(marks(edited)).toEqual(['html', 'quote', 'source', 'buttonText', 'caption', 'title', 'description']);
    expect(print(blocks)).not.toContain('data-edit');
  });

  test('puts blocks side by side in a row', () => {
    const spacer = (id: string) => ({ type: 'spacer', props: { id } });
    const html = print([
      {
        type: 'row',
        props: {
          id: 'r',
          columns: [
            { span: 8, blocks: [spacer('a')] },
            { span: 4, blocks: [spacer('b')] },
          ],
        },
      },
    ]);
    expect(html.match(/sqs-col-\d+ span-\d+/g)).toEqual(['sqs-col-8 span-8', 'sqs-col-4 span-4']);
  });

  test('gives a row classes for its looks, also inside a column', () => {
    const row = (id: string, looks: object, blocks: readonly Block[] = []) => ({
      type: 'row',
      props: { id, ...looks, columns: [{ span: 12, blocks }] },
    });
    const card = row('b', { tone: 'quiet', space: 'none', textSize: 'normal' });
    const html = print([
      row(
        'a',
        { tone: 'strong', space: 'large', textSize: 'large', textAlignment: 'center', columnAlignment: 'middle' },
        [card],
      ),
      row('c', { tone: 'loud' }),
    ]);
    expect(html.match(/class="row [^"]*"/g)).toEqual([
      'class="row sqs-row sqs-row--strong sqs-row--space-large sqs-row--large sqs-row--center sqs-row--middle"',
      'class="row sqs-row sqs-row--quiet"',
      'class="row sqs-row"',
    ]);
  });

  test('shows where pictures will be on the canvas alone', () => {
    const blocks: readonly Block[] = [
      { type: 'image', props: { id: 'a' } },
      { type: 'gallery', props: { id: 'b', thumbnailsPerRow: 3 } },
    ];
    expect(print(blocks, { editedAs: 'layout' }).match(/no-picture/g)).toHaveLength(4);
    expect(print(blocks)).not.toContain('no-picture');
    const filled: readonly Block[] = [{ type: 'gallery', props: { id: 'b', items: [picture] } }];
    expect(print(filled, { editedAs: 'layout' })).not.toContain('no-picture');
  });

  test('gives a frame the classes for its values on smaller screens', () => {
    const at = { tablet: { size: 'medium' }, phone: { size: 'small' } };
    expect(print([{ type: 'spacer', props: { id: 's', size: 'large', at } }])).toContain(
      'class="sqs-block spacer-block sqs-block-spacer at-tablet-spacer-size-medium at-phone-spacer-size-small"',
    );
  });

  test('leaves an empty frame for an unknown type', () => {
    expect(print([{ type: 'no-such-block', props: { id: 'x' } }])).toContain(
      '<div class="sqs-block no-such-block-block sqs-block-no-such-block" data-block-type="-1" id="block-x"><div class="sqs-block-content"></div></div>',
    );
  });

  test('prints the markup of a theme that replaces a type of block', () => {
    expect(print([{ type: 'quote', props: { id: 'q', quote: 'x', overrideHtml: '<i>mine</i>' } }])).toContain(
      '<div class="sqs-block-content"><i>mine</i></div>',
    );
  });

  test('leaves a damaged block empty and continues with the next', () => {
    const damaged = { html: 5, columns: 7, items: undefined, quote: null, size: {}, aspectRatio: ['x'], limit: 'many' };
    const types = [...blockDefinitions.map(({ name }) => name), 'constructor', '__proto__'];
    const html = print([
      ...types.map((type) => ({ type, props: { ...damaged, id: type } })),
      { type: 'html', props: { id: 'last', html: '<p>Still here</p>' } },
    ]);
    expect(html).toContain('<p>Still here</p>');
  });

  test('needs no inline styles', () => {
    const types = blockDefinitions.map(({ name }) => name).filter((name) => name !== 'row');
    const items = [{ ...picture, id: '1', title: 'T', fullUrl: '/x', mainImage: picture }];
    const html = print(types.map((type) => ({ type, props: { id: type, image: picture, items, buttonText: 'Go' } })));
    expect(html).not.toContain('style=');
  });
});

describe('every block that has a definition', () => {
  const shown = blockDefinitions.filter(({ number }) => number !== null);

  test.each(shown)('has a component that renders its defaults: $name', ({ name, number }) => {
    expect(blockComponents[name]).toBeTypeOf('function');
    expect(print([{ type: name, props: { id: 'a' } }])).toContain(`data-block-type="${number}"`);
  });
});

describe('pictures', () => {
  test('offer all the widths they have', () => {
    expect(pictureSource(picture)).toEqual({
      src: '/s/1/mug.webp?format=1000w',
      srcSet:
        '/s/1/mug.webp?format=100w 100w, /s/1/mug.webp?format=300w 300w, /s/1/mug.webp?format=500w 500w, /s/1/mug.webp?format=750w 750w, /s/1/mug.webp?format=1000w 1000w',
      width: 1200,
      height: 800,
    });
  });

  test('use the original when no other width is ready', () => {
    expect(pictureSource({ assetUrl: '/a.png' })).toEqual({
      src: '/a.png',
      srcSet: undefined,
      width: undefined,
      height: undefined,
    });
  });

  test('are lazy-loaded, except the first one', () => {
    expect(print([{ type: 'image', props: { id: 'i', image: picture } }])).toContain('loading="lazy"');
    expect(print([{ type: 'image', props: { id: 'i', image: picture, isFirst: true } }])).toContain(
      'fetchPriority="high"',
    );
  });
});

describe('a summary', () => {
  const items = [
    {
      id: '1',
      title: 'Tide <mug>',
      fullUrl: '/shop/p/tide-mug',
      mainImage: picture,
      priceHtml: '<div class="product-price">€28</div>',
    },
  ];

  test('has one link per entry, and screen readers skip the picture beside it', () => {
    const html = print([{ type: 'summary-v2', props: { id: 's', items } }]);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="/shop/p/tide-mug" class="summary-title-link">Tide &lt;mug&gt;</a>');
    expect(html).toContain('alt=""');
    expect(html).toContain('<div class="product-price">€28</div>');
  });

  test('shows a sign in place of a picture that a product lacks, with its mark; a post has none', () => {
    const [{ mainImage: _, ...product }] = items as [(typeof items)[0]];
    const marked = { ...product, statusHtml: '<div class="product-mark">sale</div>' };
    const html = print([{ type: 'summary-v2', props: { id: 's', items: [marked] } }]);
    expect(html).toContain('<div class="summary-thumbnail"><span class="no-picture" aria-hidden="true">');
    expect(html).toContain('<div class="product-mark">sale</div>');
    const { priceHtml: __, ...post } = product;
    expect(print([{ type: 'summary-v2', props: { id: 's', items: [post] } }])).not.toContain('summary-thumbnail');
  });
});
