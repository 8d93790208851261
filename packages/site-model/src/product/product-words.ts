import type { InLanguages } from '@awning/formats';
import type { BaseUnit, ContentUnit } from './content-unit.ts';

interface ProductWords {
  readonly types: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  readonly statuses: Readonly<Record<ProductStatusName, string>>;
  /** What happens when a variant is sold out. */
  readonly stock: Readonly<Record<StockName, string>>;
  readonly contentUnits: Readonly<Record<ContentUnit, string>>;
  readonly baseUnits: Readonly<Record<BaseUnit, string>>;
}

type ProductStatusName = 'published' | 'Draft' | 'Private' | 'Needs Review' | 'Scheduled' | 'Archived';
type StockName = 'counted' | 'backorder' | 'unlimited';

/** The choices of a product as people call them: on screens, and in files that they write. */
export const productWords: InLanguages<ProductWords> = {
  en: {
    types: { 1: 'Physical', 2: 'Download', 3: 'Service', 4: 'Gift card', 5: 'Member area' },
    statuses: {
      published: 'Published',
      Draft: 'Draft',
      Private: 'Hidden',
      'Needs Review': 'Needs review',
      Scheduled: 'Scheduled',
      Archived: 'Archived',
    },
    stock: { counted: 'Stop selling', backorder: 'Sell on', unlimited: 'No limit' },
    contentUnits: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', cm: 'cm', m: 'm', sqm: 'm²', ct: 'pieces' },
    baseUnits: { kg: '1 kg', '100g': '100 g', l: '1 l', '100ml': '100 ml', m: '1 m', sqm: '1 m²', ct: '1 piece' },
  },
  de: {
    types: { 1: 'Ware', 2: 'Download', 3: 'Dienstleistung', 4: 'Geschenkkarte', 5: 'Mitgliederbereich' },
    statuses: {
      published: 'Veröffentlicht',
      Draft: 'Entwurf',
      Private: 'Verborgen',
      'Needs Review': 'Zu prüfen',
      Scheduled: 'Geplant',
      Archived: 'Archiviert',
    },
    stock: { counted: 'Nicht verkaufen', backorder: 'Weiter verkaufen', unlimited: 'Unbegrenzt' },
    contentUnits: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', cm: 'cm', m: 'm', sqm: 'm²', ct: 'Stück' },
    baseUnits: { kg: '1 kg', '100g': '100 g', l: '1 l', '100ml': '100 ml', m: '1 m', sqm: '1 m²', ct: '1 Stück' },
  },
  fr: {
    types: { 1: 'Article', 2: 'Téléchargement', 3: 'Service', 4: 'Carte cadeau', 5: 'Espace membre' },
    statuses: {
      published: 'Publié',
      Draft: 'Brouillon',
      Private: 'Masqué',
      'Needs Review': 'À relire',
      Scheduled: 'Programmé',
      Archived: 'Archivé',
    },
    stock: { counted: 'Arrêter la vente', backorder: 'Continuer', unlimited: 'Sans limite' },
    contentUnits: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', cm: 'cm', m: 'm', sqm: 'm²', ct: 'pièces' },
    baseUnits: { kg: '1 kg', '100g': '100 g', l: '1 l', '100ml': '100 ml', m: '1 m', sqm: '1 m²', ct: '1 pièce' },
  },
};
