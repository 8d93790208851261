import { allPlanFlags, PlanFlag, rightsOf, TeamRole } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { hasScreensBelow, isWithin, navigationFor } from './navigation.ts';
import { screens } from './screens.ts';

describe('navigationFor', () => {
  it('shows an administrator everything that has a place', () => {
    const shown = pathsFor([TeamRole.ADMIN]);

    expect(shown.toSorted()).toEqual(
      screens
        .filter((screen) => screen.navigation)
        .map((screen) => screen.path)
        .toSorted(),
    );
  });

  it('orders the screens of a group by their place, wherever the list names them', () => {
    const everything = { rights: rightsOf([TeamRole.ADMIN]), planFlags: allPlanFlags };
    for (const { screens: shown } of navigationFor(screens.toReversed(), everything)) {
      const places = shown.map(({ navigation }) => navigation?.place ?? 0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('shows a store manager orders, but neither team nor mails', () => {
    const shown = pathsFor([TeamRole.STORE_MANAGER]);

    expect(shown).toContain('/config/commerce/orders');
    expect(shown).not.toContain('/config/team');
    expect(shown).not.toContain('/config/settings/mail');
  });

  it('leaves the orders out where the website has no shop', () => {
    const shown = pathsFor(
      [TeamRole.ADMIN],
      allPlanFlags.filter((flag) => flag !== PlanFlag.COMMERCE),
    );

    expect(shown).not.toContain('/config/commerce/orders');
    expect(shown).toContain('/config/team');
  });

  it('leaves out groups in which nothing is left', () => {
    const groups = navigationFor(screens, { rights: rightsOf([TeamRole.VIEWER]), planFlags: allPlanFlags }).map(
      (part) => part.group,
    );

    // Everybody on the team may preview the shop's mails (D-170).
    expect(groups).toEqual(['start', 'settings', 'you']);
  });
});

describe('isWithin', () => {
  it('knows a screen and what is below it, and no other that begins alike', () => {
    const addresses = ['/config/settings', '/config/settings/payment', '/config/settings-old'];
    expect(addresses.map((address) => isWithin(address, '/config/settings'))).toEqual([true, true, false]);
  });
});

describe('hasScreensBelow', () => {
  it('keeps the settings from looking open while the mails are', () => {
    expect(
      ['/config', '/config/settings', '/config/commerce/orders'].map((path) => hasScreensBelow(screens, path)),
    ).toEqual([true, true, false]);
  });
});

function pathsFor(roles: readonly number[], planFlags = allPlanFlags): readonly string[] {
  const parts = navigationFor(screens, { rights: rightsOf(roles), planFlags });
  return parts.flatMap((part) => part.screens.map((screen) => screen.path));
}
