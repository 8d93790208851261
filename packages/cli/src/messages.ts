export const help = `awning: a website with a store, on your own machine

Usage
  awning start                     serves the shop until Ctrl-C
  awning export <file>             writes the whole installation into one file
  awning import <file> [--replace] reads such a file into an empty installation,
                                   or in place of everything with --replace
  awning sample --products <n> [--variants <n>] [--units <n>] [--orders <n>]
                                   fills the shop at /shop with made-up products,
                                   pieces of each variant and paid orders
  awning password <email>          prints a link by which a member of the team chooses
                                   a new password; it works once, for an hour
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
  productsMissing: 'Say how many: awning sample --products <n>',
  wrongNumber: (option: string, text: string, lowest: number, highest: number) =>
    `${option} is "${text}": give a whole number from ${lowest} to ${highest}.`,
  emailMissing: 'Name a member of the team: awning password <email>',
  noMember: (email: string) => `Nobody on the team has the address "${email}": check it under Team in the back office.`,
  newPassword: (websiteName: string, link: string) => `${websiteName}: ${link}`,
  seeHelp: 'awning help lists what there is.',
} as const;
