import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../app/session.ts';
import type { Stored } from '../../kit/document/use-stored.ts';
import { useDocumentEditor } from '../../kit/editing/use-document-editor.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { notifyProblems } from '../notify-problems.tsx';
import { zonesWith } from './priced-zone.ts';
import { problemTexts } from './problem-texts.ts';
import { shippingKey, shippingRulesQuery, type ZoneBody } from './queries.ts';
import { checkZone, type TypedZone, typedZone, zoneBody } from './typed-zone.ts';
import { useUntaxedNotice } from './untaxed-note.tsx';
import { useShippingPlace } from './use-shipping-place.ts';
import { zoneFields } from './zone-fields.ts';

/** A zone while it is edited. After saving, what cannot work is said by name. */
export function useZoneEditor({ onSaved, ...options }: Stored<ZoneBody>) {
  const place = useShippingPlace();
  const { close } = useTexts(commonTexts);
  const { member } = useSession();
  const queries = useQueryClient();
  const untaxed = useUntaxedNotice();
  const { words, currency, primary } = place;
  const { faults } = words;
  const fields = zoneFields(place);
  const check = useCallback(
    (typed: TypedZone) => checkZone(typed, faults, { currency, primary }),
    [faults, currency, primary],
  );

  async function pointOut({ id }: { readonly id: string }) {
    const rules = await queries.fetchQuery(shippingRulesQuery);
    const found = problemTexts({ zones: zonesWith(rules, undefined, place), rules, zoneId: id }, place);
    const saved = rules.zones.filter((zone) => zone.id === id).map(({ body }) => body);
    const title = found.length === 0 ? untaxed.title : words.cannotWork;
    notifyProblems(title, [...untaxed.problems({ zones: saved, rules }), ...found], close);
  }

  const editor = useDocumentEditor<ZoneBody, TypedZone>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: typedZone,
    bodyOf: zoneBody,
    check,
    onSaved: (saved) => {
      onSaved(saved);
      void queries.invalidateQueries({ queryKey: shippingKey });
      // What is wrong is also on the screen, so that a notice that cannot be made is no loss.
      void pointOut(saved).catch(() => undefined);
    },
    faults: { name: faults.name, areas: faults.places, 'options.*.texts': faults.optionName },
  });
  return { editor, fields };
}

export type ZoneEditor = ReturnType<typeof useZoneEditor>['editor'];
