import type { Language } from '@awning/formats';
import type { Answer } from '../api/client.ts';
import type { Screen, ToDoName } from '../app/screen.ts';

export interface Task {
  readonly name: ToDoName;
  readonly text: string;
  /** The screen where the work is done. */
  readonly path: string;
  /** What its list is asked for. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Joins what the server counted with the screens that know its words. */
export function tasksFor(
  { toDos }: Answer<'GET /api/back-office/overview'>,
  screens: readonly Screen[],
  language: Language,
): readonly Task[] {
  return toDos.flatMap(({ name, count }) =>
    screens.flatMap(({ path, toDos: told, toDoFilters }) => {
      const text = told?.[name];
      const asked = toDoFilters?.[name];
      return text ? [{ name, text: text[language](count), path, ...(asked && { asked }) }] : [];
    }),
  );
}
