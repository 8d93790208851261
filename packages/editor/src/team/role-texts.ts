import type { TeamRoleName } from '@awning/site-model';
import { defineTexts } from '../texts/texts.ts';

interface RoleText {
  readonly name: string;
  readonly may: string;
}

/** What each role may do (Appendix C), as people would say it. */
export const roleTexts = defineTexts<Readonly<Record<TeamRoleName, RoleText>>>({
  en: {
    ADMIN: { name: 'Administrator', may: 'Everything, including team and settings' },
    BILLING: { name: 'Billing', may: 'See plan features and invoices of orders' },
    REPORTING: { name: 'Reporting', may: 'See analytics and sales reports' },
    EDITOR: { name: 'Editor', may: 'Pages, posts, galleries, forms, header and footer, languages, files' },
    MODERATOR: { name: 'Moderator', may: 'Approve, hide and delete comments and reviews' },
    COMMENTER: { name: 'Commenter', may: 'Comment as a member of the team' },
    STORE_MANAGER: { name: 'Store manager', may: 'Products, stock, orders, coupons, shipping, taxes, reviews' },
    SCHEDULING: { name: 'Scheduling', may: 'Events and the settings of scheduling' },
    VIEWER: { name: 'Viewer', may: 'See the site including private pages' },
    CAMPAIGNS_EDITOR: { name: 'Campaigns', may: 'Contacts, newsletter lists and mailings' },
    SCHEDULING_VIEWER: { name: 'Scheduling viewer', may: 'See events and attendees' },
    SCHEDULING_EDITOR: { name: 'Scheduling editor', may: 'Create and change events' },
  },
  de: {
    ADMIN: { name: 'Verwaltung', may: 'Alles, auch Team und Einstellungen' },
    BILLING: { name: 'Abrechnung', may: 'Funktionen und Rechnungen der Bestellungen sehen' },
    REPORTING: { name: 'Auswertung', may: 'Statistik und Umsatzberichte sehen' },
    EDITOR: { name: 'Redaktion', may: 'Seiten, Beiträge, Galerien, Formulare, Kopf und Fuß, Sprachen, Dateien' },
    MODERATOR: { name: 'Moderation', may: 'Kommentare und Bewertungen freigeben, verbergen und löschen' },
    COMMENTER: { name: 'Kommentieren', may: 'Als Teammitglied kommentieren' },
    STORE_MANAGER: {
      name: 'Shopleitung',
      may: 'Produkte, Lager, Bestellungen, Rabattcodes, Versand, Steuern, Bewertungen',
    },
    SCHEDULING: { name: 'Termine', may: 'Veranstaltungen und ihre Einstellungen' },
    VIEWER: { name: 'Ansicht', may: 'Die Website mit privaten Seiten sehen' },
    CAMPAIGNS_EDITOR: { name: 'Newsletter', may: 'Kontakte, Verteiler und Newsletter' },
    SCHEDULING_VIEWER: { name: 'Termine ansehen', may: 'Veranstaltungen und Teilnehmende sehen' },
    SCHEDULING_EDITOR: { name: 'Termine bearbeiten', may: 'Veranstaltungen anlegen und ändern' },
  },
  fr: {
    ADMIN: { name: 'Administration', may: 'Tout, y compris l’équipe et les réglages' },
    BILLING: { name: 'Facturation', may: 'Voir les fonctions et les factures des commandes' },
    REPORTING: { name: 'Rapports', may: 'Voir les statistiques et les ventes' },
    EDITOR: {
      name: 'Rédaction',
      may: 'Pages, articles, galeries, formulaires, en-tête et pied de page, langues, fichiers',
    },
    MODERATOR: { name: 'Modération', may: 'Approuver, masquer et supprimer commentaires et avis' },
    COMMENTER: { name: 'Commentaires', may: 'Commenter en tant que membre de l’équipe' },
    STORE_MANAGER: { name: 'Gérance', may: 'Produits, stock, commandes, coupons, livraison, taxes, avis' },
    SCHEDULING: { name: 'Agenda', may: 'Événements et réglages de l’agenda' },
    VIEWER: { name: 'Lecture', may: 'Voir le site, pages privées comprises' },
    CAMPAIGNS_EDITOR: { name: 'Campagnes', may: 'Contacts, listes et lettres d’information' },
    SCHEDULING_VIEWER: { name: 'Agenda en lecture', may: 'Voir les événements et les participants' },
    SCHEDULING_EDITOR: { name: 'Agenda en écriture', may: 'Créer et modifier des événements' },
  },
});
