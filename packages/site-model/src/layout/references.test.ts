import { expect, test } from 'vitest';
import type { LayoutDocument } from './document.ts';
import { referencesOf } from './references.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function layout(content: LayoutDocument['content'], texts: LayoutDocument['texts'] = {}): LayoutDocument {
  return { schema: 1, root: {}, content, texts };
}

test('a picture, each picture of a gallery, a form and a collection are listed with their path', () => {
  const found = referencesOf(
    layout([
      { type: 'image', props: { id: 'a', assetId: id(1) } },
      { type: 'gallery', props: { id: 'b', assetIds: [id(2), id(3)] } },
      { type: 'form', props: { id: 'c', formId: id(4) } },
      { type: 'summary-v2', props: { id: 'd', collectionId: id(5) } },
    ]),
  );
  expect(found).toEqual([
    { place: 'content.0.props.assetId', to: 'picture', name: id(1) },
    { place: 'content.1.props.assetIds.0', to: 'picture', name: id(2) },
    { place: 'content.1.props.assetIds.1', to: 'picture', name: id(3) },
    { place: 'content.2.props.formId', to: 'form', name: id(4) },
    { place: 'content.3.props.collectionId', to: 'collection', name: id(5) },
  ]);
});

test('the film, its captions and its picture are listed, each as what it must be', () => {
  const video = { assetId: id(1), captionsId: id(2), posterId: id(3) };
  expect(referencesOf(layout([{ type: 'video', props: { id: 'a', ...video } }]))).toEqual([
    { place: 'content.0.props.assetId', to: 'file', name: id(1) },
    { place: 'content.0.props.captionsId', to: 'file', name: id(2) },
    { place: 'content.0.props.posterId', to: 'picture', name: id(3) },
  ]);
});

test('so are those of blocks in rows, and those that one language has of its own', () => {
  const inner = [
    { type: 'html', props: { id: 'c' } },
    { type: 'image', props: { id: 'b', assetId: id(1) } },
  ];
  const columns = [
    { span: 6, blocks: [] },
    { span: 6, blocks: inner },
  ];
  const texts = { de: { b: { assetId: id(2), caption: '<p>Hallo</p>' } } };
  expect(referencesOf(layout([{ type: 'row', props: { id: 'a', columns } }], texts))).toEqual([
    { place: 'content.0.props.columns.1.blocks.1.props.assetId', to: 'picture', name: id(1) },
    { place: 'texts.de.b.assetId', to: 'picture', name: id(2) },
  ]);
});

test('empty settings and blocks without a definition refer to nothing', () => {
  const blocks = [
    { type: 'image', props: { id: 'a', assetId: '' } },
    { type: 'foursquare', props: { id: 'b', assetId: id(1) } },
  ];
  expect(referencesOf(layout(blocks))).toEqual([]);
});
