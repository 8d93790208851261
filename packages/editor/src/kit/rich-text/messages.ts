import { defineTexts } from '../../texts/texts.ts';

export const richTextTexts = defineTexts({
  en: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bulletList: 'List',
    orderedList: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    setLink: 'Set link',
  },
  de: {
    toolbar: 'Formatierung',
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    bulletList: 'Liste',
    orderedList: 'Nummerierte Liste',
    link: 'Link',
    linkAddress: 'Adresse des Links',
    setLink: 'Link setzen',
  },
  fr: {
    toolbar: 'Mise en forme',
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Titre',
    bulletList: 'Liste',
    orderedList: 'Liste numérotée',
    link: 'Lien',
    linkAddress: 'Adresse du lien',
    setLink: 'Poser le lien',
  },
});
