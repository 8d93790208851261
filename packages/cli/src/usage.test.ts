import { expect, test } from 'vitest';
import { help } from './messages.ts';
import { readUsage } from './usage.ts';

test.each([
  [[], { command: 'help' }],
  [['help'], { command: 'help' }],
  [['--help'], { command: 'help' }],
  [['start'], { command: 'start' }],
  [['doctor'], { command: 'doctor' }],
  [['--version'], { command: 'version' }],
  [['export', 'a.awning'], { command: 'export', file: 'a.awning' }],
  [['import', 'a.awning'], { command: 'import', file: 'a.awning', replace: false }],
  [['import', '--replace', 'a.awning'], { command: 'import', file: 'a.awning', replace: true }],
])('understands awning %j', (words, usage) => {
  expect(readUsage(words)).toEqual({ ok: true, usage });
});

test.each([
  [['strat'], 'There is no command "strat".'],
  [['start', '--port'], 'There is no option "--port" here.'],
  [['export'], 'Name a file: awning export <file>'],
  [['export', '--replace', 'a'], 'There is no option "--replace" here.'],
  [['import', 'a', 'b'], 'What is "b" for? This takes one file.'],
])('says what is wrong with awning %j', (words, complaint) => {
  expect(readUsage(words)).toEqual({ ok: false, complaint });
});

test('every command stands in the help', () => {
  for (const command of ['start', 'export', 'import', 'doctor', 'help', 'version']) {
    expect(help).toContain(`awning ${command}`);
  }
});
