import { defineTexts } from '../texts/texts.ts';

export const jobTexts = defineTexts({
  en: {
    title: 'Jobs',
    lead: 'Work that is done in the background: mails, pictures and the like.',
    states: { waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    empty: {
      waiting: 'Nothing waits',
      running: 'Nothing is running',
      failed: 'Nothing has failed',
    },
    next: (moment: string) => `Next attempt ${moment}`,
    since: (moment: string) => `From ${moment}`,
    attempts: (made: number, most: number) => `${made} of ${most} attempts`,
    retry: 'Try again',
    retried: 'The job will be tried again.',
    reasons: { jobGone: 'This job is gone or running already.' },
  },
  de: {
    title: 'Aufgaben',
    lead: 'Arbeit, die im Hintergrund erledigt wird: E-Mails, Bilder und Ähnliches.',
    states: { waiting: 'Wartet', running: 'Läuft', failed: 'Gescheitert' },
    empty: {
      waiting: 'Nichts wartet',
      running: 'Nichts läuft',
      failed: 'Nichts ist gescheitert',
    },
    next: (moment: string) => `Nächster Versuch ${moment}`,
    since: (moment: string) => `Vom ${moment}`,
    attempts: (made: number, most: number) => `${made} von ${most} Versuchen`,
    retry: 'Noch einmal',
    retried: 'Die Aufgabe wird noch einmal versucht.',
    reasons: { jobGone: 'Diese Aufgabe gibt es nicht mehr, oder sie läuft schon.' },
  },
  fr: {
    title: 'Tâches',
    lead: 'Le travail fait en arrière-plan : e-mails, images et autres.',
    states: { waiting: 'En attente', running: 'En cours', failed: 'Échouées' },
    empty: {
      waiting: 'Rien n’attend',
      running: 'Rien n’est en cours',
      failed: 'Rien n’a échoué',
    },
    next: (moment: string) => `Prochaine tentative ${moment}`,
    since: (moment: string) => `Du ${moment}`,
    attempts: (made: number, most: number) => `${made} tentatives sur ${most}`,
    retry: 'Réessayer',
    retried: 'La tâche sera retentée.',
    reasons: { jobGone: 'Cette tâche n’existe plus ou est déjà en cours.' },
  },
});
