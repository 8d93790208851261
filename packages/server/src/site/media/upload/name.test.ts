import { expect, test } from 'vitest';
import { fittingName, MAX_NAME_LENGTH, nameFault } from './name.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['../../etc/passwd', 'path'],
  ['a/b.png', 'path'],
  ['C:\\pictures\\a.png', 'path'],
  ['..', 'path'],
  ['a\u0000.png', 'characters'],
  ['a\r\nX-Evil: 1.png', 'characters'],
  ['a\u202egnp.exe', 'characters'],
  ['a\u2066b.png', 'characters'],
  ['a\u200bb.png', 'characters'],
  ['\ufeffa.png', 'characters'],
  ['a\ud800.png', 'characters'],
  ['a'.repeat(MAX_NAME_LENGTH + 1), 'too-long'],
  ['Töpferei – „neu“ (2).png', undefined],
  ['👩‍🎨 बर्तन.png', undefined],
  ['.htaccess', undefined],
])('%o: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test.each([
  ['a.PNG', ['png'], 'a.PNG'],
  ['photo.jpg', ['png'], 'photo.png'],
  ['setup.exe', ['zip', 'docx'], 'setup.exe.zip'],
  ['book.docx', ['zip', 'docx'], 'book.docx'],
  ['.htaccess', ['txt'], '.htaccess.txt'],
  [' a ', ['pdf'], 'a.pdf'],
  ['🙂'.repeat(75), ['png'], `${'🙂'.repeat(73)}.png`],
])('%o of a file that ends with %o is called %o', (name, endings, fitting) => {
  expect(fittingName(name, { endings })).toBe(fitting);
});
