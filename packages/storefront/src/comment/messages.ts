import type { InLanguages, Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { captchaBoxMessages } from '../captcha/messages.ts';
import type { ItemCommentsTexts } from './comment.ts';

// Read on the server only.

export function itemCommentsMessages(language: Language): ItemCommentsTexts {
  const { needsScripts } = captchaMessages(language);
  return { ...byLanguage[language], needsScripts, captchaBox: captchaBoxMessages(language) };
}

const byLanguage: InLanguages<Omit<ItemCommentsTexts, 'needsScripts' | 'captchaBox'>> = {
  en: {
    title: 'Comments',
    none: 'No comments yet. Write the first one.',
    closed: 'Comments are closed.',
    team: 'Team',
    more: 'Earlier comments',
    loading: 'Loading…',
    answer: 'Reply',
    answerTo: 'Reply to {author}',
    answers: 'Replies to {author}',
    form: 'Write a comment',
    answering: 'You reply to {author}.',
    noAnswer: 'Write a new comment instead',
    name: 'Name',
    email: 'Email',
    emailHint: 'Not published.',
    body: 'Comment',
    send: 'Send comment',
    sending: 'Sending…',
    failed: 'Please check your connection and try again.',
    trap: 'Leave this field empty',
  },
  de: {
    title: 'Kommentare',
    none: 'Noch keine Kommentare. Schreiben Sie den ersten.',
    closed: 'Die Kommentare sind geschlossen.',
    team: 'Team',
    more: 'Frühere Kommentare',
    loading: 'Wird geladen …',
    answer: 'Antworten',
    answerTo: 'Auf {author} antworten',
    answers: 'Antworten auf {author}',
    form: 'Kommentar schreiben',
    answering: 'Sie antworten auf {author}.',
    noAnswer: 'Stattdessen einen neuen Kommentar schreiben',
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'Wird nicht veröffentlicht.',
    body: 'Kommentar',
    send: 'Kommentar senden',
    sending: 'Wird gesendet …',
    failed: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    trap: 'Dieses Feld leer lassen',
  },
  fr: {
    title: 'Commentaires',
    none: 'Pas encore de commentaire. Écrivez le premier.',
    closed: 'Les commentaires sont fermés.',
    team: 'Équipe',
    more: 'Commentaires précédents',
    loading: 'Chargement…',
    answer: 'Répondre',
    answerTo: 'Répondre à {author}',
    answers: 'Réponses à {author}',
    form: 'Écrire un commentaire',
    answering: 'Vous répondez à {author}.',
    noAnswer: 'Écrire plutôt un nouveau commentaire',
    name: 'Nom',
    email: 'E-mail',
    emailHint: 'Ne sera pas publié.',
    body: 'Commentaire',
    send: 'Envoyer le commentaire',
    sending: 'Envoi…',
    failed: 'Vérifiez votre connexion et réessayez.',
    trap: 'Laissez ce champ vide',
  },
};
