import { expect, test } from 'vitest';
import { fillUploadMessage, type UploadMessages, uploadMessages } from './index.ts';

test.for([
  ['FILE-002', 'wrongKind', 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.'],
  ['FILE-003', 'tooLarge', 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'],
  ['MSG-006', 'enterName', 'Please enter a file name'],
  ['MSG-017', 'network', 'Network error'],
  ['MSG-018', 'noResponse', 'No response data from job request'],
  ['MSG-019', 'processingFailed', 'File processing failed'],
  ['MSG-020', 'processingCancelled', 'File processing cancelled'],
  ['MSG-021', 'incomplete', 'File upload failed to complete'],
  ['MSG-022', 'processingIncomplete', 'File processing failed to complete'],
  ['MSG-023', 'uploadError', 'Error uploading'],
  ['MSG-024', 'renameProblem', 'There was a problem while renaming your file.'],
  ['MSG-025', 'uploadProblem', 'There was a problem while uploading your file.'],
] as const)('%s %s', ([, name, text]) => {
  expect(uploadMessages('en')[name]).toBe(text);
});

test('the kind that is wanted is a word with a blank, or nothing (D-156)', () => {
  expect(fillUploadMessage('en', 'wrongKind', { fileName: 'a.exe' })).toBe(
    'The file a.exe does not appear to be a supported file.',
  );
  expect(fillUploadMessage('fr-CA', 'wrongKind', { fileName: 'a.exe', wanted: 'image' })).toBe(
    'Le fichier a.exe ne semble pas être un fichier image pris en charge.',
  );
});

test('every language has the same placeholders, and a name is filled in as it is', () => {
  for (const language of ['de', 'fr', 'pt']) {
    for (const [name, english] of Object.entries(uploadMessages('en'))) {
      const message = uploadMessages(language)[name as keyof UploadMessages];
      expect(message.match(/\{\w+\}/g)).toEqual(english.match(/\{\w+\}/g));
    }
  }
  expect(fillUploadMessage('en', 'tooLarge', { fileName: '$& {maxSize}', maxSize: '20 MB' })).toContain(
    '$& {maxSize} is',
  );
});
