import type { InLanguages } from '@awning/formats';
import type {
  AddressesTexts,
  AreasTexts,
  CommonTexts,
  FrameTexts,
  OrdersTexts,
  PrivacyTexts,
  ProfileTexts,
  SessionsTexts,
  SubscriptionsTexts,
} from '../texts.ts';

type Own<Texts extends FrameTexts> = Omit<Texts, keyof FrameTexts>;

interface InsideTexts {
  readonly frame: Omit<FrameTexts, keyof CommonTexts>;
  readonly profile: Own<ProfileTexts>;
  readonly addresses: Omit<Own<AddressesTexts>, 'fields' | 'optional'>;
  readonly orders: Own<OrdersTexts>;
  readonly subscriptions: Omit<Own<SubscriptionsTexts>, 'states'>;
  readonly areas: Own<AreasTexts>;
  readonly sessions: Own<SessionsTexts>;
  readonly privacy: Own<PrivacyTexts>;
}

/** Texts after sign-in. */
export const insideTexts: InLanguages<InsideTexts> = {
  en: {
    frame: {
      navigation: 'Account',
      pages: {
        profile: 'Profile',
        orders: 'Orders',
        subscriptions: 'Subscriptions',
        areas: 'Member areas',
        addresses: 'Addresses',
        sessions: 'Devices',
        privacy: 'Your data',
      },
      signOut: 'Sign out',
    },
    profile: {
      nameTitle: 'Your name',
      emailTitle: 'Email address',
      emailNow: 'Your address is {email}. We’ll email you a link to confirm the new address.',
      emailUnmailed:
        'Your address is {email}. This shop cannot send emails at the moment, so the link to confirm a new address comes later.',
      newEmail: 'New email',
      passwordTitle: 'Password',
      passwordIntro: 'When you change it, all other devices are signed out.',
      currentPassword: 'Current password',
      save: 'Save',
      changeEmail: 'Change email',
      changePassword: 'Change password',
    },
    addresses: {
      none: 'No saved addresses yet.',
      add: 'Add an address',
      edit: 'Edit',
      remove: 'Remove',
      makeDefault: 'Use as default',
      isDefault: 'Default address',
      newTitle: 'New address',
      editTitle: 'Edit address',
      save: 'Save address',
      cancel: 'Cancel',
    },
    orders: {
      none: 'You have not ordered anything yet.',
      shop: 'Go to the shop',
      number: 'Order',
      date: 'Date',
      total: 'Total',
      status: 'Status',
      statuses: {
        placed: 'Placed',
        none: 'Placed',
        pending: 'Payment pending',
        authorised: 'Placed',
        part_paid: 'Partly paid',
        paid: 'Paid',
        over_paid: 'Paid',
        part_refunded: 'Partly refunded',
        refunded: 'Refunded',
        voided: 'Cancelled',
        failed: 'Payment failed',
        partial: 'Partly shipped',
        fulfilled: 'Shipped',
        delivered: 'Delivered',
        returned: 'Returned',
      },
      back: 'All orders',
    },
    subscriptions: {
      none: 'You have no subscriptions.',
      subscription: 'Subscription',
      price: 'Price',
      status: 'Status',
      next: 'Next payment',
    },
    areas: {
      none: 'No member area is open to you.',
      area: 'Member area',
      since: 'Since',
      until: 'Until',
      noEnd: 'No end',
    },
    sessions: {
      intro:
        'You are signed in on these devices. If you do not recognise one of them, sign it out and change your password.',
      unknownDevice: 'Unknown device',
      current: 'This device',
      lastSeen: 'last used on {date}',
      end: 'Sign out',
      endOthers: 'Sign out all other devices',
    },
    privacy: {
      exportTitle: 'Download your data',
      exportIntro:
        'One file with everything we store about you: profile, addresses, devices, cart, orders, forms you sent, and your newsletter subscription.',
      exportAction: 'Download my data',
      deleteTitle: 'Delete your account',
      deleteIntro:
        'Your profile, addresses, cart, forms you sent and newsletter subscription are deleted immediately and cannot be restored. Your subscriptions to products end, also those that you bought with your email address as a guest. We keep orders for as long as the law requires.',
      deleteAction: 'Delete my account',
    },
  },
  de: {
    frame: {
      navigation: 'Konto',
      pages: {
        profile: 'Profil',
        orders: 'Bestellungen',
        subscriptions: 'Abos',
        areas: 'Mitgliederbereiche',
        addresses: 'Adressen',
        sessions: 'Geräte',
        privacy: 'Ihre Daten',
      },
      signOut: 'Abmelden',
    },
    profile: {
      nameTitle: 'Ihr Name',
      emailTitle: 'E-Mail-Adresse',
      emailNow: 'Ihre Adresse ist {email}. An die neue Adresse senden wir Ihnen einen Link zur Bestätigung.',
      emailUnmailed:
        'Ihre Adresse ist {email}. Dieser Shop kann zurzeit keine E-Mails senden; der Link zum Bestätigen einer neuen Adresse kommt später.',
      newEmail: 'Neue E-Mail-Adresse',
      passwordTitle: 'Passwort',
      passwordIntro: 'Wenn Sie es ändern, werden alle anderen Geräte abgemeldet.',
      currentPassword: 'Aktuelles Passwort',
      save: 'Speichern',
      changeEmail: 'E-Mail-Adresse ändern',
      changePassword: 'Passwort ändern',
    },
    addresses: {
      none: 'Noch keine gespeicherten Adressen.',
      add: 'Adresse hinzufügen',
      edit: 'Bearbeiten',
      remove: 'Entfernen',
      makeDefault: 'Als Standard verwenden',
      isDefault: 'Standardadresse',
      newTitle: 'Neue Adresse',
      editTitle: 'Adresse ändern',
      save: 'Adresse speichern',
      cancel: 'Abbrechen',
    },
    orders: {
      none: 'Sie haben noch nichts bestellt.',
      shop: 'Zum Shop',
      number: 'Bestellung',
      date: 'Datum',
      total: 'Summe',
      status: 'Status',
      statuses: {
        placed: 'Eingegangen',
        none: 'Eingegangen',
        pending: 'Zahlung offen',
        authorised: 'Eingegangen',
        part_paid: 'Teilweise bezahlt',
        paid: 'Bezahlt',
        over_paid: 'Bezahlt',
        part_refunded: 'Teilweise erstattet',
        refunded: 'Erstattet',
        voided: 'Storniert',
        failed: 'Zahlung fehlgeschlagen',
        partial: 'Teilweise versandt',
        fulfilled: 'Versandt',
        delivered: 'Zugestellt',
        returned: 'Zurückgesandt',
      },
      back: 'Alle Bestellungen',
    },
    subscriptions: {
      none: 'Sie haben keine Abos.',
      subscription: 'Abo',
      price: 'Preis',
      status: 'Status',
      next: 'Nächste Zahlung',
    },
    areas: {
      none: 'Ihnen steht kein Mitgliederbereich offen.',
      area: 'Mitgliederbereich',
      since: 'Seit',
      until: 'Bis',
      noEnd: 'Unbegrenzt',
    },
    sessions: {
      intro:
        'Auf diesen Geräten sind Sie angemeldet. Wenn Sie eines davon nicht erkennen, melden Sie es ab und ändern Sie Ihr Passwort.',
      unknownDevice: 'Unbekanntes Gerät',
      current: 'Dieses Gerät',
      lastSeen: 'zuletzt verwendet am {date}',
      end: 'Abmelden',
      endOthers: 'Alle anderen Geräte abmelden',
    },
    privacy: {
      exportTitle: 'Ihre Daten herunterladen',
      exportIntro:
        'Eine Datei mit allem, was wir über Sie gespeichert haben: Profil, Adressen, Geräte, Warenkorb, Bestellungen, gesendete Formulare und Newsletter-Anmeldung.',
      exportAction: 'Meine Daten herunterladen',
      deleteTitle: 'Konto löschen',
      deleteIntro:
        'Profil, Adressen, Warenkorb, gesendete Formulare und Newsletter-Anmeldung werden sofort gelöscht und lassen sich nicht wiederherstellen. Ihre Abos enden, auch solche, die Sie mit Ihrer E-Mail-Adresse als Gast abgeschlossen haben. Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      deleteAction: 'Mein Konto löschen',
    },
  },
  fr: {
    frame: {
      navigation: 'Compte',
      pages: {
        profile: 'Profil',
        orders: 'Commandes',
        subscriptions: 'Abonnements',
        areas: 'Espaces membres',
        addresses: 'Adresses',
        sessions: 'Appareils',
        privacy: 'Vos données',
      },
      signOut: 'Se déconnecter',
    },
    profile: {
      nameTitle: 'Votre nom',
      emailTitle: 'Adresse e-mail',
      emailNow: 'Votre adresse est {email}. Nous enverrons un lien de confirmation à la nouvelle adresse.',
      emailUnmailed:
        'Votre adresse est {email}. Cette boutique ne peut pas envoyer d’e-mails pour le moment : le lien pour confirmer une nouvelle adresse viendra plus tard.',
      newEmail: 'Nouvelle adresse e-mail',
      passwordTitle: 'Mot de passe',
      passwordIntro: 'Si vous le modifiez, tous les autres appareils seront déconnectés.',
      currentPassword: 'Mot de passe actuel',
      save: 'Enregistrer',
      changeEmail: 'Modifier l’adresse e-mail',
      changePassword: 'Modifier le mot de passe',
    },
    addresses: {
      none: 'Aucune adresse enregistrée.',
      add: 'Ajouter une adresse',
      edit: 'Modifier',
      remove: 'Supprimer',
      makeDefault: 'Utiliser par défaut',
      isDefault: 'Adresse par défaut',
      newTitle: 'Nouvelle adresse',
      editTitle: 'Modifier l’adresse',
      save: 'Enregistrer l’adresse',
      cancel: 'Annuler',
    },
    orders: {
      none: 'Vous n’avez encore rien commandé.',
      shop: 'Aller à la boutique',
      number: 'Commande',
      date: 'Date',
      total: 'Total',
      status: 'Statut',
      statuses: {
        placed: 'Reçue',
        none: 'Reçue',
        pending: 'Paiement en attente',
        authorised: 'Reçue',
        part_paid: 'Payée en partie',
        paid: 'Payée',
        over_paid: 'Payée',
        part_refunded: 'Remboursée en partie',
        refunded: 'Remboursée',
        voided: 'Annulée',
        failed: 'Échec du paiement',
        partial: 'Expédiée en partie',
        fulfilled: 'Expédiée',
        delivered: 'Livrée',
        returned: 'Retournée',
      },
      back: 'Toutes les commandes',
    },
    subscriptions: {
      none: 'Vous n’avez pas d’abonnement.',
      subscription: 'Abonnement',
      price: 'Prix',
      status: 'Statut',
      next: 'Prochain paiement',
    },
    areas: {
      none: 'Aucun espace membres ne vous est ouvert.',
      area: 'Espace membres',
      since: 'Depuis',
      until: 'Jusqu’au',
      noEnd: 'Sans limite',
    },
    sessions: {
      intro:
        'Vous êtes connecté sur ces appareils. Si vous n’en reconnaissez pas un, déconnectez-le et changez votre mot de passe.',
      unknownDevice: 'Appareil inconnu',
      current: 'Cet appareil',
      lastSeen: 'utilisé pour la dernière fois le {date}',
      end: 'Déconnecter',
      endOthers: 'Déconnecter tous les autres appareils',
    },
    privacy: {
      exportTitle: 'Télécharger vos données',
      exportIntro:
        'Un fichier avec tout ce que nous conservons sur vous : profil, adresses, appareils, panier, commandes, formulaires envoyés et inscription à la newsletter.',
      exportAction: 'Télécharger mes données',
      deleteTitle: 'Supprimer le compte',
      deleteIntro:
        'Votre profil, vos adresses, votre panier, vos formulaires envoyés et votre inscription à la newsletter seront supprimés immédiatement et définitivement. Vos abonnements à des produits prennent fin, y compris ceux souscrits en tant qu’invité avec votre adresse e-mail. Nous conservons vos commandes aussi longtemps que la loi l’exige.',
      deleteAction: 'Supprimer mon compte',
    },
  },
};
