import { type UseFormReturnType, useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Missed, missedBy } from '../../api/missed.ts';
import { Problem } from '../../api/problem.ts';
import { fieldProblems, sayProblem } from '../../api/say.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { type FormState, formState } from '../form-state.ts';
import { kitTexts } from '../messages.ts';
import { type Arrivals, useArrivals } from './arrivals.ts';
import type { DocumentField, EditedDocument } from './document.ts';
import { isSameValue, mergeBodies } from './merge.ts';
import { useTurns } from './use-turns.ts';

interface EditorOptions<Body, Typed> {
  /** The newest version that is known; a newer one that arrives while somebody types is a conflict, not a loss. */
  readonly document: EditedDocument<Body>;
  readonly fields: readonly DocumentField<Body>[];
  /** The name of who edits here: what they did themselves, as in the history, needs no notice. */
  readonly editorName: string;
  readonly typedOf: (body: Body) => Typed;
  readonly bodyOf: (typed: Typed) => Body;
  /** What is wrong with what was typed, by field. */
  readonly check: (typed: Typed) => Readonly<Record<string, string>>;
  readonly save: (version: number, body: Body) => Promise<EditedDocument<Body>>;
  /** Reads the newest version, after a save that came too late. */
  readonly reload?: () => Promise<EditedDocument<Body>>;
  readonly onSaved: (saved: EditedDocument<Body>) => void;
  /** Words for what the server found wrong, by field; `lines.*.code` is for the code of every line. */
  readonly faults: Readonly<Record<string, string>>;
}

/** What somebody else has done while this editor was typing. */
export type Conflict<Body> =
  | { readonly kind: 'changed'; readonly theirs: EditedDocument<Body> }
  | { readonly kind: 'gone' };

export interface DocumentEditor<Body, Typed> {
  readonly form: UseFormReturnType<Typed>;
  readonly state: FormState;
  readonly base: EditedDocument<Body>;
  readonly mine: Body;
  readonly conflict: Conflict<Body> | undefined;
  /** Files on their way into the form. */
  readonly arrivals: Arrivals;
  /** The last saves, as far as they did not reach the server. */
  readonly missed: Missed | undefined;
  /** Whether leaving would lose something; also true for callers that hold an older render. */
  readonly isChangedNow: () => boolean;
  /**
   * Saves what was typed, after a save that is under way. Returns what is saved now, or undefined if there is something
   * to do first.
   */
  readonly submit: (options?: {
    /** What follows says itself how it went. */
    readonly isQuiet?: boolean;
    /** The caller repeats a save that did not reach the server, and says so itself. */
    readonly isRepeated?: boolean;
  }) => Promise<EditedDocument<Body> | undefined>;
  readonly discard: () => void;
  /** Goes on from their version with what I changed; where both changed a field, mine only if it is in `kept`. */
  readonly takeOver: (kept: readonly DocumentField<Body>[]) => void;
  /** Goes on from this version with everything that was typed, as after a document came back from the trash. */
  readonly goOnFrom: (document: EditedDocument<Body>) => void;
}

/** Holds what is typed into a document until it is saved, and nothing of it gets lost on the way. */
export function useDocumentEditor<Body extends object, Typed extends Record<string, unknown>>(
  options: EditorOptions<Body, Typed>,
): DocumentEditor<Body, Typed> {
  const { document, fields, editorName, typedOf, bodyOf, check, save, reload, onSaved, faults } = options;
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const [base, setBase] = useState(document);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Body>>();
  const [missed, setMissed] = useState<Missed>();
  const arrivals = useArrivals();
  const inTurn = useTurns();
  /** What the next save begins with, which the render that called it may not have seen yet. */
  const now = useRef<{ base: EditedDocument<Body>; conflict: Conflict<Body> | undefined }>({
    base: document,
    conflict: undefined,
  });
  /** What was sent since the last response. */
  const unanswered = useRef<readonly Body[]>([]);
  const form = useForm<Typed>({ initialValues: typedOf(document.body), validate: check });
  const { getValues, setValues, clearErrors } = form;
  const mine = bodyOf(form.values);
  const isChanged = !isSameValue(mine, bodyOf(typedOf(base.body)));
  const isChangedNow = useRef(isChanged);
  useLayoutEffect(() => {
    isChangedNow.current = isChanged;
  }, [isChanged]);

  const begin = useCallback(
    (from: EditedDocument<Body>, typed: Typed) => {
      now.current = { base: from, conflict: undefined };
      setBase(from);
      setConflict(undefined);
      setValues(typed);
      clearErrors();
    },
    [setValues, clearErrors],
  );

  const stop = useCallback((by: Conflict<Body>) => {
    now.current = { ...now.current, conflict: by };
    setConflict(by);
  }, []);

  // A newer version has arrived by itself.
  useEffect(() => {
    if (document.id !== base.id || document.version <= base.version || isSaving) return;
    if (isChangedNow.current && !isSameValue(document.body, base.body)) {
      stop({ kind: 'changed', theirs: document });
      return;
    }
    // Of a version that was only published, nothing contradicts what was typed meanwhile.
    begin(document, isChangedNow.current ? getValues() : typedOf(document.body));
    const by = document.changedBy ?? '';
    if (by === editorName) return;
    notifications.show({ message: words.changedBy(by), closeButtonProps: { 'aria-label': common.close } });
  }, [document, base, isSaving, begin, stop, getValues, typedOf, editorName, words, common]);

  async function send(typed: Typed, isQuiet: boolean, isRepeated: boolean) {
    const from = now.current.base;
    setSaving(true);
    try {
      const saved = await save(from.version, bodyOf(typed));
      // What was typed while the server answered is not saved yet. A new document goes on at its own address.
      const later = getValues();
      const hasMore = from.id !== '' && !isSameValue(bodyOf(later), bodyOf(typed));
      isChangedNow.current = hasMore;
      setMissed(undefined);
      unanswered.current = [];
      begin(saved, hasMore ? later : typedOf(saved.body));
      if (!isQuiet) {
        notifications.show({
          color: 'cloth',
          message: common.saved,
          closeButtonProps: { 'aria-label': common.close },
        });
      }
      onSaved(saved);
      return saved;
    } catch (problem) {
      await explain(problem, bodyOf(typed), isRepeated);
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  /** Returns whether all files are there that were on their way. */
  async function settle(): Promise<boolean> {
    if (!arrivals.isAwaited()) return true;
    const hasAll = await arrivals.settle();
    if (!hasAll) {
      notifications.show({
        color: 'red',
        message: words.notSavedFiles,
        closeButtonProps: { 'aria-label': common.close },
      });
    }
    return hasAll;
  }

  async function explain(problem: unknown, sent: Body, isRepeated: boolean) {
    const isMissed = missedBy(problem, undefined) !== undefined;
    setMissed((before) => missedBy(problem, before));
    if (isMissed) unanswered.current = [...unanswered.current.filter((body) => !isSameValue(body, sent)), sent];
    if (isMissed && isRepeated) return;
    const reason = problem instanceof Problem ? problem.reason : undefined;
    if (reason === 'gone') {
      stop({ kind: 'gone' });
      return;
    }
    const newest = reason === 'stale' ? await reload?.().catch(() => undefined) : undefined;
    if (newest && unanswered.current.some((body) => isSameValue(body, newest.body))) {
      // The server did get a save whose response was lost.
      unanswered.current = [];
      begin(newest, getValues());
      onSaved(newest);
      return;
    }
    if (newest) {
      stop({ kind: 'changed', theirs: newest });
      return;
    }
    const found = Object.keys(fieldProblems(problem)).map((path) => path.replace(/^body\./, ''));
    const errors = found.map(
      (name) => [name, faults[name] ?? faults[name.replaceAll(/\.\d+/g, '.*')] ?? words.fieldInvalid] as const,
    );
    form.setErrors(Object.fromEntries(errors));
    focusFirst(form, found);
    notifications.show({
      color: 'red',
      message: found.length > 0 ? words.notSavedFields : sayProblem(problem, common, words.reasons),
      closeButtonProps: { 'aria-label': common.close },
    });
  }

  async function submit(isQuiet: boolean, isRepeated: boolean) {
    if (now.current.conflict || !(await settle())) return undefined;
    // What has just arrived is in the form, but not yet in what this render saw.
    const typed = getValues();
    const from = now.current.base;
    if (isSameValue(bodyOf(typed), bodyOf(typedOf(from.body)))) return from;
    const { hasErrors, errors } = form.validate();
    if (!hasErrors) return await send(typed, isQuiet, isRepeated);
    focusFirst(form, Object.keys(errors));
    return undefined;
  }

  return {
    form,
    state: formState(isChanged || arrivals.isArriving, isSaving),
    base,
    mine,
    conflict,
    missed,
    arrivals,
    isChangedNow: () => isChangedNow.current || arrivals.isAwaited(),
    submit: ({ isQuiet = false, isRepeated = false } = {}) => inTurn(() => submit(isQuiet, isRepeated)),
    discard: () => {
      const from = conflict?.kind === 'changed' ? conflict.theirs : base;
      begin(from, typedOf(from.body));
    },
    takeOver: (kept) => {
      if (conflict?.kind !== 'changed') return;
      const { theirs } = conflict;
      begin(theirs, typedOf(mergeBodies(fields, { base: base.body, theirs: theirs.body, mine }, kept)));
    },
    goOnFrom: (from) => begin(from, form.values),
  };
}

function focusFirst<Typed extends Record<string, unknown>>(form: UseFormReturnType<Typed>, names: readonly string[]) {
  const nodes = names.map((name) => form.getInputNode(name)).filter((node) => node !== null);
  // The order of the screen, not that of the rules.
  const first = nodes.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
  first?.focus();
}
