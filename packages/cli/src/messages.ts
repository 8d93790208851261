export const help = `awning: a website with a store, on your own machine

Usage
  awning start                     serves the shop until Ctrl-C
  awning export <file>             writes the whole installation into one file
  awning import <file> [--replace] reads such a file into an empty installation,
                                   or in place of everything with --replace
  awning sample --products <n> [--variants <n>] [--units <n>] [--orders <n>]
                [--customers <n>]
                                   fills the shop at /shop with made-up products,
                                   pieces of each variant, orders and accounts of customers
  awning password <email>          prints a link by which a member of the team chooses
                                   a new password; it works once, for an hour
  awning remove-second-factor <email>
                                   lets a member of the team who has lost telephone and
                                   recovery codes sign in with the password alone
  awning theme new <folder>        begins a theme as a copy of ours
  awning theme serve <folder>      shows a theme over a sample website, and loads the pages in
                                   the browser anew when a file changes; PORT is its port
  awning theme check <folder>      renders every kind of page of a theme with sample content
                                   and prints what is wrong with it
  awning doctor                    looks for what is wrong with this installation
  awning help                      shows this
  awning version                   shows the version

Settings come from the environment and from the file .env (see README.md).

Exit status
  0  done        1  it could not be done, the reason is printed        2  wrong usage
`;

export const messages = {
  unknownCommand: (name: string) => `There is no command "${name}".`,
  unknownOption: (name: string) => `There is no option "${name}" here.`,
  fileMissing: (command: string) => `Name a file: awning ${command} <file>`,
  tooMany: (word: string) => `What is "${word}" for? This takes one file.`,
  unknownTheme: (action = '') => `There is no command "theme ${action}": use awning theme new, check or serve <folder>`,
  folderMissing: (command: string) => `Name a folder: awning ${command} <folder>`,
  badName: (folder: string) => `${folder}: use small letters, digits and hyphens for the name of a theme.`,
  taken: (folder: string) => `${folder} is there already.`,
  themeBegun: (folder: string) => `✓ ${folder} is a copy of our own theme. Check it with: awning theme check ${folder}`,
  noFolder: (folder: string) => `There is no folder ${folder}.`,
  themeServed: (address: string) => `${address} shows the theme. Ctrl-C stops it.`,
  themeSound: '✓ No problems found',
  themeFaults,
  themeChecked: (templates: number, pages: number, errors: number, warnings: number) =>
    `${errors === 0 ? '✓' : '✗'} ${counted(templates, 'template')}, ${counted(pages, 'page')}: ${themeFaults(errors, warnings)}`,
  productsMissing: 'Say how many: awning sample --products <n>',
  wrongNumber: (option: string, text: string, lowest: number, highest: number) =>
    `${option} is "${text}": give a whole number from ${lowest} to ${highest}.`,
  emailMissing: (command: string) => `Name a member of the team: awning ${command} <email>`,
  noMember: (email: string) => `Nobody on the team has the address "${email}": check it under Team in the back office.`,
  newPassword: (websiteName: string, link: string) => `${websiteName}: ${link}`,
  secondFactor: (websiteName: string, isRemoved: boolean) =>
    isRemoved
      ? `${websiteName}: the second factor is removed. The password alone opens the account, until a new one is set up.`
      : `${websiteName}: this member has no second factor.`,
  seeHelp: 'awning help lists what there is.',
} as const;

function themeFaults(errors: number, warnings: number): string {
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
