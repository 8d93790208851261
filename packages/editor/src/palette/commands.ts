import type { Language } from '@awning/formats';
import { isInPlan, navigationFor, type Opened } from '../app/navigation.ts';
import type { Screen } from '../app/screen.ts';
import type { IconName } from '../kit/icon.tsx';

/** A place that the palette leads to. */
export interface Command {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
}

interface Commands {
  /** Screens of the navigation. */
  readonly places: readonly Command[];
  /** Screens that make something new. */
  readonly creations: readonly Command[];
}

/** What a member can open on this website, in the order of the navigation. */
export function commandsFor(screens: readonly Screen[], opened: Opened, language: Language): Commands {
  const { rights, planFlags } = opened;
  const creating = screens.filter(
    (screen) => screen.path.endsWith('/new') && rights.includes(screen.right) && isInPlan(screen, planFlags),
  );
  const commandOf = ({ path, title, navigation }: Screen): Command => ({
    path,
    title: title[language],
    icon: navigation?.icon ?? 'plus',
  });
  return {
    places: navigationFor(screens, opened).flatMap((part) => part.screens.map(commandOf)),
    creations: creating.map(commandOf),
  };
}

/** The commands that have every typed word in their title; those that begin with the first one come first. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const [first = ''] = words;
  const matching = commands.filter(({ title }) => words.every((word) => plain(title).includes(word)));
  return matching.toSorted((one, other) => rank(one, first) - rank(other, first));
}

function rank({ title }: Command, word: string): number {
  const name = plain(title);
  if (name.startsWith(word)) return 0;
  return name.includes(` ${word}`) ? 1 : 2;
}

/** Without capitals and accents, as people type. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
