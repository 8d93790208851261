import { defineBlock } from '../layout/definition.ts';
import { lines } from '../layout/field.ts';

/** What a café or restaurant serves, in the text format of `blocks/src/menu/read-menu.ts`. */
export const menuBlock = defineBlock('menu', {
  isStill: true,
  fields: { menu: lines() },
  panel: {
    title: { en: 'Menu', de: 'Speisekarte', fr: 'Carte' },
    fields: {
      menu: {
        label: { en: 'Dishes', de: 'Gerichte', fr: 'Plats' },
        hint: {
          en: 'A line of === below a name makes a menu, --- a section. Dishes are set apart by an empty line: name, description, price; + begins an option.',
          de: 'Eine Zeile === unter einem Namen macht eine Karte daraus, --- einen Abschnitt. Zwischen Gerichten ist eine Leerzeile: Name, Beschreibung, Preis; + beginnt eine Option.',
          fr: 'Une ligne === sous un nom en fait une carte, --- une section. Une ligne vide sépare les plats : nom, description, prix ; + commence une option.',
        },
      },
    },
  },
});
