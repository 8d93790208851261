import { POPUP_DAYS_HIDDEN, popupLimits, popupPages } from '@awning/site-model';
import { Fieldset, NativeSelect, NumberInput, Radio, Stack, Switch } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { popupTexts } from './messages.ts';
import { PagesField } from './pages-field.tsx';
import { PositionField } from './position-field.tsx';
import type { PopupEditor } from './use-popup-editor.ts';

/** Where and when the popup is shown. */
export function RulesCard({ editor: { form } }: { readonly editor: PopupEditor }) {
  const words = useTexts(popupTexts);
  const { position, pages, pageIds, delaySeconds, scrollPercent, daysHidden } = form.values;
  const set = form.setFieldValue;
  return (
    <Card title={words.rules}>
      <Stack gap="lg">
        <PositionField value={position} onChange={(next) => set('position', next)} />
        <NativeSelect
          label={words.pages}
          description={words.pagesHint}
          value={pages}
          data={popupPages.map((value) => ({ value, label: words.pagesNames[value] }))}
          onChange={({ currentTarget }) =>
            set('pages', popupPages.find((value) => value === currentTarget.value) ?? 'all')
          }
        />
        {pages === 'chosen' && (
          <PagesField
            ids={pageIds}
            error={form.errors['pageIds']}
            onChange={(ids) => {
              set('pageIds', ids);
              form.clearFieldError('pageIds');
            }}
          />
        )}
        <NumberInput
          label={words.delay}
          min={0}
          max={popupLimits.delaySeconds}
          clampBehavior="strict"
          allowDecimal={false}
          value={delaySeconds}
          onChange={(next) => set('delaySeconds', Number(next))}
        />
        <Switch
          label={words.scroll}
          checked={scrollPercent !== null}
          onChange={({ currentTarget }) => set('scrollPercent', currentTarget.checked ? 50 : null)}
        />
        {scrollPercent !== null && (
          <NumberInput
            label={words.scrollPercent}
            min={1}
            max={popupLimits.scrollPercent}
            suffix=" %"
            allowDecimal={false}
            value={scrollPercent}
            onChange={(next) => set('scrollPercent', Math.max(1, Number(next)))}
          />
        )}
        <Fieldset legend={words.afterClosing} variant="unstyled" m={0} p={0} styles={{ legend: { fontWeight: 600 } }}>
          <Radio.Group
            aria-label={words.afterClosing}
            value={daysHidden === null ? 'once' : 'days'}
            onChange={(value) => set('daysHidden', value === 'once' ? null : POPUP_DAYS_HIDDEN)}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="days" label={words.again} />
              <Radio value="once" label={words.once} />
            </Stack>
          </Radio.Group>
        </Fieldset>
        {daysHidden !== null && (
          <NumberInput
            label={words.daysHidden}
            description={words.daysHiddenHint}
            min={1}
            max={popupLimits.daysHidden}
            allowDecimal={false}
            value={daysHidden}
            onChange={(next) => set('daysHidden', Math.max(1, Number(next)))}
          />
        )}
      </Stack>
    </Card>
  );
}
