import { defineTexts } from '../texts/texts.ts';

export const jobTexts = defineTexts({
  en: {
    title: 'Background tasks',
    lead: 'Emails, pictures and other work that your website does in the background.',
    states: { waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    empty: {
      waiting: 'No waiting tasks',
      running: 'No running tasks',
      failed: 'No failed tasks',
    },
    next: (moment: string) => `Next attempt ${moment}`,
    since: (moment: string) => `Created ${moment}`,
    attempts: (made: number, most: number) => `${made} of ${most} attempts`,
    retry: 'Try again',
    retried: 'The task will run again.',
    reasons: { jobGone: 'This task no longer exists or is already running.' },
  },
  de: {
    title: 'Hintergrundaufgaben',
    lead: 'E-Mails, Bilder und andere Arbeiten, die Ihre Website im Hintergrund erledigt.',
    states: { waiting: 'Wartet', running: 'Läuft', failed: 'Fehlgeschlagen' },
    empty: {
      waiting: 'Keine wartenden Aufgaben',
      running: 'Keine laufenden Aufgaben',
      failed: 'Keine fehlgeschlagenen Aufgaben',
    },
    next: (moment: string) => `Nächster Versuch: ${moment}`,
    since: (moment: string) => `Erstellt: ${moment}`,
    attempts: (made: number, most: number) => `${made} von ${most} Versuchen`,
    retry: 'Erneut versuchen',
    retried: 'Die Aufgabe wird erneut ausgeführt.',
    reasons: { jobGone: 'Diese Aufgabe gibt es nicht mehr, oder sie läuft bereits.' },
  },
  fr: {
    title: 'Tâches de fond',
    lead: 'E-mails, images et autres travaux que votre site effectue en arrière-plan.',
    states: { waiting: 'En attente', running: 'En cours', failed: 'Échouées' },
    empty: {
      waiting: 'Aucune tâche en attente',
      running: 'Aucune tâche en cours',
      failed: 'Aucune tâche échouée',
    },
    next: (moment: string) => `Prochaine tentative : ${moment}`,
    since: (moment: string) => `Créée : ${moment}`,
    attempts: (made: number, most: number) => `${made} tentatives sur ${most}`,
    retry: 'Réessayer',
    retried: 'La tâche sera relancée.',
    reasons: { jobGone: 'Cette tâche n’existe plus ou est déjà en cours.' },
  },
});
