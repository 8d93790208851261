import { expect, test } from 'vitest';
import { chosenServices, optionsWith } from './share-services.ts';

test('services are known by either name, and unknown ones are kept', () => {
  const options = { twitter: true, mail: true, myspace: true } as const;
  expect(chosenServices(options)).toEqual(['email', 'x']);
  expect(optionsWith(options, ['facebook'])).toEqual({ myspace: true, facebook: true });
  expect(optionsWith({}, [])).toEqual({});
});
