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
  [['password', 'ada@shop.test'], { command: 'password', email: 'ada@shop.test' }],
  [['remove-second-factor', 'ada@shop.test'], { command: 'remove-second-factor', email: 'ada@shop.test' }],
  [['theme', 'new', 'mine'], { command: 'theme new', folder: 'mine' }],
  [['theme', 'serve', 'mine'], { command: 'theme serve', folder: 'mine' }],
  [['theme', 'check', 'themes/mine'], { command: 'theme check', folder: 'themes/mine' }],
  [
    ['sample', '--products', '24'],
    { command: 'sample', size: { products: 24, variants: 3, units: 100, orders: 0, customers: 0 } },
  ],
  [
    ['sample', '--orders=5', '--products=24', '--variants', '1', '--units=0', '--customers=3'],
    { command: 'sample', size: { products: 24, variants: 1, units: 0, orders: 5, customers: 3 } },
  ],
])('understands awning %j', (words, usage) => {
  expect(readUsage(words)).toEqual({ ok: true, usage });
});

test.each([
  [['strat'], 'There is no command "strat".'],
  [['start', '--port'], 'There is no option "--port" here.'],
  [['export'], 'Name a file: awning export <file>'],
  [['export', '--replace', 'a'], 'There is no option "--replace" here.'],
  [['import', 'a', 'b'], 'What is "b" for? This takes one file.'],
  [['password'], 'Name a member of the team: awning password <email>'],
  [['remove-second-factor'], 'Name a member of the team: awning remove-second-factor <email>'],
  [['password', 'ada@shop.test', '--now'], 'There is no option "--now" here.'],
  [['theme'], 'There is no command "theme ": use awning theme new, check or serve <folder>'],
  [['theme', 'chek', 'a'], 'There is no command "theme chek": use awning theme new, check or serve <folder>'],
  [['theme', 'new'], 'Name a folder: awning theme new <folder>'],
  [['theme', 'check'], 'Name a folder: awning theme check <folder>'],
  [['theme', 'check', 'a', '--all'], 'There is no option "--all" here.'],
  [['sample'], 'Say how many: awning sample --products <n>'],
  [['sample', '--orders', '5'], 'Say how many: awning sample --products <n>'],
  [['sample', '24'], 'There is no option "24" here.'],
  [['sample', '--colour', 'red'], 'There is no option "--colour" here.'],
  [['sample', '--products'], '--products is "": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '0'], '--products is "0": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '-5'], '--products is "-5": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '1.5'], '--products is "1.5": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '1e3'], '--products is "1e3": give a whole number from 1 to 1000000.'],
  [['sample', '--products', 'NaN'], '--products is "NaN": give a whole number from 1 to 1000000.'],
  [['sample', '--products=9=9'], '--products is "9=9": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '٣'], '--products is "٣": give a whole number from 1 to 1000000.'],
  [['sample', '--products', '1', '--variants', '21'], '--variants is "21": give a whole number from 1 to 20.'],
  [['sample', '--products', '1', '__proto__', '1'], 'There is no option "__proto__" here.'],
])('says what is wrong with awning %j', (words, complaint) => {
  expect(readUsage(words)).toEqual({ ok: false, complaint });
});

test('every command is in the help', () => {
  const commands = [
    'start',
    'export',
    'import',
    'password',
    'remove-second-factor',
    'sample',
    'theme check',
    'theme new',
    'theme serve',
    'doctor',
    'help',
    'version',
  ];
  for (const command of commands) expect(help).toContain(`awning ${command}`);
});
