import { datasetFault, datasetTexts } from '../chart/messages.ts';
import { defineBlock } from '../layout/definition.ts';
import { choice, flag, lines, text } from '../layout/field.ts';

export const chartBlock = defineBlock('chart', {
  isStill: true,
  fields: {
    title: text({ maxLength: 200 }),
    data: lines({ maxLength: 100_000 }),
    chartType: choice(['bar', 'line', 'pie'], 'bar'),
    isTableOpen: flag(),
  },
  panel: {
    title: { en: 'Chart', de: 'Diagramm', fr: 'Graphique' },
    fields: {
      title: { label: { en: 'Title', de: 'Titel', fr: 'Titre' } },
      data: {
        label: { en: 'Data', de: 'Daten', fr: 'Données' },
        hint: {
          en: 'Paste from a spreadsheet: column names in the first line, a label at the start of each row.',
          de: 'Aus einer Tabelle einfügen: Spaltennamen in der ersten Zeile, eine Beschriftung am Anfang jeder Zeile.',
          fr: 'Collez depuis un tableur : noms des colonnes en première ligne, un libellé au début de chaque ligne.',
        },
        faultIn: (typed, language) => {
          const fault = datasetFault(typed);
          return fault && datasetTexts[language][fault];
        },
      },
      chartType: {
        label: { en: 'Kind of chart', de: 'Art des Diagramms', fr: 'Type de graphique' },
        choices: {
          bar: { en: 'Bars', de: 'Balken', fr: 'Barres' },
          line: { en: 'Lines', de: 'Linien', fr: 'Courbes' },
          pie: { en: 'Pie', de: 'Kreis', fr: 'Secteurs' },
        },
      },
      isTableOpen: { label: { en: 'Show the table', de: 'Tabelle zeigen', fr: 'Afficher le tableau' } },
    },
  },
});
