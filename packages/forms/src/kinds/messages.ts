import type { InLanguages, Language } from '@awning/formats';
import type { FieldKind } from '@awning/site-model';
import type { PartName } from './parts.ts';

export interface KindMessages {
  readonly parts: Readonly<Record<PartName, string>>;
  /** Shown with the title of a required field. */
  readonly required: string;
  /** The first option of a select: nothing chosen yet. */
  readonly choose: string;
}

/**
 * The texts around the inputs in a language.
 *
 * @example
 * kindMessages('en').parts.first // => 'First Name'
 */
export function kindMessages(language: Language): KindMessages {
  return byLanguage[language];
}

/**
 * The name of a kind in the form editor.
 *
 * @example
 * kindName('textarea', 'en') // => 'Text Area'
 * kindName('checkbox', 'de') // => 'Mehrfachauswahl'
 */
export function kindName(kind: FieldKind, language: Language): string {
  return names[language][kind];
}

const byLanguage: InLanguages<KindMessages> = {
  en: {
    required: '(required)',
    choose: 'Please choose',
    parts: {
      first: 'First Name',
      last: 'Last Name',
      month: 'Month',
      day: 'Day',
      year: 'Year',
      hour: 'Hour',
      minute: 'Minute',
      second: 'Second',
      ampm: 'AM/PM',
      line1: 'Address 1',
      line2: 'Address 2',
      city: 'City',
      state: 'State/Province',
      zip: 'Zip/Postal Code',
      country: 'Country',
      countryCode: 'Country Code',
      areaCode: 'Area Code',
      prefix: 'Prefix',
      line: 'Line',
    },
  },
  de: {
    required: '(erforderlich)',
    choose: 'Bitte wählen',
    parts: {
      first: 'Vorname',
      last: 'Nachname',
      month: 'Monat',
      day: 'Tag',
      year: 'Jahr',
      hour: 'Stunde',
      minute: 'Minute',
      second: 'Sekunde',
      ampm: 'AM/PM',
      line1: 'Adresszeile 1',
      line2: 'Adresszeile 2',
      city: 'Ort',
      state: 'Bundesland/Kanton',
      zip: 'Postleitzahl',
      country: 'Land',
      countryCode: 'Ländervorwahl',
      areaCode: 'Vorwahl',
      prefix: 'Rufnummer',
      line: 'Durchwahl',
    },
  },
  fr: {
    required: '(obligatoire)',
    choose: 'Veuillez choisir',
    parts: {
      first: 'Prénom',
      last: 'Nom',
      month: 'Mois',
      day: 'Jour',
      year: 'Année',
      hour: 'Heure',
      minute: 'Minute',
      second: 'Seconde',
      ampm: 'AM/PM',
      line1: 'Adresse 1',
      line2: 'Adresse 2',
      city: 'Ville',
      state: 'Région/Province',
      zip: 'Code postal',
      country: 'Pays',
      countryCode: 'Indicatif du pays',
      areaCode: 'Indicatif régional',
      prefix: 'Préfixe',
      line: 'Numéro',
    },
  },
};

const names: InLanguages<Readonly<Record<FieldKind, string>>> = {
  en: {
    text: 'Text',
    textarea: 'Text Area',
    email: 'Email',
    number: 'Number',
    website: 'Website',
    currency: 'Currency',
    password: 'Password',
    twitter: 'Twitter',
    date: 'Date',
    time: 'Time',
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    section: 'Section',
    radio: 'Radio',
    checkbox: 'Checkbox',
    select: 'Drop-down',
    likert: 'Survey',
    hidden: 'Hidden',
  },
  de: {
    text: 'Text',
    textarea: 'Textbereich',
    email: 'E-Mail',
    number: 'Zahl',
    website: 'Website',
    currency: 'Betrag',
    password: 'Passwort',
    twitter: 'Twitter',
    date: 'Datum',
    time: 'Uhrzeit',
    name: 'Name',
    address: 'Adresse',
    phone: 'Telefon',
    section: 'Abschnitt',
    radio: 'Einfachauswahl',
    checkbox: 'Mehrfachauswahl',
    select: 'Auswahlliste',
    likert: 'Umfrage',
    hidden: 'Verstecktes Feld',
  },
  fr: {
    text: 'Texte',
    textarea: 'Zone de texte',
    email: 'E-mail',
    number: 'Nombre',
    website: 'Site web',
    currency: 'Montant',
    password: 'Mot de passe',
    twitter: 'Twitter',
    date: 'Date',
    time: 'Heure',
    name: 'Nom',
    address: 'Adresse',
    phone: 'Téléphone',
    section: 'Section',
    radio: 'Choix unique',
    checkbox: 'Choix multiple',
    select: 'Liste déroulante',
    likert: 'Enquête',
    hidden: 'Champ masqué',
  },
};
