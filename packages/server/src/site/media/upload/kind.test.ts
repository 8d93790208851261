import { pictureBytes } from '@awning/testing';
import { expect, test } from 'vitest';
import { endingsOf, HEAD_BYTES, kindOf } from './kind.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a picture is told by its bytes: %s', async (format) => {
  expect(kindOf(await pictureBytes(9, 9, format))).toMatchObject({ kind: 'image', contentType: `image/${format}` });
});

test.each<[string, Buffer, string | undefined]>([
  ['wav', latin('RIFF\0\0\0\0WAVEfmt '), 'audio/wav'],
  ['flac', latin('fLaC\0\0'), 'audio/flac'],
  ['ogg', latin('OggS\0\0vorbis'), 'audio/ogg'],
  ['ogg film', latin('OggS\0\u0002\u0080theora'), 'video/ogg'],
  ['m4a', latin('\0\0\0\u0018ftypM4A '), 'audio/mp4'],
  ['mp3 with a label', latin('ID3\u0003\0'), 'audio/mpeg'],
  ['mp3', latin('\u00ff\u00fb\u0090\u0064'), 'audio/mpeg'],
  ['aac', latin('\u00ff\u00f1\u0050\u0080'), 'audio/aac'],
  ['mp4', latin('\0\0\0\u0018ftypmp42'), 'video/mp4'],
  ['mov', latin('\0\0\0\u0018ftypqt  '), 'video/quicktime'],
  ['webm', latin('\u001a\u0045\u00df\u00a3\u0001\u0042\u0082\u0084webm'), 'video/webm'],
  ['pdf', latin('%PDF-1.4\n%\u00e2'), 'application/pdf'],
  ['zip', latin('PK\u0003\u0004'), 'application/zip'],
  ['words', Buffer.from('Größe;Preis\n'), 'text/plain'],
  ['captions', Buffer.from('\uFEFFWEBVTT - kiln\n\n00:00.000 --> 00:01.000\nHello\n'), 'text/vtt'],
  ['words that begin like captions', Buffer.from('WEBVTTX\n'), 'text/plain'],
  [
    'a drawing',
    Buffer.from('\n<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg width="1">'),
    'image/svg+xml',
  ],
  ['a page', Buffer.from('<!doctype html><p>'), undefined],
  ['a page below a comment', Buffer.from('<!-- <svg> --><html>'), undefined],
  ['a script for a shell', Buffer.from('#!/bin/sh\nrm -rf /'), undefined],
  ['a script for a server', Buffer.from('hello <?php system($_GET[0]); ?>'), undefined],
  ['a program for Windows', latin('MZ\u0090\0\u0003'), undefined],
  ['a program for Linux', latin('\u007fELF\u0002'), undefined],
  ['an iPhone picture', latin('\0\0\0\u0018ftypheic'), undefined],
  ['unknown bytes', latin('\u0001\u0002\u0003'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_, head, contentType) => {
  expect(kindOf(head)?.contentType).toBe(contentType);
});

test('a character that is cut where the beginning ends is no damage', () => {
  for (const start of ['', 'a', 'ab', 'abc']) {
    const text = Buffer.from(start + '🙂'.repeat(2000)).subarray(0, HEAD_BYTES);
    expect(kindOf(text)?.contentType).toBe('text/plain');
  }
});

test('what is stored knows its endings', () => {
  expect(endingsOf('image/jpeg')).toEqual(['jpg', 'jpeg', 'jpe']);
  expect(endingsOf('image/svg+xml')).toEqual(['svg']);
});
