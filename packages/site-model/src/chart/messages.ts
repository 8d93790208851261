import { datasetLimits } from '../limits.ts';
import { type Dataset, type DatasetFault, readDataset } from './dataset.ts';

type Texts = Readonly<Record<DatasetFault, string>>;

/** MSG-010 to MSG-012, and what else keeps a dataset from being drawn. */
export const datasetTexts: { readonly en: Texts; readonly de: Texts; readonly fr: Texts } = {
  en: {
    noColumn: 'Your dataset must have at least one column',
    noRow: 'Your dataset must have at least one row',
    missing: 'One or more rows was missing data',
    noNumber: 'Every cell but the labels has to be a number',
    tooManyColumns: `Your dataset can have at most ${datasetLimits.columns} columns`,
    tooManyRows: `Your dataset can have at most ${datasetLimits.rows} rows`,
  },
  de: {
    noColumn: 'Ihr Datensatz braucht mindestens eine Spalte',
    noRow: 'Ihr Datensatz braucht mindestens eine Zeile',
    missing: 'In mindestens einer Zeile fehlen Daten',
    noNumber: 'Außer den Beschriftungen muss jede Zelle eine Zahl sein',
    tooManyColumns: `Ihr Datensatz kann höchstens ${datasetLimits.columns} Spalten haben`,
    tooManyRows: `Ihr Datensatz kann höchstens ${datasetLimits.rows} Zeilen haben`,
  },
  fr: {
    noColumn: 'Vos données doivent avoir au moins une colonne',
    noRow: 'Vos données doivent avoir au moins une ligne',
    missing: 'Il manque des données dans une ou plusieurs lignes',
    noNumber: 'Chaque cellule sauf les libellés doit être un nombre',
    tooManyColumns: `Vos données peuvent avoir au plus ${datasetLimits.columns} colonnes`,
    tooManyRows: `Vos données peuvent avoir au plus ${datasetLimits.rows} lignes`,
  },
};

/** What is wrong with a dataset that was typed, in the words of the back office; nothing while the field is empty. */
export function datasetFault(text: string): DatasetFault | undefined {
  const read: { dataset?: Dataset; fault?: DatasetFault } = text.trim() === '' ? {} : readDataset(text);
  return read.fault;
}
