import type { PlanFlagName, Right } from '@awning/site-model';
import type { ComponentType } from 'react';
import type { Answer } from '../api/client.ts';
import type { IconName } from '../kit/icon.tsx';
import type { Texts } from '../texts/texts.ts';

/** A screen of the back office. A feature describes its screens in `<feature>/screen.ts`; `screens.ts` is generated from the folders. */
export interface Screen {
  /** As in Appendix A, with `$name` for a part that varies. */
  readonly path: string;
  readonly title: Texts<string>;
  /** Who may open it; the calls behind it are guarded by the same table of rights. */
  readonly right: Right;
  /** The feature of the plan it belongs to; without it on every website. */
  readonly planFlag?: PlanFlagName;
  /** Loaded when the screen is opened. */
  readonly load: () => Promise<ComponentType>;
  /** Whether it has the window for itself, without the navigation. */
  readonly isWholeWindow?: true;
  /** Its place in the navigation; a screen that is reached from another has none. */
  readonly navigation?: { readonly group: NavigationGroup; readonly icon: IconName; readonly place: number };
  /** How the search over everything finds what the screen's list holds. Loaded with the first search. */
  readonly find?: () => Promise<Find>;
  /** What the dashboard says of work that is done on this screen. */
  readonly toDos?: Partial<Record<ToDoName, Texts<(count: number) => string>>>;
  /** What its list is asked for then. */
  readonly toDoFilters?: Partial<Record<ToDoName, Readonly<Record<string, string>>>>;
}

/** Returns the first rows that match, and maybe more than are shown. */
export type Find = (search: string) => Promise<readonly Found[]>;

export interface Found {
  readonly title: string;
  /** What tells it from others with the same title. */
  readonly detail?: string;
  readonly path: string;
  /** What the screen is asked for in its address. */
  readonly search?: Readonly<Record<string, string>>;
}

/** What a feature of the server counts for the dashboard. */
export type ToDoName = Answer<'GET /api/back-office/overview'>['toDos'][number]['name'];

/** `you` is at the bottom of the navigation, beside signing out. */
export const navigationGroups = ['start', 'commerce', 'site', 'settings', 'system', 'you'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];
