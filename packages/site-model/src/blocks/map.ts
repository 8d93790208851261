import { defineBlock } from '../layout/definition.ts';
import { flag, lines, number, text } from '../layout/field.ts';
import { readMapPosition } from '../map/map-position.ts';

const notAPosition = {
  en: 'Two numbers with a comma between them, such as 53.5511, 9.9937.',
  de: 'Zwei Zahlen mit einem Komma dazwischen, zum Beispiel 53.5511, 9.9937.',
  fr: 'Deux nombres séparés par une virgule, par exemple 53.5511, 9.9937.',
};

/** An address beside a drawn map, with links to real ones, of which nothing is loaded. */
export const mapBlock = defineBlock('map', {
  isStill: true,
  fields: {
    title: text({ maxLength: 200 }),
    address: lines({ maxLength: 500 }),
    position: text({ maxLength: 60, isTranslated: false }),
    zoom: number({ minimum: 1, maximum: 19, start: 16 }),
    openStreetMap: flag(true),
    googleMaps: flag(true),
    appleMaps: flag(),
  },
  panel: {
    title: { en: 'Map', de: 'Karte', fr: 'Carte du lieu' },
    fields: {
      title: { label: { en: 'Name of the place', de: 'Name des Ortes', fr: 'Nom du lieu' } },
      address: {
        label: { en: 'Address', de: 'Adresse', fr: 'Adresse' },
        hint: {
          en: 'In lines, as on a letter. The maps search for it unless there is a position.',
          de: 'In Zeilen wie auf einem Brief. Die Karten suchen danach, wenn keine Position angegeben ist.',
          fr: 'En lignes, comme sur une lettre. Les cartes la cherchent s’il n’y a pas de position.',
        },
      },
      position: {
        label: { en: 'Position', de: 'Position', fr: 'Position' },
        hint: {
          en: 'Latitude and longitude, such as 53.5511, 9.9937. Copy them from a map for a place without a number.',
          de: 'Breite und Länge, zum Beispiel 53.5511, 9.9937. Kopieren Sie sie aus einer Karte, wenn der Ort keine Hausnummer hat.',
          fr: 'Latitude et longitude, par exemple 53.5511, 9.9937. Copiez-les d’une carte si le lieu n’a pas de numéro.',
        },
        faultIn: (typed, language) =>
          typed.trim() === '' || readMapPosition(typed) ? undefined : notAPosition[language],
      },
      zoom: {
        label: { en: 'Zoom of the maps', de: 'Vergrößerung der Karten', fr: 'Zoom des cartes' },
        shownIf: { setting: 'position', isNot: '' },
      },
      openStreetMap: { label: { en: 'OpenStreetMap', de: 'OpenStreetMap', fr: 'OpenStreetMap' } },
      googleMaps: { label: { en: 'Google Maps', de: 'Google Maps', fr: 'Google Maps' } },
      appleMaps: { label: { en: 'Apple Maps', de: 'Apple Karten', fr: 'Plans d’Apple' } },
    },
  },
});
