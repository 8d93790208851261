import type { Language } from '@awning/formats';
import {
  type Answers,
  answerableFields,
  answerText,
  answerTo,
  type Field,
  type Form,
  isUnanswered,
  secretFieldIds,
} from '@awning/forms';
import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { localForm } from '../definition/published.ts';
import { selectVersions } from '../definition/store.ts';
import type { StoredSubmission } from './store.ts';

/** Submissions as owners read them, each in its own version of the form. */
export interface Reading {
  /** The questions of all versions, those of the latest first. */
  readonly questions: readonly Field[];
  answersOf(submission: StoredSubmission, language: Language): readonly ReadAnswer[];
  /** The answer to one question as text; empty if it was not asked or not answered. */
  cell(submission: StoredSubmission, question: Field, language: Language): string;
}

export interface ReadAnswer {
  readonly fieldId: string;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  readonly isAnswered: boolean;
  readonly isSecret: boolean;
}

export async function openReading(connection: Connection, website: Website, formId: string): Promise<Reading> {
  const versions = await selectVersions(connection, website.id, formId);
  const forms = new Map(versions.map((stored) => [stored.version, localForm(website, '', stored)]));
  const all = [...forms.values()].flatMap((form) => answerableFields(form));
  const questions = [...new Map(all.toReversed().map((field) => [field.id, field])).values()];
  const order = all.map(({ id }) => id);
  questions.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return {
    questions,
    answersOf: (submission, language) => readAnswers(formOf(forms, submission), submission, language),
    cell(submission, question, language) {
      const asked = answerableFields(formOf(forms, submission)).find(({ id }) => id === question.id);
      const value = asked && answerTo(asked, answersIn(submission));
      return asked && value !== undefined && !isUnanswered(value) ? answerText(asked, value, language) : '';
    },
  };
}

function readAnswers(form: Form, submission: StoredSubmission, language: Language): readonly ReadAnswer[] {
  const answers = answersIn(submission);
  const secret = new Set(secretFieldIds(form));
  return answerableFields(form).map((field) => {
    const value = answerTo(field, answers);
    return {
      fieldId: field.id,
      title: field.title || field.id,
      kind: field.kind,
      text: answerText(field, value, language),
      isAnswered: !isUnanswered(value),
      isSecret: secret.has(field.id),
    };
  });
}

const SUMMARY_LENGTH = 160;

/** The first answers in one line, for a list that shows the address separately. */
export function summaryOf(answers: readonly ReadAnswer[]): string {
  const told = answers
    .filter(({ isAnswered, isSecret, kind }) => isAnswered && !isSecret && kind !== 'email')
    .slice(0, 4);
  const line = told.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).join(' · ');
  // Cutting may split a surrogate pair; half a character is not shown.
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
}

function answersIn({ answers }: StoredSubmission): Answers {
  return JSON.parse(answers) as Answers;
}

function formOf(forms: ReadonlyMap<number, Form>, { version }: StoredSubmission): Form {
  const form = forms.get(version);
  if (form === undefined) throw new Error(`A submission answers version ${version}, which is not there`);
  return form;
}
