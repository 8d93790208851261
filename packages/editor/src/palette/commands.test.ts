import { allPlanFlags, PlanFlag, rightsOf, TeamRole } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { screens } from '../app/screens.ts';
import { type Command, commandsFor, matchCommands } from './commands.ts';

const everything = { rights: rightsOf([TeamRole.ADMIN]), planFlags: allPlanFlags };
const pathsOf = (commands: readonly Command[]) => commands.map(({ path }) => path);

describe('commandsFor', () => {
  it('leads an administrator to every screen of the navigation, and to what makes something new', () => {
    const { places, creations } = commandsFor(screens, everything, 'en');
    const all = screens.filter(({ navigation }) => navigation).map(({ path }) => path);
    expect(pathsOf(places).toSorted()).toEqual(all.toSorted());
    expect(pathsOf(places).slice(0, 3)).toEqual(['/config', '/config/commerce/orders', '/config/commerce/products']);
    expect(pathsOf(creations)).toContain('/config/commerce/products/new');
    expect(pathsOf(creations).filter((path) => path.includes('$'))).toEqual([]);
  });

  it('leads nobody to a screen without its right or outside of the plan', () => {
    const seller = { rights: rightsOf([TeamRole.STORE_MANAGER]), planFlags: allPlanFlags };
    const editor = { rights: rightsOf([TeamRole.EDITOR]), planFlags: allPlanFlags };
    const planFlags = allPlanFlags.filter((flag) => flag !== PlanFlag.COMMERCE);
    expect(pathsOf(commandsFor(screens, seller, 'en').places)).not.toContain('/config/team');
    expect(pathsOf(commandsFor(screens, editor, 'en').creations)).not.toContain('/config/commerce/products/new');
    expect(pathsOf(commandsFor(screens, { ...everything, planFlags }, 'en').places)).not.toContain(
      '/config/commerce/orders',
    );
  });

  it('names the screens in the language of the member', () => {
    const { places } = commandsFor(screens, everything, 'de');
    expect(places.find(({ path }) => path === '/config/commerce/orders')?.title).toBe('Bestellungen');
  });
});

describe('matchCommands', () => {
  const named = (...titles: readonly string[]): Command[] =>
    titles.map((title) => ({ path: `/${title}`, title, icon: 'file' }));
  const found = (commands: readonly Command[], typed: string) =>
    matchCommands(commands, typed).map(({ title }) => title);

  it('finds every typed word anywhere in a title, without capitals and accents', () => {
    expect(found(named('Réglages du site', 'Articles', 'Site'), 'SITE regl')).toEqual(['Réglages du site']);
  });

  it('shows first what begins with the first word, then what has a word that does', () => {
    expect(found(named('Workshop', 'Your shop', 'Shop data'), 'shop')).toEqual(['Shop data', 'Your shop', 'Workshop']);
  });

  it('shows everything while nothing is typed, in the same order', () => {
    expect(found(named('B', 'A'), ' ')).toEqual(['B', 'A']);
  });
});
